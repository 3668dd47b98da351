/** What the parts of a board share, whatever the game: the choices at hand, what is pointed at, the hint and the small
 *  menu. A game's own stage adds where its choices lie. */
import type { Decision, Language, LogRow, OfferOf, Things } from './types'

/** What the page gives a board. */
export interface BoardProps<View, Components, D extends Decision = Decision> {
  view: View
  names: string[]
  seat: number | null
  offers: OfferOf<D>[]
  components: Components
  /** Every component that has a name, in words, by its id. */
  things: Things
  choose(text: string): void
  lang: Language
  motion: boolean
  /** The offer under the pointer in the list of choices. */
  focus: string | null
  rows?: LogRow[]
}
/** A hint: where it points, from above or from below. */
export interface Tip {
  title: string
  text: string
  /** What it is about, where that has an id. */
  id: string
  x: number
  y: number
  below: boolean
}
/** The choices of one place: its middle, where it ends, where it begins. */
export interface Menu<D extends Decision = Decision> {
  title: string
  offers: OfferOf<D>[]
  x: number
  y: number
  above: number
  origin: Element
}
/** Attributes and listeners to spread on an element. */
export type Attributes = Record<string, unknown>

/** Room a hint needs above what it is about. */
const HINT = 150

export abstract class BoardStage<View, Components, OwnMenu extends Menu = Menu, D extends Decision = Decision> {
  private readonly read: () => BoardProps<View, Components, D>
  root: HTMLElement | null = $state(null)
  tip: Tip | null = $state.raw(null)
  menu: OwnMenu | null = $state.raw(null)
  /** The offer under the pointer on the board. */
  hover: string | null = $state(null)
  private readonly byText: Map<string, OfferOf<D>> = $derived(
    new Map(this.props.offers.map((offer) => [offer.text, offer])),
  )
  /** The offer that is looked at, in the list or on the board. */
  readonly pointed: OfferOf<D> | null = $derived(this.byText.get(this.props.focus ?? this.hover ?? '') ?? null)

  constructor(read: () => BoardProps<View, Components, D>) {
    this.read = read
  }
  /** An offer in words, and what it would do. */
  protected told(offer: OfferOf<D>): { title: string; text: string } {
    return { title: offer.says, text: offer.brings }
  }

  get props(): BoardProps<View, Components, D> {
    return this.read()
  }
  offer(text: string): OfferOf<D> | undefined {
    return this.byText.get(text)
  }
  /** Nothing is taken up or opened any more. */
  cancel(): void {
    this.menu = null
    this.hover = null
  }
  choose(text: string): void {
    this.cancel()
    this.tip = null
    this.props.choose(text)
  }
  /** Where the menu of an element goes; `inset` lets it begin within the element. */
  protected placeOf(el: Element, inset: number): Pick<Menu, 'x' | 'y' | 'above' | 'origin'> {
    const box = el.getBoundingClientRect()
    const root = this.root!.getBoundingClientRect()
    return {
      x: box.left + box.width / 2 - root.left,
      y: box.bottom - root.top - inset,
      above: box.top - root.top + inset,
      origin: el,
    }
  }
  hint(el: Element, title: string, text: string, id = ''): void {
    if (!this.root) return
    const box = el.getBoundingClientRect()
    const root = this.root.getBoundingClientRect()
    const below = box.top - (this.root.closest('main')?.getBoundingClientRect().top ?? 0) < HINT
    const y = (below ? box.bottom : box.top) - root.top
    this.tip = { title, text, id, x: box.left + box.width / 2 - root.left, y, below }
  }
  quiet(): void {
    this.tip = null
    this.hover = null
  }
  /** Attributes of a button that stands for one offer. */
  button(offer: OfferOf<D>): Attributes {
    const { title, text } = this.told(offer)
    return {
      type: 'button',
      title: [title, text].filter(Boolean).join(': '),
      'data-focus': this.props.focus === offer.text || undefined,
      onpointerenter: () => (this.hover = offer.text),
      onpointerleave: () => (this.hover = null),
      onfocus: () => (this.hover = offer.text),
      onblur: () => (this.hover = null),
      onclick: () => this.choose(offer.text),
    }
  }
}
