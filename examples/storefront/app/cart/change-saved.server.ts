import { moveToCart, removeSaved, saveItem } from '@selvage/core/cart'
import { isShopError, shopError } from '@selvage/core/contract'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'

const INTENTS = ['save', 'move', 'unsave'] as const
/** The act that a form of the cart's page asks for, on a saved line or one to save. */
export type SavedIntent = (typeof INTENTS)[number]

export const isSavedIntent = (intent: string): intent is SavedIntent =>
  (INTENTS as readonly string[]).includes(intent)

/** The cart's version that a form was made for. Throws FIELD_VALUE_INVALID. */
export function versionOf(form: FormData): number {
  const version = Number(formText(form, 'version'))
  if (!Number.isSafeInteger(version) || version < 0)
    throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  return version
}

/**
 * Saves a line for later, moves a saved one into the cart or removes it. A line that is not saved
 * any more, as after a form that was sent twice, is no error. Rejects with a ShopError.
 */
export async function changeSaved(
  { flash, gateway }: Shop,
  intent: SavedIntent,
  form: FormData,
): Promise<void> {
  const input = { params: { id: formText(form, 'item') } }
  if (intent === 'save') {
    await gateway.send(saveItem, input, { version: versionOf(form) })
    flash.show({ severity: 'success', text: 'cart.updated' })
    return
  }
  try {
    if (intent === 'unsave') {
      await gateway.send(removeSaved, input)
      flash.show({ severity: 'success', text: 'cart.unsavedLine' })
      return
    }
    const { moved: count } = await gateway.send(moveToCart, input)
    if (count > 0) flash.show({ severity: 'success', text: 'cart.movedToCart', params: { count } })
  } catch (error) {
    if (!isShopError(error)) throw error
    if (error.code === 'ORDER_ITEM_NOT_FOUND') return
    const max = error.params?.['max']
    if (error.code !== 'FIELD_VALUE_INVALID' || max === undefined) throw error
    flash.show({ severity: 'attention', text: 'cart.savedFull', params: { max } })
  }
}
