import { setGiftCertificate, setSpoondollars } from '../../credit/credit.contract.ts'
import {
  getCheckout,
  openPayment,
  putDelivery,
  putPayment,
  putShipping,
} from '../../checkout/checkout.contract.ts'
import { placeOrder } from '../../checkout/payment-attempt.contract.ts'
import { NO_GIFT } from '../../checkout/no-gift.ts'
import { getInvoice } from '../../invoice/invoice.contract.ts'
import { cancelOrder, getOrder } from '../../orders/orders.contract.ts'
import { join } from './account-rules.ts'
import { NEW_YORK } from './checkout-steps.ts'
import { visitProducts } from './products.ts'
import type { DescribeRules, GatewayUnderTest, OpenGateway } from './runner.ts'
import { newKey, rejectionOf } from './visitor.ts'
import type { LineInput } from './visitor.ts'

type Outcome = Parameters<GatewayUnderTest['cardToken']>[1]

/** A shopper who buys what they like, and pays with credit. */
export async function beginWithCredit(open: OpenGateway, who: 'guest' | 'member' = 'guest') {
  const visitor = await visitProducts(open)
  if (who === 'member') await join(visitor)
  const { gateway, under, add } = visitor
  let id = ''
  const read = () => gateway.send(getCheckout, { params: { id }, query: {} })
  const at = async () => ({ version: (await read()).order.version })
  const certificate = async (code: string | null) =>
    gateway.send(setGiftCertificate, { params: { id }, body: { code } }, await at())
  const spoondollars = async (amount: number | null) =>
    gateway.send(setSpoondollars, { params: { id }, body: { amount } }, await at())
  /** Goes to the payment step with these items. */
  const toPayment = async (...items: LineInput[]) => {
    for (const item of items) id = (await add(item)).cart.id
    const { order } = await gateway.send(
      putShipping,
      { params: { id }, body: NEW_YORK },
      await at(),
    )
    if (order.needsShipping)
      await gateway.send(
        putDelivery,
        { params: { id }, body: { deliveryOptionId: 'standard', gift: NO_GIFT } },
        await at(),
      )
    return read()
  }
  const payWithCard = async (outcome: Outcome = 'accepted') => {
    const { sessionId } = await gateway.send(openPayment, { params: { id }, body: {} })
    const token = await under.cardToken(sessionId, outcome)
    const body = { method: 'card', token, billingAddress: null } as const
    return gateway.send(putPayment, { params: { id }, body }, await at())
  }
  const place = async () => {
    const { order } = await read()
    const attemptId = newKey()
    const body = { attemptId, total: order.pricing.total }
    const input = { params: { id }, body }
    return gateway.send(placeOrder, input, { key: attemptId, version: order.version })
  }
  const buy = async (...items: LineInput[]) => {
    await toPayment(...items)
    await payWithCard()
    return (await place()).orderNumber ?? ''
  }
  return { ...visitor, read, certificate, spoondollars, toPayment, payWithCard, place, buy }
}

export const card = (size: '25' | '100') =>
  ({ stock: 'GIFT_CERTIFICATE', size, quantity: 1 }) as const
export const credit = { stock: 'SPOONDOLLAR_CREDIT', size: '25', quantity: 1 } as const
export const book = { stock: 'HANDBOOK', quantity: 1 } as const
export const usd = (minor: number) => ({ minor, currency: 'USD' })

