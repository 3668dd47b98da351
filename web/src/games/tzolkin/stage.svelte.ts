/** What the parts of the board share: the offers by place, what is pointed at, and the small menu. */
import { getContext, setContext } from 'svelte'
import { BoardStage, type Attributes, type BoardProps as KitProps } from '../../kit/stage.svelte'
import type { Offer } from '../../kit/types'
import type { Components } from './components'
import { indexOffers, type Places } from './places'
import { count, describe, preview } from './words'

export type BoardProps = KitProps<any, Components>

export class Stage extends BoardStage<any, Components> {
  readonly places: Places = $derived.by(() => indexOffers(this.props.offers, this.props.view))

  protected told(offer: Offer): { title: string; text: string } {
    const { lang, view } = this.props
    return { title: describe(offer.text, view, lang), text: preview(offer, lang) }
  }
  at(key: string): Offer[] {
    return this.places.get(key) ?? []
  }
  private press(el: Element, offers: Offer[], title: string, isTouch: boolean): void {
    this.tip = null
    if (offers.length === 1 && !isTouch) return this.choose(offers[0]!.text)
    this.menu = { title, offers, ...this.placeOf(el, -6) }
  }

  /** Attributes of a button that stands for one offer. */
  override button(offer: Offer, base = ''): Attributes {
    const { title, text } = this.told(offer)
    const show = (event: Event): void => this.hint(event.currentTarget as Element, title, text)
    return {
      class: `${base} tz-place tz-open${this.props.focus === offer.text ? ' tz-focus' : ''}`,
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
  spot(key: string | null, name: string, note: string, base = ''): Attributes {
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
