import { addLine, cartCount, createHandover, fabricLine } from '@selvage/core/cart'
import type { AddLineOutcome, CartItemInput, LineShop } from '@selvage/core/cart'
import { createClient } from '@selvage/core/gateway'
import type { Currency, Locale } from '@selvage/core/locale'
import { createGuestSession, makeTokenGuest, randomKey } from '@selvage/core/session'
import type { CartMemory } from '../page/cart-memory.ts'

/** The cart of a guest who is known by its token alone. */
export interface GuestCart {
  /** Adds a line of fabric, under the key of a request whose answer was lost where there is one. */
  add(
    item: CartItemInput,
    lineKey: string | undefined,
    signal: AbortSignal,
  ): Promise<AddLineOutcome>
  /** Reads how many pieces there are. Rejects with a ShopError. */
  readCount(): Promise<void>
  /** Returns a one-time code that carries the cart over to the storefront. Rejects likewise. */
  handOver(): Promise<string>
}

interface GuestCartOptions {
  readonly gateway: string
  readonly locale: Locale
  readonly country: string
  readonly currency: Currency
  readonly memory: CartMemory
}

/** The guest's cart at one gateway. No cookie is sent or set: the token is all there is. */
export function createGuestCart({
  gateway: url,
  locale,
  country,
  currency,
  memory,
}: GuestCartOptions): GuestCart {
  const gateway = createClient({ url, locale, token: memory.token.get })
  const session = createGuestSession({
    token: memory.token,
    record: memory.guest,
    makeGuest: () => makeTokenGuest(gateway, { country, currency, locale }),
    onForgotten: memory.forgetCart,
  })
  // A widget adds lines and changes none: which cart is known does not matter to it.
  const shop: LineShop = {
    gateway,
    session,
    makeKey: randomKey,
    cart: {
      get: () => ({ cart: undefined }),
      load: () => Promise.resolve(null),
      accept: (cart) => memory.counted(cart.count, cart),
    },
  }

  return {
    add: (item, lineKey, signal) => addLine(shop, fabricLine, { items: [item], lineKey, signal }),
    async readCount() {
      if (memory.token.get() !== undefined)
        memory.counted(await gateway.send(cartCount, { body: {} }))
    },
    async handOver() {
      const { code } = await gateway.send(createHandover, { body: {} })
      return code
    },
  }
}
