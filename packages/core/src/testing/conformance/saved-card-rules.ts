import { putPayment } from '../../checkout/checkout.contract.ts'
import type { PaymentChoice } from '../../checkout/checkout.contract.ts'
import { listCards, removeCard } from '../../payment/saved-cards.contract.ts'
import { beginCheckout, checkoutSteps } from './checkout-steps.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf } from './visitor.ts'

async function beginAs(open: OpenGateway, who: 'guest' | 'member') {
  const begun = await beginCheckout(open, 1, who)
  const { gateway, under, steps, cartId } = begun
  const choose = async (choice: PaymentChoice) =>
    gateway.send(
      putPayment,
      { params: { id: cartId }, body: choice },
      { version: (await steps.read()).order.version },
    )
  const saving = async () => {
    await steps.ship()
    await steps.deliver()
    const { sessionId } = await steps.openPayment()
    const token = await under.cardToken(sessionId, 'accepted')
    return choose({ method: 'card', token, saveCard: true, billingAddress: null })
  }
  return {
    ...begun,
    choose,
    saving,
    cards: () => gateway.send(listCards, {}),
    remove: (id: string) => gateway.send(removeCard, { params: { id } }),
  }
}

/** Rules of the cards that members save. */
export const describeSavedCards: DescribeRules = (open, { describe, test, expect }) => {
  describe('a saved card', () => {
    test('is saved when its order is placed, and not before', async () => {
      const { saving, steps, cards } = await beginAs(open, 'member')
      const checkout = await saving()
      expect(await cards()).toEqual([])
      await steps.place(checkout)
      const [card, ...others] = await cards()
      expect(others).toEqual([])
      expect(card).toMatchObject({ brand: 'visa', last4: '4242', expired: false })
      expect(Object.keys(card ?? {}).sort()).toEqual(
        ['brand', 'expired', 'expiryMonth', 'expiryYear', 'id', 'last4'].sort(),
      )
    })

    test('is deleted by its own member alone, as often as wanted', async () => {
      const { saving, steps, cards, remove } = await beginAs(open, 'member')
      await steps.place(await saving())
      const [card] = await cards()
      const id = card?.id ?? ''
      const other = await beginAs(open, 'member')
      expect(await other.remove(id)).toEqual([])
      expect(await cards()).toEqual([card])
      expect(await remove(id)).toEqual([])
      expect(await remove(id)).toEqual([])
    })

    test('pays for nobody but its member', async () => {
      const { saving, steps, cards } = await beginAs(open, 'member')
      await steps.place(await saving())
      const [card] = await cards()
      const other = await beginAs(open, 'member')
      await other.steps.ship()
      await other.steps.deliver()
      for (const [cardId, code] of [
        [card?.id ?? '', 'CARD_NOT_SAVED'],
        [newKey(), 'CARD_NOT_SAVED'],
        ['', 'PAYMENT_DETAILS_MISSING_ERROR'],
      ] as const)
        expect(
          await rejectionOf(other.choose({ method: 'saved_card', cardId, billingAddress: null })),
        ).toMatchObject({ code, field: 'card_id', status: 400 })
    })

    test('that was deleted before it paid is named, and another one is chosen', async () => {
      const begun = await beginAs(open, 'member')
      await begun.steps.place(await begun.saving())
      const [card] = await begun.cards()
      const { cart } = await begun.add(begun.yard)
      const steps = checkoutSteps(begun, cart.id)
      await steps.ship()
      const { order } = await steps.deliver()
      const cardId = card?.id ?? ''
      const chosen = await begun.gateway.send(
        putPayment,
        { params: { id: cart.id }, body: { method: 'saved_card', cardId, billingAddress: null } },
        { version: order.version },
      )
      await begun.remove(cardId)
      expect(await rejectionOf(steps.place(chosen))).toMatchObject({
        code: 'CARD_NOT_SAVED',
        status: 400,
      })
      await steps.place(await steps.payWithCard())
    })

    test('is not for guests', async () => {
      const { saving, cards } = await beginAs(open, 'guest')
      expect(await rejectionOf(saving())).toMatchObject({
        code: 'STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED',
      })
      expect(await rejectionOf(cards())).toMatchObject({ code: 'UNAUTHORIZED', status: 403 })
    })
  })
}
