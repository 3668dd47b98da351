/** What the parts of the board share: the offers by place, what is pointed at, and the small menu. */
import { getContext, setContext } from 'svelte'
import type { Language, Offer } from '../../kit/types'
import type { Components } from './components'
import { indexOffers, type Places } from './places'
import { count, describe, preview } from './words'

export interface BoardProps {
  view: any
  names: string[]
  seat: number | null
  offers: Offer[]
  components: Components
  choose(text: string): void
  lang: Language
  motion: boolean
  focus: string | null
}
export interface Tip {
  title: string
  text: string
  x: number
  y: number
  below: boolean
}
export interface Menu {
  title: string
  offers: Offer[]
  x: number
  y: number
  origin: Element
}

export class Stage {
  private readonly read: () => BoardProps
  root: HTMLElement | null = $state(null)
  tip: Tip | null = $state.raw(null)
  menu: Menu | null = $state.raw(null)
  readonly places: Places = $derived.by(() => indexOffers(this.props.offers, this.props.view))

  constructor(read: () => BoardProps) {
    this.read = read
  }
  get props(): BoardProps {
    return this.read()
  }

  at(key: string): Offer[] {
    return this.places.get(key) ?? []
  }
  /** Where on the board an element is: middle of its upper edge, lower edge if there is no room above. */
  private spotOf(el: Element): { x: number; y: number; below: boolean } {
    const box = el.getBoundingClientRect()
    const root = this.root!.getBoundingClientRect()
    const below = box.top < 210
    return { x: box.left + box.width / 2 - root.left, y: (below ? box.bottom : box.top) - root.top, below }
  }
  hint(el: Element, title: string, text: string): void {
    if (this.root) this.tip = { title, text, ...this.spotOf(el) }
  }
  quiet(): void {
    this.tip = null
  }
  choose(text: string): void {
    this.menu = null
    this.tip = null
    this.props.choose(text)
  }
  private press(el: Element, offers: Offer[], title: string, isTouch: boolean): void {
    this.tip = null
    if (offers.length === 1 && !isTouch) return this.choose(offers[0]!.text)
    const box = el.getBoundingClientRect()
    const root = this.root!.getBoundingClientRect()
    this.menu = { title, offers, x: box.left + box.width / 2 - root.left, y: box.bottom - root.top + 6, origin: el }
  }

  /** Attributes of a button that stands for one offer. */
  button(offer: Offer, base = ''): Record<string, any> {
    const { lang, view, focus } = this.props
    const title = describe(offer.text, view, lang)
    const show = (event: Event): void => this.hint(event.currentTarget as Element, title, preview(offer, lang))
    return {
      class: `${base} tz-place tz-open${focus === offer.text ? ' tz-focus' : ''}`,
      role: 'button',
      tabindex: 0,
      'aria-label': title,
      onpointerenter: show,
      onpointerleave: () => this.quiet(),
      onfocus: show,
      onblur: () => this.quiet(),
      onclick: (event: PointerEvent) =>
        this.press(event.currentTarget as Element, [offer], title, event.pointerType === 'touch'),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        this.choose(offer.text)
      },
    }
  }

  /** Attributes of a place: a button if something can be chosen there, a named picture otherwise. */
  spot(key: string | null, name: string, note: string, base = ''): Record<string, any> {
    const { lang, view, focus } = this.props
    const offers = key === null ? [] : this.at(key)
    const only = offers.length === 1 ? offers[0]! : null
    const title = only ? describe(only.text, view, lang) : name
    const text = only ? preview(only, lang) || note : offers.length ? count(offers.length, 'choice', lang) : note
    const isFocus = focus !== null && offers.some((offer) => offer.text === focus)
    const show = (event: Event): void => this.hint(event.currentTarget as Element, title, text)
    const common = {
      class: `${base} tz-place${offers.length ? ' tz-open' : ''}${isFocus ? ' tz-focus' : ''}`,
      onpointerenter: show,
      onpointerleave: () => this.quiet(),
    }
    if (!offers.length) {
      const tap = (event: PointerEvent): void => {
        if (event.pointerType === 'touch') show(event)
      }
      return { ...common, role: 'img', 'aria-label': note ? `${name}: ${note}` : name, onclick: tap }
    }
    return {
      ...common,
      role: 'button',
      tabindex: 0,
      'aria-label': only ? title : `${name}: ${text}`,
      'aria-haspopup': only ? undefined : 'dialog',
      onfocus: show,
      onblur: () => this.quiet(),
      onclick: (event: PointerEvent) =>
        this.press(event.currentTarget as Element, offers, name, event.pointerType === 'touch'),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        this.press(event.currentTarget as Element, offers, name, false)
      },
    }
  }
}

const KEY = Symbol('tzolkin')
export const setStage = (stage: Stage): Stage => setContext(KEY, stage)
export const getStage = (): Stage => getContext<Stage>(KEY)