/** Rules of gift certificates and Spoondollars. */
export const describeCredit: DescribeRules = (open, { describe, test, expect }) => {
  describe('a gift certificate', () => {
    test('names its recipient in the line, and only a certificate has one', async () => {
      const { add } = await beginWithCredit(open)
      const recipient = { email: ' Ada@Example.com ', message: 'Happy birthday\nAda' }
      const { cart } = await add({ ...card('25'), recipient })
      const [line] = cart.items
      expect(line?.text?.product.endsWith('Ada@example.com')).toBe(true)
      expect(line?.stock).toEqual({
        code: 'GIFT_CERTIFICATE',
        size: '25',
        recipient: { email: 'Ada@example.com', message: 'Happy birthday\nAda' },
      })
      const wrong = add({ ...card('25'), recipient: { email: 'nobody', message: '' } })
      expect(await rejectionOf(wrong)).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'recipient_email',
      })
      expect(await rejectionOf(add({ ...book, recipient }))).toMatchObject({
        code: 'FIELD_NAME_INVALID_OR_INEDITABLE',
        field: 'recipient_email',
      })
    })

    test('pays as far as it goes, is taken off again, and pays once', async () => {
      const buyer = await beginWithCredit(open)
      const code = await buyer.under.giftCode(await buyer.buy(card('25')))
      const { total } = (await buyer.toPayment({ ...book, quantity: 2 })).order.pricing
      const applied = await buyer.certificate(` ${code.toLowerCase().replaceAll('-', ' ')} `)
      expect(applied.credits).toEqual([
        { kind: 'gift_certificate', label: code.slice(-4), amount: usd(2_500) },
      ])
      expect(applied.due).toEqual(usd(total.minor - 2_500))
      expect(applied.order.pricing.total).toEqual(total)
      const removed = await buyer.certificate(null)
      expect([removed.credits, removed.due]).toEqual([[], total])
      await buyer.certificate(code)
      await buyer.payWithCard()
      const orderNumber = (await buyer.place()).orderNumber ?? ''
      const invoice = await buyer.gateway.send(getInvoice, { params: { orderNumber }, query: {} })
      expect([invoice.credits, invoice.due]).toEqual([applied.credits, applied.due])
      await buyer.toPayment(book)
      expect(await rejectionOf(buyer.certificate(code))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'code',
        message: 'empty',
      })
    })

    test('that pays all of an order needs no payment, and the rest stays on it', async () => {
      const buyer = await beginWithCredit(open)
      const code = await buyer.under.giftCode(await buyer.buy(card('100')))
      await buyer.toPayment(book)
      const { due, payment } = await buyer.certificate(code)
      expect([due, payment]).toEqual([usd(0), null])
      expect((await buyer.place()).state).toBe('ordered')
      const { order } = await buyer.toPayment({ ...book, quantity: 9 })
      const spent = await buyer.certificate(code)
      expect((spent.credits[0]?.amount.minor ?? 0) < 10_000).toBe(true)
      expect(spent.due.minor < order.pricing.total.minor).toBe(true)
    })

    test('is given back when its order is canceled or its card declined', async () => {
      const buyer = await beginWithCredit(open)
      const bought = await buyer.buy(card('25'))
      const code = await buyer.under.giftCode(bought)
      await buyer.toPayment({ ...book, quantity: 2 })
      await buyer.certificate(code)
      await buyer.payWithCard('CARD_DECLINED')
      expect((await rejectionOf(buyer.place())).code).toBe('CARD_DECLINED')
      expect((await buyer.read()).credits[0]?.amount).toEqual(usd(2_500))
      await buyer.payWithCard()
      const orderNumber = (await buyer.place()).orderNumber ?? ''
      const cancel = (number: string) =>
        buyer.gateway.send(cancelOrder, { params: { orderNumber: number }, body: {} })
      const offersToCancel = async (number: string) => {
        const input = { params: { orderNumber: number }, query: {} }
        return (await buyer.gateway.send(getOrder, input)).cancelableUntil !== null
      }
      expect(await offersToCancel(bought)).toBe(false)
      expect(await rejectionOf(cancel(bought))).toMatchObject({
        code: 'ORDER_NOT_EDITABLE',
        status: 409,
      })
      const invoice = () => buyer.gateway.send(getInvoice, { params: { orderNumber }, query: {} })
      expect(await invoice()).toMatchObject({ canceledAt: null, creditReturned: usd(0) })
      await cancel(orderNumber)
      const { canceledAt, creditReturned } = await invoice()
      expect([canceledAt === null, creditReturned]).toEqual([false, usd(2_500)])
      await buyer.toPayment({ ...book, quantity: 2 })
      expect((await buyer.certificate(code)).credits[0]?.amount).toEqual(usd(2_500))
      expect(await offersToCancel(bought)).toBe(true)
      await cancel(bought)
      expect((await buyer.read()).credits).toEqual([])
      expect((await rejectionOf(buyer.certificate(code))).message).toBe('canceled')
    })

    test('is not found by another code, and waits for the earlier steps', async () => {
      const { add, gateway, toPayment, certificate } = await beginWithCredit(open)
      const { cart } = await add(book)
      const early = gateway.send(
        setGiftCertificate,
        { params: { id: cart.id }, body: { code: 'ANY' } },
        { version: cart.version },
      )
      expect((await rejectionOf(early)).code).toBe('SHIPPING_ADDRESS_MISSING')
      await toPayment(book)
      for (const code of ['ANY', 'AAAA-AAAA-AAAA-AAAA', '__proto__', 'A'.repeat(64)])
        expect(await rejectionOf(certificate(code))).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field: 'code',
          message: 'unknown',
        })
      expect((await rejectionOf(certificate(' '))).code).toBe('FIELD_CANNOT_BE_BLANK')
    })
  })

  describe('Spoondollars', () => {
    test('come with a paid credit, pay a part of an order, and are spent once', async () => {
      const member = await beginWithCredit(open, 'member')
      await member.buy(credit)
      const { spoondollars, due } = await member.toPayment({ ...book, quantity: 2 })
      expect(spoondollars).toEqual({ balance: usd(2_500), usable: 25 })
      const applied = await member.spoondollars(10)
      expect(applied.credits).toEqual([{ kind: 'spoondollars', label: '', amount: usd(1_000) }])
      expect(applied.due).toEqual(usd(due.minor - 1_000))
      expect((await member.spoondollars(null)).credits).toEqual([])
      await member.spoondollars(25)
      await member.payWithCard()
      await member.place()
      const after = await member.toPayment(book)
      expect([after.spoondollars?.balance, after.credits]).toEqual([usd(0), []])
    })

    test('are taken in amounts that the member has', async () => {
      const member = await beginWithCredit(open, 'member')
      await member.buy(credit)
      await member.toPayment(book)
      for (const amount of [0, -10, 0.001, 10.005])
        expect(await rejectionOf(member.spoondollars(amount))).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field: 'raw_amount',
        })
      expect((await rejectionOf(member.spoondollars(25.01))).code).toBe(
        'SPOONDOLLARS_BALANCE_TOO_LOW',
      )
    })

    test('pay no subscription, and are not for guests', async () => {
      const member = await beginWithCredit(open, 'member')
      await member.buy(credit)
      await member.toPayment({ stock: 'PRO_WITH_RENEWAL', quantity: 1 })
      expect((await rejectionOf(member.spoondollars(5))).code).toBe(
        'CANNOT_APPLY_SPOONDOLLARS_CONTAINS_SUBSCRIPTION_ITEM',
      )
      const guest = await beginWithCredit(open)
      const { spoondollars } = await guest.toPayment(book)
      expect(spoondollars).toBe(null)
      expect(await rejectionOf(guest.spoondollars(5))).toMatchObject({
        code: 'UNAUTHORIZED',
        status: 403,
      })
    })
  })
}
