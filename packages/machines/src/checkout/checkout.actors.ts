import type { Checkout, PaymentAttempt, ShippingForm } from '@selvage/core/checkout'
import { requestActor } from '../request-actor.ts'
import type { Shop } from '../shop/create-shop.ts'
import { needShop } from '../unprovided.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutActors } from './checkout.setup.ts'
import type {
  DeliveryForm,
  PaymentInput,
  PaymentSession,
  PlaceInput,
  SaveInput,
} from './checkout.types.ts'

/**
 * Returns the checkout machine with the actors of a shop, for
 * `createActor(provideCheckout(shop), { input })`.
 */
export function provideCheckout(shop: Shop): typeof checkoutMachine {
  needShop('provideCheckout', shop)
  const { cart } = shop
  const calls = async () => (await import('./calls.ts')).checkoutCalls(shop)
  /** Empties every cart of the page once the order is placed. */
  const watched = <A extends PaymentAttempt | null>(attempt: A): A => {
    if (attempt?.state === 'ordered') cart.clear()
    return attempt
  }
  /** Shows the order of an answer on every cart of the page, unless it is placed already. */
  const taken = (checkout: Checkout): Checkout => {
    cart.accept(checkout.order)
    watched(checkout.attempt)
    return checkout
  }

  return checkoutMachine.provide({
    actors: {
      loadCheckout: requestActor<Checkout, { orderId: string }>(async ({ input, signal }) =>
        taken(await (await calls()).load(input, signal)),
      ),
      saveShipping: requestActor<Checkout, SaveInput & { form: ShippingForm }>(
        async ({ input, signal }) => taken(await (await calls()).saveShipping(input, signal)),
      ),
      saveDelivery: requestActor<Checkout, SaveInput & { form: DeliveryForm }>(
        async ({ input, signal }) => taken(await (await calls()).saveDelivery(input, signal)),
      ),
      openPayment: requestActor<PaymentSession, { orderId: string }>(async ({ input, signal }) =>
        (await calls()).openPayment(input, signal),
      ),
      savePayment: requestActor<Checkout, PaymentInput>(async ({ input, signal }) =>
        taken(await (await calls()).savePayment(input, signal)),
      ),
      makeKey: requestActor<string>(() => Promise.resolve(shop.makeKey())),
      placeOrder: requestActor<PaymentAttempt, PlaceInput>(async ({ input }) =>
        watched(await (await calls()).place(input)),
      ),
      askAttempt: requestActor<PaymentAttempt | null, { orderId: string; attemptId: string }>(
        async ({ input, signal }) => watched(await (await calls()).ask(input, signal)),
      ),
      giveUp: requestActor<PaymentAttempt, { orderId: string; attemptId: string }>(
        async ({ input, signal }) => watched(await (await calls()).giveUp(input, signal)),
      ),
    } satisfies CheckoutActors,
  })
}
