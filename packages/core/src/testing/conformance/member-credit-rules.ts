import { readCredit } from '../../credit/member-credit.contract.ts'
import { cancelOrder } from '../../orders/orders.contract.ts'
import { beginWithCredit, book, card, credit, usd } from './credit-rules.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf } from './visitor.ts'

/** Rules of the store credit that members see. */
export const describeMemberCredit: DescribeRules = (open, { describe, test, expect }) => {
  describe('Spoondollars', () => {
    test('are shown to their member with every order that changed them', async () => {
      const buyer = await beginWithCredit(open, 'member')
      const { gateway } = buyer
      const balance = () => gateway.send(readCredit, {})
      expect(await balance()).toEqual({ balance: usd(0), spoondollars: [], certificates: [] })
      const bought = await buyer.buy(credit)
      await buyer.toPayment(book)
      await buyer.spoondollars(5)
      // A declined card spends nothing.
      await buyer.payWithCard('CARD_DECLINED')
      expect((await rejectionOf(buyer.place())).code).toBe('CARD_DECLINED')
      await buyer.payWithCard()
      const spent = (await buyer.place()).orderNumber ?? ''
      await gateway.send(cancelOrder, { params: { orderNumber: spent }, body: {} })
      const read = await balance()
      expect(read.balance).toEqual(usd(2_500))
      expect(
        read.spoondollars.map(({ kind, amount, order }) => [kind, amount, order?.orderNumber]),
      ).toEqual([
        ['returned', usd(500), spent],
        ['spent', usd(-500), spent],
        ['bought', usd(2_500), bought],
      ])
      await gateway.send(cancelOrder, { params: { orderNumber: bought }, body: {} })
      const [newest] = (await balance()).spoondollars
      expect([newest?.kind, newest?.amount]).toEqual(['taken_back', usd(-2_500)])
      expect((await balance()).balance).toEqual(usd(0))
    })

    test('stand beside the gift certificates that paid, and nobody else sees them', async () => {
      const buyer = await beginWithCredit(open, 'member')
      const { gateway, under } = buyer
      const code = await under.giftCode(await buyer.buy(card('25')))
      await buyer.toPayment({ ...book, quantity: 2 })
      await buyer.certificate(code)
      await buyer.payWithCard()
      const orderNumber = (await buyer.place()).orderNumber ?? ''
      const { certificates, spoondollars } = await gateway.send(readCredit, {})
      expect(spoondollars).toEqual([])
      expect(
        certificates.map(({ kind, label, amount, order }) => [
          kind,
          label,
          amount,
          order?.orderNumber,
        ]),
      ).toEqual([['spent', code.slice(-4), usd(-2_500), orderNumber]])
      const other = await beginWithCredit(open, 'member')
      expect((await other.gateway.send(readCredit, {})).certificates).toEqual([])
      const guest = await beginWithCredit(open)
      await guest.add(book)
      expect(await rejectionOf(guest.gateway.send(readCredit, {}))).toMatchObject({
        code: 'UNAUTHORIZED',
        status: 403,
      })
    })
  })
}
