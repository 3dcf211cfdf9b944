import { DESIGN_LANGUAGE } from '@selvage/core/design'
import { measurementOf } from '@selvage/core/locale'
import type { Language, Locale } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { moneyQuery } from '../page/money-query.ts'
import type { ShownCard } from '../page/wire-card.ts'
import { h } from '../tree/tree.ts'
import type { Tree, TreeElement } from '../tree/tree.ts'
import { cardMessages } from './card-messages.computed.ts'

/** The shop, language and country for which a widget is drawn. */
export interface CardModel {
  /** Address of the gateway, without a slash at the end. */
  readonly gateway: string
  /** Address of the storefront, without a slash at the end. */
  readonly storefront: string
  readonly lang: Language
  /** Locale in which numbers and prices are formatted. */
  readonly locale: Locale
  /**
   * ISO country of the reader, which decides between inches and centimeters; the locale's country
   * when undefined.
   */
  readonly country?: string | undefined
}

/** Fills in the `{{placeholders}}` of a sentence. */
const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')

/** Returns the link to a design's page at the storefront. */
export function titleLink(
  { storefront, lang, country }: CardModel,
  { id, title, priceFrom }: ShownCard,
): Tree {
  const path = cardMessages[lang].page.replace('{designId}', String(id))
  const href = storefront + path + moneyQuery(priceFrom.currency, country)
  return h('p', { class: 'title', part: 'title' }, h('a', { href, lang: DESIGN_LANGUAGE }, title))
}

/** Returns what stands beside a price that contains the tax of its country. */
export const taxNote = (
  lang: Language,
  isIncluded: boolean | undefined,
): Tree | false | undefined =>
  isIncluded && h('span', { class: 'quiet' }, ` ${cardMessages[lang].tax}`)

/** Returns the alternative text of a design's picture. */
export function pictureText({ lang }: CardModel, { title, designer }: ShownCard): string {
  return fill(cardMessages[lang].picture, { title, designer: designer.name })
}

/** Returns the cloth's picture with a ruler at the picture's scale. */
export function cloth({ lang, locale, country }: CardModel, picture: Tree): Tree {
  const system = measurementOf(country ?? locale.slice(3))
  return h(
    'div',
    { class: 'cloth' },
    h(
      'div',
      { class: 'window' },
      picture,
      h(
        'span',
        { class: `rule ${system}`, part: 'ruler', 'aria-hidden': 'true' },
        cardMessages[lang][system],
      ),
    ),
  )
}

const DOT = 11
const STEP = 15
/** Dots that fit beside the print on a narrow card. */
const MOST_DOTS = 8

/** Returns the selvage: the design's palette as dots, and the name of the printer. */
export function selvageStrip(palette: readonly string[], print: string): TreeElement {
  const dots = palette.slice(0, MOST_DOTS)
  return h(
    'div',
    { class: 'strip', part: 'selvage' },
    h(
      'svg',
      { width: dots.length * STEP, height: DOT, 'aria-hidden': 'true' },
      ...dots.map((fill, at) => h('circle', { cx: at * STEP + DOT / 2, cy: DOT / 2, r: 5, fill })),
    ),
    h('span', {}, print),
  )
}

/**
 * Returns the tree of a design's card. Browser and server share this function and pass their own
 * picture. A style stretches the title's link over the whole card.
 */
export function designCardTree(model: CardModel, card: ShownCard, picture: Tree): Tree {
  const { lang } = model
  return h(
    'article',
    { class: 'panel card', part: 'panel', dir: 'ltr', lang },
    cloth(model, picture),
    h(
      'div',
      { class: 'text' },
      titleLink(model, card),
      h('p', { class: 'quiet' }, card.designer.name),
      h(
        'p',
        { class: 'price', part: 'price' },
        fill(cardMessages[lang].from, {
          price: formatMoney(card.priceFrom, model.locale),
        }),
        taxNote(lang, card.taxIncluded),
      ),
    ),
    selvageStrip(card.palette, cardMessages[lang].brand),
  )
}
