import { isVatNumber } from '../../vat/vat-number.ts'
import { setVatNumber } from '../../vat/vat.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { checkoutCartOf } from '../place-order.ts'
import { reject } from '../rejection.ts'
import { asksNumber, assertSavedBefore, savedCheckout } from '../wire-checkout.ts'

/** The call that names a VAT number. */
export const vatHandlers: readonly Handler[] = [
  handle(setVatNumber, (request) => {
    const { shop, body } = request
    const { vatNumber } = body
    const cart = checkoutCartOf(request)
    assertSavedBefore('payment', shop, cart)
    if (vatNumber !== null && !(asksNumber(cart) && isVatNumber(vatNumber)))
      reject('FIELD_VALUE_INVALID', { field: 'vat_number' })
    cart.vatNumber = vatNumber
    return savedCheckout(shop, cart)
  }),
]
