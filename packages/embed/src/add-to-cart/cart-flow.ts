import { addToCartMachine } from '@selvage/machines/cart'
import type { AddedEvent, AddToCartInput } from '@selvage/machines/cart'
import { measurementOf, localeOf } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { createActor, fromPromise } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { cartMemory } from '../page/cart-memory.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { createGuestCart } from './guest-cart.ts'
import type { GuestCart } from './guest-cart.ts'

/** A kit whose currency has been checked. */
export type BuyingContext = WidgetContext & { readonly currency: Currency }

export type AddToCartSnapshot = SnapshotFrom<typeof addToCartMachine>

/** What a widget does with the cart once a shopper shows the intent to buy. */
export interface CartFlow {
  readonly cart: GuestCart
  /** Runs the add-to-cart machine for a widget, until the signal ends it. */
  start(
    input: Omit<AddToCartInput, 'measurement'>,
    on: { change(snapshot: AddToCartSnapshot): void; added(event: AddedEvent): void },
    signal: AbortSignal,
  ): ActorRefFrom<typeof addToCartMachine>
  /** Takes the shopper to the storefront with this cart, at the top of the window. */
  leave(context: WidgetContext, target?: string): Promise<void>
}

/** 128 bits of chance in hex; `crypto.randomUUID` is missing on plain http pages. */
const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The flow of one shop for a widget: its language, country and currency. */
export function createCartFlow(
  context: Pick<BuyingContext, 'gateway' | 'lang' | 'currency'>,
  country: string,
): CartFlow {
  const cart = createGuestCart({
    ...context,
    locale: localeOf(context.lang, country),
    country,
    memory: cartMemory(context.gateway),
  })
  const machine = addToCartMachine.provide({
    actors: {
      prepareLine: fromPromise(async () => {
        await cart.ensureGuest()
        return makeKey()
      }),
      sendLine: fromPromise<string, { item: AddedEvent['item']; lineKey: string }>(
        ({ input, signal }) => cart.add(input.item, input.lineKey, signal),
      ),
    },
  })
  return {
    cart,
    start(input, on, signal) {
      const actor = createActor(machine, {
        input: { ...input, measurement: measurementOf(country) },
      })
      actor.subscribe(on.change)
      actor.on('added', on.added)
      signal.addEventListener('abort', () => actor.stop())
      return actor.start()
    },
    async leave(leaving, target = '_top') {
      const { storefront } = leaving
      const { paths } = await leaving.loadMessages()
      const code = await cart.handOver()
      open(`${storefront}${paths.handover}?code=${encodeURIComponent(code)}`, target)
    },
  }
}
