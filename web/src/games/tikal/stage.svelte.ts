/** What the parts of the board share: offers by space, the tile on trial, the figure taken up, the hint and the
 *  small menu. */
import { getContext, setContext } from 'svelte'
import { BoardStage, type Attributes, type BoardProps as KitProps, type Menu as KitMenu } from '../../kit/stage.svelte'
import { towards } from './geometry'
import { joined, seatName, spaceLabel, spaceText, ui } from './labels'
import { costOf, exchangesOf, homeOf, indexOffers, isMove, movesOf, ofVerb, type Places } from './places'
import type { Components, Decision, Figure, Lay, Offer, View } from './types'

export type BoardProps = KitProps<View, Components, Decision>
export interface Menu extends KitMenu<Decision> {
  moves: Figure[]
  space: string
}
export type Pick = { kind: 'lay'; space: string; turn: number } | { kind: 'move'; space: string; figure: Figure }

export class Stage extends BoardStage<View, Components, Menu, Decision> {
  pick: Pick | null = $state.raw(null)
  private stood: string = $state('a1')

  readonly places: Places = $derived.by(() => indexOffers(this.props.offers))
  /** The spaces one can go to with the arrow keys. */
  readonly spots: string[] = $derived(
    [...new Set([...Object.keys(this.props.view.spaces), ...this.places.keys()])].sort(),
  )
  readonly here: string = $derived(this.spots.includes(this.stood) ? this.stood : (this.spots[0] ?? 'a1'))
  /** Where the figure taken up may go. */
  readonly reach: Places = $derived.by(() =>
    this.pick?.kind === 'move' ? movesOf(this.props.offers, this.pick.figure, this.pick.space) : new Map(),
  )
  readonly tried: Lay | null = $derived.by(() => {
    const pick = this.pick
    return pick?.kind === 'lay' ? (this.lays(pick.space).find((offer) => offer.turn === pick.turn) ?? null) : null
  })
  /** The offer that is looked at: under the pointer, in the list, or on trial. */
  readonly shown: Offer | null = $derived(this.pointed ?? this.tried)
  readonly cost: number = $derived(costOf(this.shown ?? undefined))

  /** A tile with what it shows: "A5 (4 treasures)". */
  tile(id: string): string {
    return this.props.things[id]?.name ?? id
  }
  name(seat: number): string {
    return seatName(seat, this.props.names)
  }

  // --- a tile on trial ----------------------------------------------------------

  private lays(space: string): Lay[] {
    return ofVerb(this.places.get(space) ?? [], 'lay')
  }
  /** The ways the tile on trial may be turned where it lies. */
  get turns(): number[] {
    return this.pick?.kind === 'lay' ? this.lays(this.pick.space).map((offer) => offer.turn) : []
  }
  rotate(step: number): void {
    const pick = this.pick
    if (pick?.kind !== 'lay') return
    const turns = this.turns
    this.pick = { ...pick, turn: turns[(turns.indexOf(pick.turn) + step + turns.length) % turns.length]! }
  }
  confirm(): void {
    if (this.tried) this.choose(this.tried.text)
  }
  override cancel(): void {
    super.cancel()
    this.pick = null
  }

  // --- choosing -----------------------------------------------------------------

  take(figure: Figure, space: string): void {
    this.menu = null
    this.tip = null
    this.pick = { kind: 'move', figure, space }
  }
  open(el: Element, title: string, offers: Offer[], moves: Figure[] = [], space = ''): void {
    this.tip = null
    const inset = el.getBoundingClientRect().height * 0.12
    this.menu = { title, offers, moves, space, ...this.placeOf(el, inset) }
  }
  /** Figures of a space that may go somewhere. */
  movers(space: string): Figure[] {
    const moves = (this.places.get(space) ?? []).filter(isMove).map((offer) => offer.figure)
    return (['leader', 'worker'] as const).filter((name) => moves.includes(name))
  }
  private press(space: string, el: Element, isKey: boolean): void {
    const turns = this.lays(space).map((offer) => offer.turn)
    if (turns.length) {
      if (this.pick?.kind !== 'lay' || this.pick.space !== space)
        this.pick = { kind: 'lay', space, turn: turns.includes(this.lastTurn) ? this.lastTurn : turns[0]! }
      else if (isKey) this.confirm()
      else this.rotate(1)
      return
    }
    const targets = this.reach.get(space) ?? []
    if (targets.length === 1) return this.choose(targets[0]!.text)
    const title = spaceText(space, this.props.view)
    if (targets.length) return this.open(el, title, targets)
    const again = this.pick?.space === space
    this.cancel()
    if (again) return
    const offers = this.places.get(space) ?? []
    const others = offers.filter((offer) => !isMove(offer))
    const movers = this.movers(space)
    if (!others.length && movers.length === 1) return this.take(movers[0]!, space)
    if (offers.length) this.open(el, title, others, movers, space)
  }
  private get lastTurn(): number {
    return this.pick?.kind === 'lay' ? this.pick.turn : 0
  }

