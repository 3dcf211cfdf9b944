import { isVatNumber, setVatNumber } from '@selvage/core/vat'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import { assertSavedBefore } from './assert-saved.ts'
import { saveCheckout } from './load-checkout.ts'
import { writeStep } from './write-step.ts'

/** Stores the VAT number of an order where VAT is due; its check digits are not judged. */
export const vatNumberRoute = handle(setVatNumber, (context, deps) =>
  writeStep(context, deps, async (tx, loaded, row) => {
    assertSavedBefore('payment', loaded)
    const { vatNumber } = context.body
    if (vatNumber !== null && !(loaded.asksVatNumber && isVatNumber(vatNumber)))
      throw httpError('FIELD_VALUE_INVALID', { field: 'vat_number' })
    await saveCheckout(tx, row.id, { vatNumber }, deps.now())
  }),
)
