import type { Collection } from '@selvage/core/collection'
import { DESIGN_LANGUAGE } from '@selvage/core/design'
import { createTranslator } from '@selvage/i18n/messages'
import type { Translate } from '@selvage/i18n/messages'
import {
  cloth,
  formatMoney,
  h,
  pictureAt,
  selvageStrip,
  taxNote,
  titleLink,
} from '../design-card/design-card.chunk.ts'
import type { CardModel } from '../design-card/design-card.chunk.ts'
import { moneyQuery } from '../page/money-query.ts'
import type { LanguageFile } from '../page/widget-context.ts'
import type { Tree, TreeElement } from '../tree/tree.ts'

/** Designs that a strip shows; a link leads to all of them. */
const MOST = 24

/** Width of one picture in a strip, CSS pixels, as the styles have it. */
const pictureWidth = (stripPx: number): number => Math.max(150, (stripPx - 90) / 5)

/** A card's model with the messages of a strip. */
export interface StripModel extends CardModel {
  readonly language: LanguageFile
  readonly currency: string
  /** Width of the whole strip, CSS pixels. */
  readonly widthPx: number
}

type Design = Collection['designs'][number]

function item(model: StripModel, t: Translate, design: Design, isFirst: boolean): Tree {
  const picture = pictureAt(model, design, pictureWidth(model.widthPx))
  return h(
    'li',
    { part: 'design' },
    // All pictures have one scale, so one ruler is enough.
    isFirst ? cloth(model, picture) : h('div', { class: 'cloth' }, picture),
    h(
      'div',
      { class: 'facts' },
      titleLink(model, design),
      h(
        'p',
        { class: 'price', part: 'price' },
        t('design.from', { price: formatMoney(design.priceFrom, model.locale) }),
        taxNote(model.lang, design.taxIncluded),
      ),
    ),
  )
}

const arrow = (id: string, label: string, sign: string): Tree =>
  h('button', { type: 'button', id, part: 'arrow', 'aria-label': label }, sign)

/** Returns the tree of a collection's strip: its name, the arrows, and its designs in one row. */
export function collectionStripTree(model: StripModel, collection: Collection): TreeElement {
  const { country, currency, language, locale, lang, storefront } = model
  const { id, name, designs, designCount: count } = collection
  const t = createTranslator({ catalogue: language.messages, locale })
  const path = language.paths.collection.replace('{collectionId}', String(id))
  const href = storefront + path + moneyQuery(currency, country)
  const colors = new Set(designs.slice(0, 5).flatMap(({ palette }) => palette.slice(0, 1)))
  const edge = selvageStrip([...colors], t('embed.sameScale'))
  return h(
    'section',
    {
      class: 'panel',
      part: 'panel',
      dir: 'ltr',
      lang,
      'aria-label': t('embed.collectionAt', { name }),
    },
    h(
      'div',
      { class: 'head' },
      h(
        'div',
        {},
        h('p', { class: 'title', part: 'title' }, h('a', { href, lang: DESIGN_LANGUAGE }, name)),
        h('p', { class: 'quiet' }, t('collection.count', { count })),
      ),
      h(
        'div',
        { class: 'arrows', id: 'arrows' },
        arrow('earlier', t('embed.earlier'), '←'),
        arrow('further', t('embed.further'), '→'),
      ),
    ),
    h(
      'ul',
      { part: 'designs' },
      ...designs.slice(0, MOST).map((each, at) => item(model, t, each, at === 0)),
    ),
    {
      ...edge,
      children: [...edge.children, h('a', { href, part: 'all' }, t('embed.all', { count }))],
    },
  )
}
