import type { DesignCard } from '@selvage/core/design'
import { measurementOf } from '@selvage/core/locale'
import type { Language, Locale } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { h } from '../tree/tree.ts'
import type { Tree } from '../tree/tree.ts'
import { brand, cardMessages } from './card-messages.generated.ts'

/** Where and for whom a widget is drawn. */
export interface CardModel {
  /** Address of the gateway, without a slash at the end. */
  readonly gateway: string
  /** Address of the storefront, without a slash at the end. */
  readonly storefront: string
  readonly lang: Language
  /** For numbers. */
  readonly locale: Locale
  /**
   * ISO country of the reader: inches or centimetres. The language's own country when it is not
   * known.
   */
  readonly country?: string | undefined
}

/** A sentence with its `{{placeholders}}` filled in. */
const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')

/** The link to a design's page at the storefront. */
export function titleLink({ storefront, lang }: CardModel, { id, title }: DesignCard): Tree {
  return h(
    'p',
    { class: 'title', part: 'title' },
    h('a', { href: storefront + cardMessages[lang].page.replace('{designId}', String(id)) }, title),
  )
}

/** What a picture of a design says to those who do not see it. */
export function pictureText({ lang }: CardModel, { title, designer }: DesignCard): string {
  return fill(cardMessages[lang].picture, { title, designer: designer.name })
}

/** The cloth's picture under a ruler at its own scale. */
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

/** The selvage: the design's palette as dots, and who prints it. */
export function selvageStrip(palette: readonly string[], print: string): Tree {
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
 * A design's card. The same function draws it in a browser and on a server, which alone needs a
 * picture for every width; the title's link is stretched over all of it by its style.
 */
export function designCardTree(model: CardModel, card: DesignCard, picture: Tree): Tree {
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
        fill(cardMessages[lang].from, { price: formatMoney(card.priceFrom, model.locale) }),
      ),
    ),
    selvageStrip(card.palette, brand),
  )
}
