import { CARD_WINDOW_IN, designImageUrl, designSrcSet, IMAGE_WIDTHS } from '@selvage/core/design'
import type { ShownCard } from '../page/wire-card.ts'
import { h } from '../tree/tree.ts'
import type { Attributes, Tree } from '../tree/tree.ts'
import { pictureText } from './design-card.tree.ts'
import type { CardModel } from './design-card.tree.ts'

const WIDTH = 300
const HEIGHT = (WIDTH * CARD_WINDOW_IN.height) / CARD_WINDOW_IN.width
/** Highest pixel density for which a picture is fetched; readers do not see a difference above. */
const MOST_DENSE = 2

function picture(model: CardModel, card: ShownCard, source: Attributes): Tree {
  return h('img', {
    part: 'picture',
    alt: pictureText(model, card),
    loading: 'lazy',
    decoding: 'async',
    width: WIDTH,
    height: HEIGHT,
    ...source,
  })
}

/**
 * Returns the cloth's picture at one width, with reserved size and lazy loading. It has no `srcset`
 * because Chromium never frees a removed picture that has one; AVIF alone is enough, because every
 * browser that supports the widgets' styles supports AVIF.
 * @param widthPx width of the picture on the page, CSS pixels
 */
export function pictureAt(model: CardModel, card: ShownCard, widthPx: number): Tree {
  const pixels = widthPx * Math.min(devicePixelRatio, MOST_DENSE)
  const width = IMAGE_WIDTHS.find((each) => each >= pixels) ?? 1024
  return picture(model, card, {
    src: designImageUrl(model.gateway, { id: card.id, view: 'card', width, format: 'avif' }),
  })
}

/** Returns the cloth's picture in all widths, for a server, which does not know the width. */
export function pictureForAnyWidth(model: CardModel, card: ShownCard): Tree {
  const sources = (format: 'avif' | 'webp'): Attributes => ({
    srcset: designSrcSet(model.gateway, card.id, 'card', format),
    sizes: 'auto,300px',
  })
  return h(
    'picture',
    {},
    h('source', { type: 'image/avif', ...sources('avif') }),
    picture(model, card, {
      ...sources('webp'),
      src: designImageUrl(model.gateway, {
        id: card.id,
        view: 'card',
        width: WIDTH,
        format: 'webp',
      }),
    }),
  )
}
