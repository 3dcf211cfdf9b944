import { addLine } from '@selvage/core/cart'
import { addStock, replaceStock } from '@selvage/core/stock'
import type { StockItemInput } from '@selvage/core/stock'
import { localizePath } from '@selvage/i18n/routes'
import { redirect } from 'react-router'
import { addedFlash } from '../cart/added-flash.ts'
import { formKey } from '../page/form-key.server.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'
import { keepShown } from '../settings/keep-choices.server.ts'

/**
 * Puts a ready-made item or a service into the cart, once for one page of a form, or in the place
 * of a line that the form names, and leads there; returns the error of one that was not added.
 */
export async function sellStock(
  shop: Shop,
  form: FormData,
  item: StockItemInput,
): Promise<{ readonly sold: Response } | { readonly error: unknown }> {
  await keepShown(shop)
  const itemId = formText(form, 'order_item_id') || undefined
  const outcome = await addLine(
    shop,
    { add: addStock, replace: replaceStock },
    {
      items: [item],
      lineKey: formKey(form, item),
      itemId,
    },
  )
  if (outcome.kind !== 'done') return { error: outcome.error }
  shop.flash.show(addedFlash(outcome.cart, outcome.itemIds[0], itemId !== undefined))
  return { sold: redirect(localizePath('cart', shop.page.language), 303) }
}
