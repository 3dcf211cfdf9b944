import { MAX_QUANTITY } from '@selvage/core/cart'
import { FABRICS, sizeKey } from '@selvage/core/fabric'
import type { FabricOffer, FabricSize } from '@selvage/core/fabric'
import { measurementOf } from '@selvage/core/locale'
import { formatLength } from '@selvage/i18n/format'
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
import { countryOf } from '../page/country.ts'
import type { LanguageFile } from '../page/widget-context.ts'
import type { ShownCard } from '../page/wire-card.ts'
import type { Tree } from '../tree/tree.ts'

/** A card's model with the messages of a buy box. */
export interface BuyBoxModel extends CardModel {
  readonly language: LanguageFile
}

export const translatorIn = (model: BuyBoxModel): Translate =>
  createTranslator({ catalogue: model.language.messages, locale: model.locale })

/** The product and the choices with which a buy box is first drawn. */
export interface BuyBox {
  readonly card: ShownCard
  /** The fabric's offer; undefined when the design cannot be bought on it. */
  readonly offer: FabricOffer | undefined
  readonly sizes: readonly FabricSize[]
  readonly size: FabricSize
  readonly quantity: number
  /** Width of the whole box, CSS pixels. */
  readonly widthPx: number
}

/** Maximum width of the picture, CSS pixels. Beside the form it is cropped to the form's height. */
const BESIDE_PX = 340

function sizeChoice(box: BuyBox, size: FabricSize, model: CardModel, t: Translate): Tree {
  const price = box.offer?.pricing.sizes[size]
  return h(
    'label',
    { class: 'size', part: 'size' },
    h('input', { type: 'radio', name: 'size', value: size, checked: size === box.size }),
    h('b', {}, t(sizeKey(size))),
    price && h('span', { class: 'price', part: 'price' }, formatMoney(price, model.locale)),
  )
}

function stepper(quantity: number, t: Translate): Tree {
  return h(
    'div',
    { class: 'qty', part: 'quantity' },
    h('button', { type: 'button', id: 'less', 'aria-label': t('form.decrease') }, '−'),
    h('input', {
      id: 'quantity',
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'off',
      role: 'spinbutton',
      value: quantity,
      maxlength: 6,
      'aria-label': t('form.quantity'),
      'aria-valuemin': 1,
      'aria-valuemax': MAX_QUANTITY,
      'aria-valuenow': quantity,
      'aria-describedby': 'problem',
    }),
    h('button', { type: 'button', id: 'more', 'aria-label': t('form.increase') }, '+'),
  )
}

function form(box: BuyBox, model: BuyBoxModel, t: Translate): Tree {
  return h(
    'form',
    // A form of this method sends nothing: a press while another design is read stays on the page.
    { novalidate: true, method: 'dialog' },
    h(
      'fieldset',
      {},
      h('legend', { class: 'vh' }, t('fabric.amount')),
      ...box.sizes.map((size) => sizeChoice(box, size, model, t)),
    ),
    h(
      'div',
      { class: 'row' },
      stepper(box.quantity, t),
      h(
        'div',
        { class: 'sum' },
        h('output', { class: 'total price', part: 'total', id: 'total', for: 'quantity' }),
        taxNote(model.lang, box.offer?.pricing.taxIncluded),
      ),
    ),
    h(
      'button',
      { class: 'buy', type: 'submit', id: 'buy', part: 'button' },
      h('span', { id: 'label' }, t('fabric.addToCart')),
    ),
    h('p', { id: 'problem', class: 'problem', role: 'alert' }),
    h(
      'p',
      { id: 'done', class: 'done', hidden: true },
      h('span', { id: 'held' }),
      h(
        'a',
        { id: 'checkout', part: 'checkout', href: model.storefront + model.language.paths.cart },
        t('embed.checkout'),
      ),
    ),
    h('p', { id: 'status', class: 'vh', role: 'status' }),
  )
}

/** Returns the tree of a buy box: picture, sizes, quantity, price and the button. */
export function addToCartTree(model: BuyBoxModel, box: BuyBox): Tree {
  const t = translatorIn(model)
  const { card, offer } = box
  const on =
    offer &&
    t('embed.on', {
      designer: card.designer.name,
      fabric: t(`fabric.FABRIC_${offer.code}`),
      width: formatLength(
        FABRICS[offer.code].printableWidthIn,
        model.locale,
        measurementOf(countryOf(model)),
      ),
    })
  const sold = card.forSale && offer?.status === 'available'
  return h(
    'section',
    {
      class: 'panel buys',
      part: 'panel',
      dir: 'ltr',
      lang: model.lang,
      'aria-label': t('embed.buyAt', { title: card.title }),
    },
    h(
      'div',
      { class: 'box' },
      cloth(model, pictureAt(model, card, Math.min(box.widthPx, BESIDE_PX))),
      h(
        'div',
        { class: 'text' },
        titleLink(model, card),
        h('p', { class: 'quiet by' }, on ?? card.designer.name),
        sold
          ? form(box, model, t)
          : h(
              'p',
              { class: 'problem', role: 'status' },
              t(card.forSale ? 'fabric.outOfStock' : 'errors.DESIGN_NOT_FOR_SALE'),
            ),
      ),
    ),
    selvageStrip(card.palette, t('embed.soldBy')),
  )
}
