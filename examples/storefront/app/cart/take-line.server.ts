import { data, redirect } from 'react-router'
import { NO_DESIGN } from '@selvage/machines/product'
import { localizePath } from '@selvage/i18n/routes'
import { addedFlash } from './added-flash.ts'
import { addPosted, quantityError } from './add-line.server.ts'
import type { PostedProduct } from './add-line.server.ts'
import { keepShown } from '../settings/keep-choices.server.ts'
import { formText } from '../page/form-text.ts'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'

interface ProductActionArgs {
  /** With the design's id on the pages of designs. */
  readonly params: Readonly<Record<string, string | undefined>>
  readonly request: Request
  readonly context: { get(context: typeof shopContext): Shop }
}

/**
 * Takes the product form of a page without script: into the cart, or back with what was typed and
 * why it was not taken.
 */
export async function takeLine<Typed, Item>(
  { params, request, context }: ProductActionArgs,
  posted: PostedProduct<Typed, Item>,
) {
  const shop = context.get(shopContext)
  // Products without a print have none in their address.
  const designId = 'designId' in params ? readId(params['designId']) : NO_DESIGN
  const form = await request.formData()
  // The form comes back as the same one: it changes the same line, and adds once under its key.
  const itemId = formText(form, 'order_item_id')
  const back = {
    typed: { ...posted.typedOf(form), ...(itemId !== '' && { itemId }) },
    lineKey: formText(form, 'line_key') || undefined,
  }
  const fieldError = quantityError(form)
  if (fieldError) return data({ fieldError, ...back }, { status: 400 })
  try {
    await keepShown(shop)
    const { cart, lineId } = await addPosted(shop, posted, form, designId)
    shop.flash.show(addedFlash(cart, lineId, itemId !== ''))
  } catch (error) {
    return data({ error: toErrorMessage(error), ...back }, { status: statusOf(error) })
  }
  return redirect(localizePath('cart', shop.page.language), 303)
}
