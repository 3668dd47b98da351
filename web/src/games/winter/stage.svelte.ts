/** What the parts of the table share: offers by place, the camp taken up, the hint, the small menu, the way to a
 *  part. */
import { getContext, setContext } from 'svelte'
import { BoardStage, type Attributes, type BoardProps as KitProps, type Menu as KitMenu } from '../../kit/stage.svelte'
import type { WinterComponents, WinterDecision, WinterFigureSeen, WinterView } from '../../kit/schema'
import { hex, homeOf, indexOffers, movesFrom, panelOf, type Offer, type Places } from './places'
import { count, joined, statusText, ui } from './told'

export type BoardProps = KitProps<WinterView, WinterComponents, WinterDecision>
export interface Menu extends KitMenu<WinterDecision> {
  home: string
}

export class Stage extends BoardStage<WinterView, WinterComponents, Menu, WinterDecision> {
  /** The hex whose camp was taken up. */
  pick: number | null = $state(null)
  /** The eclipse has just come into sight: choices elsewhere wait. */
  revealing = false

  readonly places: Places = $derived.by(() => indexOffers(this.props.offers))
  /** Where the camp taken up may go. */
  readonly reach: Places = $derived.by(() => (this.pick === null ? new Map() : movesFrom(this.props.offers, this.pick)))
  /** Figures that stand on the table, in the order in which they came. */
  readonly figures: WinterFigureSeen[] = $derived(this.props.view.figures)
  /** Choices by the part of the table where they are. */
  readonly panels: Map<string, number> = $derived.by(() => {
    const found = new Map<string, number>()
    for (const offer of this.props.offers) {
      const panel = panelOf(offer)
      if (panel) found.set(panel, (found.get(panel) ?? 0) + 1)
    }
    return found
  })

  name(seat: number): string {
    return this.props.names[seat] ?? ui('seat', { n: seat + 1 })
  }

  // --- choosing -----------------------------------------------------------------

  override cancel(): void {
    super.cancel()
    this.pick = null
  }
  open(el: Element, title: string, offers: Offer[], home: string): void {
    this.tip = null
    this.menu = { title, offers, home, ...this.placeOf(el, -4) }
  }
  /** What pressing a place means: a target of the camp in hand, its only choice, a camp to take up, or a menu. */
  press(home: string, el: Element, title: string): void {
    const targets = this.reach.get(home) ?? []
    if (targets.length === 1) return this.choose(targets[0]!.text)
    const again = this.isPicked(home)
    this.cancel()
    if (again) return
    const offers = this.places.get(home) ?? []
    const others = offers.filter((offer) => offer.verb !== 'move')
    const start = this.startAt(home)
    if (start !== null && !others.length) return void (this.pick = start)
    if (offers.length === 1) return this.choose(offers[0]!.text)
    if (offers.length) this.open(el, title, others, home)
  }
  /** The hex from which camps may leave a place. */
  startAt(home: string): number | null {
    const move = this.places.get(home)?.find((offer) => offer.verb === 'move')
    return move?.verb === 'move' ? move.start : null
  }
  private isPicked(home: string): boolean {
    return this.pick !== null && hex(this.pick) === home
  }

  // --- hints --------------------------------------------------------------------

  /** What can be chosen at a place, in a few words. */
  private note(home: string): string {
    const targets = this.reach.get(home) ?? []
    const offers = targets.length ? targets : (this.places.get(home) ?? [])
    if (offers.length === 1) return joined([offers[0]!.says, offers[0]!.brings])
    const moves = offers.filter((offer) => offer.verb === 'move').length
    const n = offers.length - moves + (moves ? 1 : 0)
    return offers.length ? count(n, 'choice') : ''
  }
  isOpen(home: string): boolean {
    return this.pick === null ? this.places.has(home) : this.reach.has(home) || this.isPicked(home)
  }
  /** Attributes of a place on the table: a button where something can be chosen, a named picture otherwise. */
  spot(home: string, title: string, text: string, id = ''): Attributes {
    const isOpen = this.isOpen(home) || this.places.has(home)
    const note = isOpen ? this.note(home) : ''
    const label = [title, text].filter(Boolean).join(': ')
    const only =
      this.reach.get(home)?.[0] ?? (this.places.get(home)?.length === 1 ? this.places.get(home)![0] : undefined)
    const show = (event: Event): void => {
      this.hover = only?.text ?? null
      this.hint(event.currentTarget as Element, title, [text, note].filter(Boolean).join(' — '), id)
    }
    const go = (event: Event): void => {
      this.quiet()
      this.press(home, event.currentTarget as Element, title)
    }
    return {
      role: isOpen ? 'button' : 'img',
      tabindex: isOpen ? 0 : undefined,
      'aria-label': note ? `${label}: ${note}` : label,
      'data-home': home,
      'data-look': this.lookOf(home) || undefined,
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(event)
      },
      onpointerleave: () => this.quiet(),
      onfocus: (event: FocusEvent) => {
        if ((event.currentTarget as Element).matches(':focus-visible')) show(event)
      },
      onblur: () => this.quiet(),
      onclick: (event: PointerEvent) => {
        if (isOpen) go(event)
        else if (event.pointerType === 'touch') show(event)
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && this.pick !== null) this.cancel()
        if (!isOpen || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        event.stopPropagation()
        go(event)
      },
    }
  }
  status(id: string): string {
    return id ? statusText(id) : ''
  }
  /** How a place is looked at: taken up, a target, the place of the offer that is shown, one with choices. */
  lookOf(home: string): string {
    if (this.isPicked(home)) return 'picked'
    const shown = this.pointed
    if (shown && (homeOf(shown) === home || (shown.verb === 'move' && hex(shown.target) === home))) return 'shown'
    if (this.reach.has(home)) return 'target'
    if (this.pick !== null) return ''
    return this.places.has(home) ? 'open' : ''
  }
}

const KEY = Symbol('winter')
export const setStage = (stage: Stage): Stage => setContext(KEY, stage)
export const getStage = (): Stage => getContext<Stage>(KEY)
