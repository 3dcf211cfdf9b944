import type { Language } from '@selvage/core/locale'
import { addToCart, createHandover } from '@selvage/core/cart'
import { messageKeyOf } from '@selvage/core/errors'
import { FABRIC_CODES } from '@selvage/core/fabric'
import { routePatterns } from '@selvage/i18n/routes'
import { pickFeatures } from '@selvage/i18n/messages'
import type { Catalogue } from '@selvage/i18n/messages'
import type { LanguageFile } from './widget-context.ts'

/** Keys of the messages that widgets show; the plural forms of a key are included. */
const KEYS = [
  'embed.soldBy',
  'embed.buyAt',
  'embed.on',
  'embed.checkout',
  'embed.opening',
  'embed.openFailed',
  'embed.inCart',
  'embed.collectionAt',
  'embed.earlier',
  'embed.further',
  'embed.all',
  'embed.sameScale',
  'collection.count',
  'design.from',
  'fabric.amount',
  'fabric.size_TEST_SWATCH',
  'fabric.size_FAT_QUARTER',
  'fabric.size_YARD',
  'fabric.size_METER',
  'fabric.addToCart',
  'fabric.adding',
  'fabric.added',
  'fabric.addedMessage',
  'fabric.outOfStock',
  'form.quantity',
  'form.decrease',
  'form.increase',
  'form.quantityReset',
  'forms.integer',
  'forms.minimum',
  'forms.required',
  'embed.badgeMoved',
  'cart.badge',
  'navigation.cart',
  ...FABRIC_CODES.map((code) => `fabric.FABRIC_${code}`),
  // A code without a message of its own gets the one of SERVER_ERROR.
  ...new Set(
    (['SERVER_ERROR', ...addToCart.errors, ...createHandover.errors] as const)
      .map(messageKeyOf)
      .filter((key) => key !== 'errors.retry'),
  ),
]

/**
 * Returns the messages and paths of one language that widgets need. The build writes them to a file
 * for each language.
 */
export function languageFile(lang: Language, catalogue: Catalogue): LanguageFile {
  for (const key of KEYS) {
    if (Object.keys(pickFeatures(catalogue, [key])).length === 0)
      throw new Error(
        `The words of "${lang}" have no ${key}, which an embed shows. Write it, or take it out of KEYS.`,
      )
  }
  const path = (route: 'cart' | 'collection') =>
    (routePatterns(route, lang)[0] ?? '/').replace(/:(\w+)/g, '{$1}')
  return {
    messages: pickFeatures(catalogue, KEYS),
    paths: {
      cart: path('cart'),
      collection: path('collection'),
      handover: `/${lang}/cart/handover`,
    },
  }
}
