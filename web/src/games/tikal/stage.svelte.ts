/** What the parts of the board share: offers by space, the tile on trial, the figure taken up, the hint and the
 *  small menu. */
import { getContext, setContext } from 'svelte'
import { BoardStage, type Attributes, type BoardProps as KitProps, type Menu as KitMenu } from '../../kit/stage.svelte'
import type { Offer } from '../../kit/types'
import type { Components } from './components'
import { towards } from './geometry'
import { costOf, exchangesOf, figureOf, homeOf, indexOffers, isMove, movesOf, type Figure, type Places } from './places'
import {
  capital,
  count,
  describe,
  figure,
  joined,
  pathsText,
  preview,
  shortly,
  spaceLabel,
  spaceText,
  ui,
} from './words'

export type BoardProps = KitProps<any, Components>
export interface Menu extends KitMenu {
  moves: Figure[]
  space: string
}
export type Pick = { kind: 'lay'; space: string; turn: number } | { kind: 'move'; space: string; figure: Figure }

export class Stage extends BoardStage<any, Components, Menu> {
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
  readonly tried: Offer | null = $derived(
    this.pick?.kind === 'lay' ? (this.offer(`lay ${this.pick.space} ${this.pick.turn}`) ?? null) : null,
  )
  /** The offer that is looked at: under the pointer, in the list, or on trial. */
  readonly shown: Offer | null = $derived(this.pointed ?? this.tried)
  readonly cost: number = $derived(costOf(this.shown ?? undefined))

  protected told(offer: Offer): { title: string; text: string } {
    const { lang, view } = this.props
    return { title: describe(offer.text, view, lang), text: preview(offer, lang) }
  }
  name(seat: number): string {
    return this.props.names[seat] ?? ui('seat', this.props.lang, { n: seat + 1 })
  }

  // --- a tile on trial ----------------------------------------------------------

  private lays(space: string): number[] {
    return (this.places.get(space) ?? [])
      .filter((offer) => offer.text.startsWith('lay '))
      .map((offer) => Number(offer.text.split(' ')[2]))
  }
  /** The ways the tile on trial may be turned where it lies. */
  get turns(): number[] {
    return this.pick?.kind === 'lay' ? this.lays(this.pick.space) : []
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
    const moves = (this.places.get(space) ?? [])
      .filter((offer) => isMove(offer.text))
      .map((offer) => figureOf(offer.text))
    return (['leader', 'worker'] as const).filter((name) => moves.includes(name))
  }
  private press(space: string, el: Element, isKey: boolean): void {
    const turns = this.lays(space)
    if (turns.length) {
      if (this.pick?.kind !== 'lay' || this.pick.space !== space)
        this.pick = { kind: 'lay', space, turn: turns.includes(this.lastTurn) ? this.lastTurn : turns[0]! }
      else if (isKey) this.confirm()
      else this.rotate(1)
      return
    }
    const targets = this.reach.get(space) ?? []
    if (targets.length === 1) return this.choose(targets[0]!.text)
    const { view, lang } = this.props
    if (targets.length) return this.open(el, spaceText(space, view, lang), targets)
    const again = this.pick?.space === space
    this.cancel()
    if (again) return
    const offers = this.places.get(space) ?? []
    const others = offers.filter((offer) => !isMove(offer.text))
    const movers = this.movers(space)
    if (!others.length && movers.length === 1) return this.take(movers[0]!, space)
    if (offers.length) this.open(el, spaceText(space, view, lang), others, movers, space)
  }
  private get lastTurn(): number {
    return this.pick?.kind === 'lay' ? this.pick.turn : 0
  }

  // --- hints --------------------------------------------------------------------

  private note(space: string): string {
    const { lang } = this.props
    const targets = this.reach.get(space) ?? []
    if (targets.length)
      return targets
        .map((offer) => joined([shortly(offer.text, this.props.view, lang), preview(offer, lang)], lang))
        .join(' / ')
    const turns = this.lays(space)
    if (turns.length)
      return this.tried && this.pick?.space === space
        ? pathsText(this.tried, lang)
        : ui('canLay', lang, { ways: count(turns.length, 'way', lang) })
    const offers =
      (this.places.get(space) ?? []).filter((offer) => !isMove(offer.text)).length + this.movers(space).length
    return offers ? count(offers, 'choice', lang) : ''
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
    const { lang, view, names } = this.props
    const label = spaceLabel(space, view, names, lang)
    const note = this.note(space)
    const targets = this.reach.get(space) ?? []
    const isOpen = note !== ''
    const show = (event: Event): void => {
      this.hover = targets[0]?.text ?? null
      const [title, ...rest] = label.split(lang === 'zh' ? '，' : ', ')
      this.hint(
        event.currentTarget as Element,
        `${title} · ${rest[0] ?? ''}`,
        [rest.slice(1).join(lang === 'zh' ? '，' : ', '), note].filter(Boolean).join(' — '),
      )
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
    const isShown =
      this.shown !== null &&
      (homeOf(this.shown.text) === space || (isMove(this.shown.text) && this.shown.text.endsWith(` ${space}`)))
    if (pick?.space === space) return 'picked'
    if (isShown) return 'shown'
    if (pick?.kind === 'move') return this.reach.has(space) ? 'target' : ''
    const offers = this.places.get(space) ?? []
    if (!offers.length) return ''
    return offers.every((offer) => offer.text.startsWith('camp ')) ? 'maybe' : 'open'
  }
  get movingText(): string {
    const pick = this.pick
    return pick?.kind === 'move'
      ? ui('moving', this.props.lang, { Figure: capital(figure(pick.figure, this.props.lang)), space: pick.space })
      : ''
  }
}

const KEY = Symbol('tikal')
export const setStage = (stage: Stage): Stage => setContext(KEY, stage)
export const getStage = (): Stage => getContext<Stage>(KEY)
