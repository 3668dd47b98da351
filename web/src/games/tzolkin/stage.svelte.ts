/** What the parts of the board share: the offers by place, what is pointed at, the small menu, and the words. */
import { getContext, setContext } from 'svelte'
import { label, words, type Ui } from '../../kit/game-words.svelte'
import type { ThingInfo, TzolkinLabel } from '../../kit/schema'
import { BoardStage, type Attributes, type BoardProps as KitProps, type Menu } from '../../kit/stage.svelte'
import { capital } from '../../kit/words'
import { listing } from './listing'
import { indexOffers, type Place, type Places } from './places'
import type { Components, Decision, Offer, View } from './types'

export type BoardProps = KitProps<View, Components, Decision>

export class Stage extends BoardStage<View, Components, Menu<Decision>, Decision> {
  /** A label in the reader's language. */
  readonly ui: Ui<TzolkinLabel> = label
  readonly places: Places = $derived.by(() => indexOffers(this.props.offers, this.props.view))
  readonly isOver: boolean = $derived(this.props.view.steps.at(-1)?.step === 'over')

  /** The name of something: a gear, a temple, a track, goods. */
  word(section: string, key: string): string {
    return words().look(section, key)
  }
  title(section: string, key: string): string {
    return capital(this.word(section, key))
  }
  /** A tile, a symbol, an action or a level in words. */
  thing(id: string): ThingInfo {
    return this.props.things[id] ?? { name: id, text: '' }
  }
  at(place: Place): Offer[] {
    return this.places.get(place.key)?.offers ?? []
  }
  private press(el: Element, offers: Offer[], title: string, isTouch: boolean): void {
    this.tip = null
    if (offers.length === 1 && !isTouch) return this.choose(offers[0]!.text)
    const inOrder = [...offers].sort((a, b) => Number(listing(a).last) - Number(listing(b).last))
    this.menu = { title, offers: inOrder, ...this.placeOf(el, -6) }
  }

  /** Attributes of a button that stands for one offer. */
  override button(offer: Offer, base = ''): Attributes {
    const show = (event: Event): void => this.hint(event.currentTarget as Element, offer.says, offer.brings)
    return {
      class: `${base} tz-place tz-open${this.props.focus === offer.text ? ' tz-focus' : ''}`,
      role: 'button',
      tabindex: 0,
      'aria-label': offer.says,
      onpointerenter: show,
      onpointerleave: () => this.quiet(),
      onfocus: show,
      onblur: () => this.quiet(),
      onclick: (event: PointerEvent) =>
        this.press(event.currentTarget as Element, [offer], offer.says, event.pointerType === 'touch'),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        this.choose(offer.text)
      },
    }
  }

  /** Attributes of a place: a button if something can be chosen there, a named picture otherwise. */
  spot(place: Place | null, name: string, note: string, base = ''): Attributes {
    const { focus } = this.props
    const offers = place === null ? [] : this.at(place)
    const only = offers.length === 1 ? offers[0]! : null
    const title = only ? only.says : name
    const text = only ? only.brings || note : offers.length ? this.ui('choices', { n: offers.length }) : note
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
