import { addLine, cartCount, createHandover, fabricLine } from '@selvage/core/cart'
import type { AddLineOutcome, CartItemInput, LineShop } from '@selvage/core/cart'
import { isShopError, shopError } from '@selvage/core/contract'
import { createGuestGateway } from '@selvage/core/gateway'
import type { Currency, Locale } from '@selvage/core/locale'
import { createGuest } from '@selvage/core/session'
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

/** 128 bits of chance in hex; `crypto.randomUUID` is missing on plain http pages. */
const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const MAKING = Symbol.for('selvage.guests')

/** The guest's cart at one gateway. No cookie is sent or set: the token is all there is. */
export function createGuestCart({
  gateway: url,
  locale,
  country,
  currency,
  memory,
}: GuestCartOptions): GuestCart {
  const gateway = createGuestGateway({ url, locale, token: memory.token })
  // On the page, not in this module: two copies of the script must not make two guests.
  const page = globalThis as { [MAKING]?: Map<string, Promise<void>> }
  const making = (page[MAKING] ??= new Map())

  async function makeGuest(): Promise<void> {
    const { cartToken } = await gateway.send(createGuest, {
      body: { kind: 'embed', country, currency, locale },
    })
    if (cartToken === null) throw shopError('SERVER_ERROR')
    memory.store(cartToken)
  }

  async function ensureGuest(): Promise<void> {
    if (memory.token() !== undefined) return
    const made = making.get(url) ?? makeGuest().finally(() => making.delete(url))
    making.set(url, made)
    await made
  }

  /**
   * A token that the gateway no longer knows is forgotten, and the call is made once more as a new
   * guest.
   */
  async function asGuest<T>(call: () => Promise<T>): Promise<T> {
    await ensureGuest()
    const token = memory.token()
    try {
      return await call()
    } catch (error) {
      if (!isShopError(error) || error.status !== 401) throw error
      if (memory.token() === token) memory.forget()
      await ensureGuest()
      return call()
    }
  }

  // A widget adds lines and changes none: which cart is known does not matter to it.
  const shop: LineShop = {
    gateway,
    makeKey,
    session: { withSession: asGuest },
    cart: {
      get: () => ({ cart: undefined }),
      load: () => Promise.resolve(null),
      accept: (cart) => memory.counted(cart.count, cart),
    },
  }

  return {
    add: (item, lineKey, signal) => addLine(shop, fabricLine, { items: [item], lineKey, signal }),
    async readCount() {
      if (memory.token() !== undefined) memory.counted(await gateway.send(cartCount, { body: {} }))
    },
    async handOver() {
      const { code } = await gateway.send(createHandover, { body: {} })
      return code
    },
  }
}