  // --- hints --------------------------------------------------------------------

  private note(space: string): string {
    const targets = this.reach.get(space) ?? []
    if (targets.length) return targets.map((offer) => joined([offer.brief, offer.brings])).join(' / ')
    const lays = this.lays(space)
    if (lays.length)
      return this.tried && this.pick?.space === space ? this.tried.brings : ui('can_lay', { n: lays.length })
    const offers = (this.places.get(space) ?? []).filter((offer) => !isMove(offer)).length + this.movers(space).length
    return offers ? ui('choices', { n: offers }) : ''
  }
  /** The next space, or the one before, where something can be chosen. */
  private glowing(space: string, step: number): string | null {
    const open = this.spots.filter((one) => (this.pick?.kind === 'move' ? this.reach.has(one) : this.places.has(one)))
    const at = step > 0 ? open.findIndex((one) => one > space) : open.findLastIndex((one) => one < space)
    return open.at(at < 0 ? (step > 0 ? 0 : -1) : at) ?? null
  }
  /** Where keys go: the hexagon that has the focus. */
  private step(event: KeyboardEvent, space: string): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      return this.press(space, event.currentTarget as Element, true)
    }
    if (!/^(Arrow|Page)/.test(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key.startsWith('Arrow') && this.pick?.kind === 'lay' && this.pick.space === space)
      return this.rotate(/Right|Down/.test(event.key) ? 1 : -1)
    const next = event.key.startsWith('Page')
      ? this.glowing(space, event.key === 'PageDown' ? 1 : -1)
      : towards(space, event.key, this.spots)
    if (!next) return
    this.stood = next
    this.root?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus()
  }
  /** Attributes of a hexagon on the map: a button where something can be chosen, a named picture otherwise. */
  spot(space: string): Attributes {
    const { view, names } = this.props
    const [title, what, ...rest] = spaceLabel(space, view, names)
    const label = joined([title!, what!, ...rest])
    const note = this.note(space)
    const targets = this.reach.get(space) ?? []
    const isOpen = note !== ''
    const show = (event: Event): void => {
      this.hover = targets[0]?.text ?? null
      this.hint(event.currentTarget as Element, `${title} · ${what}`, [joined(rest), note].filter(Boolean).join(' — '))
    }
    return {
      class: 'tk-hit',
      role: isOpen ? 'button' : 'img',
      tabindex: space === this.here ? 0 : -1,
      'aria-label': note ? `${label}: ${note}` : label,
      'data-space': space,
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(event)
      },
      onpointerleave: () => this.quiet(),
      onfocus: (event: FocusEvent) => {
        this.stood = space
        if ((event.currentTarget as Element).matches(':focus-visible')) show(event)
      },
      onblur: () => this.quiet(),
      onclick: (event: PointerEvent) => {
        this.quiet()
        if (isOpen || this.pick) this.press(space, event.currentTarget as Element, false)
        else if (event.pointerType === 'touch') show(event)
      },
      onkeydown: (event: KeyboardEvent) => this.step(event, space),
    }
  }
  exchanges(treasure: string, seat: number): Offer[] {
    return exchangesOf(this.props.offers, treasure, seat === this.props.view.turn ? null : seat)
  }
  /** How a space is looked at: a target, a place with choices, the start of a move, the space of the offer that is
   *  shown. */
  lookOf(space: string): string {
    const pick = this.pick
    const shown = this.shown
    const isShown = shown !== null && (homeOf(shown) === space || (isMove(shown) && shown.target === space))
    if (pick?.space === space) return 'picked'
    if (isShown) return 'shown'
    if (pick?.kind === 'move') return this.reach.has(space) ? 'target' : ''
    const offers = this.places.get(space) ?? []
    if (!offers.length) return ''
    return offers.every((offer) => offer.verb === 'camp') ? 'maybe' : 'open'
  }
  get movingText(): string {
    const pick = this.pick
    return pick?.kind === 'move' ? ui('moving', { figure: pick.figure, space: pick.space }) : ''
  }
}

const KEY = Symbol('tikal')
export const setStage = (stage: Stage): Stage => setContext(KEY, stage)
export const getStage = (): Stage => getContext<Stage>(KEY)
