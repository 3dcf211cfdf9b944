import { createHandover, getCart, patchItem, removeItem, restoreItem } from '@selvage/core/cart'
import { pickFeatures } from '@selvage/i18n/messages'
import type { Catalogue } from '@selvage/i18n/messages'

/** The errors of the calls that the panel makes. */
const errors = [createHandover, getCart, patchItem, removeItem, restoreItem]
  .flatMap((call): readonly string[] => call.errors)
  .concat('SERVER_ERROR')

/** The messages of the cart's panel: single keys, and groups of keys with a `*`. */
const KEYS = [
  'cart.each',
  'cart.empty',
  'cart.emptyHelp',
  'cart.fillAYard',
  'cart.loadFailed',
  'cart.loadFailedHelp',
  'cart.pieces',
  'cart.quantityOf',
  'cart.remove',
  'cart.removeTitle',
  'cart.removed',
  'cart.subtotal',
  'cart.title',
  'cart.undo',
  'cart.unavailable_*',
  'cart.unchanged',
  'common.close',
  'common.labelled',
  'common.loading',
  'common.tryAgain',
  'embed.cartKept',
  'cart.moved',
  'cart.movedHelp',
  'embed.cartNow',
  'embed.checkout',
  'embed.deliveryLater',
  'cart.openMoved',
  'embed.openFailed',
  'embed.opening',
  'embed.taxLater',
  'fabric.FABRIC_*',
  'fabric.pieces',
  'fabric.taxIncluded',
  'fill-a-yard.template_*',
  'form.decrease',
  'form.increase',
  'form.quantityStays',
  'forms.integer',
  'forms.minimum',
  'forms.required',
  'invoice.unit_*',
  'wallpaper.WALLPAPER_*_name',
  ...new Set(errors.map((code) => `errors.${code}`)),
]

/** Returns the messages of the panel in one language, for the build. */
export const panelMessages = (catalogue: Catalogue): Catalogue => pickFeatures(catalogue, KEYS)
