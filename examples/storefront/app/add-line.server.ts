import { createHash } from 'node:crypto'
import { addToCart, getCart, MAX_QUANTITY, readQuantity, replaceItem, toCartPayload } from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import { isFabricCode, isFabricSize } from '@selvage/core/fabric'
import { formText } from './form-text.ts'
import type { Shop } from './shop-context.ts'

/** A key that a page's form may bring, so that one form sent twice adds once. */
const LINE_KEY = /^[A-Za-z0-9_-]{16,64}$/

/** What a posted product form was, to be shown again when it cannot be taken. */
export interface TypedLine {
  readonly fabric: string
  readonly size: string
  readonly quantity: string
}

export function typedLine(form: FormData): TypedLine {
  return { fabric: formText(form, 'fabric'), size: formText(form, 'fabric_size'), quantity: formText(form, 'quantity') }
}

/** What the quantity field of a posted form has to say: a key of the words with its values. */
export interface QuantityFault {
  readonly says: 'forms.required' | 'forms.integer' | 'forms.minimum' | 'form.quantityReset'
  readonly values?: { readonly typed: number, readonly max: number }
}

/** What is wrong with the quantity of a posted form; undefined when it can be taken. */
export function quantityFault(form: FormData): QuantityFault | undefined {
  const read = readQuantity(typedLine(form).quantity)
  if (!read.ok) return { says: `forms.${read.fault}` }
  // A form without script cannot announce that 100 became 1, so nothing is added until the shopper has seen it.
  return read.reset === undefined ? undefined : { says: 'form.quantityReset', values: { typed: read.reset, max: MAX_QUANTITY } }
}

/** Puts a posted line into the cart, or in the place of another one. Rejects with a ShopError. */
export async function addLine({ gateway, session, makeKey }: Shop, designId: number, form: FormData): Promise<void> {
  const { fabric, size, quantity: typed } = typedLine(form)
  const read = readQuantity(typed)
  if (!isFabricCode(fabric) || !isFabricSize(size) || !read.ok || read.reset !== undefined) throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  const item = { designId, fabric, size, quantity: read.quantity }
  const itemId = formText(form, 'order_item_id')
  if (itemId !== '') {
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    if (!cart) throw shopError('ORDER_ITEM_NOT_FOUND', { status: 404 })
    await gateway.send(replaceItem, { params: { id: itemId }, body: toCartPayload(item) }, { version: cart.version })
    return
  }
  const given = formText(form, 'line_key')
  const key = LINE_KEY.test(given) ? lineKeyOf(given, item) : makeKey()
  await session.asSomebody(() => gateway.send(addToCart, { body: toCartPayload(item) }, { key }))
}

// A page that was gone back to and filled in differently asks for another line, not for the same one again.
function lineKeyOf(given: string, item: CartItemInput): string {
  return createHash('sha256').update(JSON.stringify([given, item])).digest('base64url')
}
