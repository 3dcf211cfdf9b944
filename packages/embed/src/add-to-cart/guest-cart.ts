import { addLine, cartCount, createHandover, fabricLine } from '@selvage/core/cart'
import type { AddLineOutcome, CartItemInput, LineRequest, LineShop } from '@selvage/core/cart'
import type { PagePlace } from '@selvage/core/contract'
import { createClient } from '@selvage/core/gateway'
import type { Gateway } from '@selvage/core/gateway'
import type { Currency, Locale } from '@selvage/core/locale'
import { createGuestSession, makeTokenGuest, randomKey } from '@selvage/core/session'
import type { GuestSession } from '@selvage/core/session'
import type { CartMemory } from '../page/cart-memory.ts'
import { partnerKey } from '../page/partner.ts'

/** The cart of a guest who is identified by a token alone. */
export interface GuestCart {
  /** Adds a line of fabric. */
  add(request: LineRequest<CartItemInput>): Promise<AddLineOutcome>
  /** Reads the number of pieces in the cart. Rejects with a ShopError. */
  readCount(): Promise<void>
  /**
   * Returns a one-time code that opens this cart at the storefront, in the country and the currency
   * that the widget's page names. Rejects with a ShopError.
   */
  handOver(named: PagePlace): Promise<string>
}

export interface GuestCartOptions {
  readonly gateway: string
  readonly locale: Locale
  readonly country: string
  readonly currency: Currency
  /** The place that the widget is drawn for, in which the guest of another page goes on. */
  readonly place: PagePlace
  readonly memory: CartMemory
  readonly partner?: string | undefined
}

/** The client and the session of a guest at one gateway. */
export interface Guest {
  readonly gateway: Gateway
  readonly session: GuestSession
}

/** Creates the client of a guest. It uses a token; no cookie is sent or set. */
export function createGuest({
  gateway: url,
  locale,
  country,
  currency,
  place,
  memory,
  partner,
}: GuestCartOptions): Guest {
  const { windowId } = memory
  const gateway = createClient({ url, locale, place, windowId, token: memory.token.get })
  const session = createGuestSession({
    token: memory.token,
    record: memory.guest,
    makeGuest: () =>
      makeTokenGuest(
        gateway,
        { country, currency, locale, partner: partnerKey({ partner }) },
        console.warn,
      ),
    onForgotten: memory.forgetCart,
  })
  return { gateway, session }
}

/** Creates the guest's cart at one gateway. */
export function createGuestCart(options: GuestCartOptions): GuestCart {
  const { memory } = options
  const { gateway, session } = createGuest(options)
  // A widget only adds lines, so it needs no current state of the cart.
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
    add: (request) => addLine(shop, fabricLine, request),
    async readCount() {
      if (memory.token.get() !== undefined)
        memory.counted(await gateway.send(cartCount, { body: {} }))
    },
    handOver: async (named) => (await gateway.send(createHandover, { body: named })).code,
  }
}
