import { getInvoice } from '../../invoice/invoice.contract.ts'
import { setVatNumber } from '../../vat/vat.contract.ts'
import { beginCheckout, LONDON } from './checkout-steps.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf } from './visitor.ts'

/** Rules of VAT numbers. */
export const describeVatNumbers: DescribeRules = (open, { describe, test, expect }) => {
  describe('a VAT number', () => {
    test('is asked for where VAT is due, and stands on the invoice', async () => {
      const { gateway, steps, cartId } = await beginCheckout(open)
      const set = async (vatNumber: string | null) =>
        gateway.send(
          setVatNumber,
          { params: { id: cartId }, body: { vatNumber } },
          { version: (await steps.read()).order.version },
        )
      expect((await steps.ship()).asksVatNumber).toBe(false)
      await steps.deliver()
      const wrong = { code: 'FIELD_VALUE_INVALID', field: 'vat_number', status: 400 }
      expect(await rejectionOf(set('123456789'))).toMatchObject(wrong)
      expect((await steps.ship(LONDON)).asksVatNumber).toBe(true)
      await steps.deliver()
      for (const number of ['12345678', 'xi123456789', 'DE123456789'])
        expect(await rejectionOf(set(number))).toMatchObject(wrong)
      expect((await rejectionOf(set(' '))).code).toBe('FIELD_CANNOT_BE_BLANK')
      expect((await set('XI123456789')).vatNumber).toBe('XI123456789')
      expect((await set(null)).vatNumber).toBe(null)
      await set('GD123')
      const { orderNumber } = await steps.place(await steps.payWithCard())
      const invoice = await gateway.send(getInvoice, {
        params: { orderNumber: orderNumber ?? '' },
        query: {},
      })
      expect(invoice.vatNumber).toBe('GD123')
    })
  })
}
