import { logOut } from '../../account/account.contract.ts'
import { readGiftBalance } from '../../credit/gift-balance.contract.ts'
import { cancelOrder } from '../../orders/orders.contract.ts'
import { beginWithCredit, book, card, usd } from './credit-rules.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf } from './visitor.ts'

/** Rules of what is left on a gift certificate. */
export const describeGiftBalance: DescribeRules = (open, { describe, test, expect }) => {
  describe('a gift certificate', () => {
    test('says what is left on it to who has its code, with and without a session', async () => {
      const buyer = await beginWithCredit(open, 'member')
      const bought = await buyer.buy(card('100'))
      const code = await buyer.under.giftCode(bought)
      const left = (typed = code) => buyer.gateway.send(readGiftBalance, { body: { code: typed } })
      const label = code.slice(-4)
      expect(await left(` ${code.toLowerCase()} `)).toEqual({ label, balance: usd(10_000) })
      await buyer.toPayment(book)
      const { credits } = await buyer.certificate(code)
      await buyer.place()
      const balance = usd(10_000 - (credits[0]?.amount.minor ?? 0))
      expect(await left()).toEqual({ label, balance })
      const canceled = await buyer.buy(card('25'))
      const ended = await buyer.under.giftCode(canceled)
      await buyer.gateway.send(cancelOrder, { params: { orderNumber: canceled }, body: {} })
      await buyer.gateway.send(logOut, { body: {} })
      expect(await left()).toEqual({ label, balance })
      expect((await rejectionOf(left(ended))).message).toBe('canceled')
      for (const typed of ['ANY', 'AAAA-AAAA-AAAA-AAAA', '__proto__'])
        expect(await rejectionOf(left(typed))).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field: 'code',
          message: 'unknown',
        })
      expect((await rejectionOf(left(' '))).code).toBe('FIELD_CANNOT_BE_BLANK')
    })
  })
}
