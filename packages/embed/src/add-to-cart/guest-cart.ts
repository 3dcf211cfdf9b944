import { addToCart, cartCount, createHandover, toCartPayload } from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import { isShopError, shopError } from '@selvage/core/contract'
import { createGuestGateway } from '@selvage/core/gateway'
import type { Currency, Locale } from '@selvage/core/locale'
import { createGuest } from '@selvage/core/session'
import type { CartMemory } from '../page/cart-memory.ts'

/** The cart of a guest who is known by its token alone. Every call rejects with a ShopError. */
export interface GuestCart {
  /** Makes the guest where there is none; asked twice at once, one is made. */
  ensureGuest(): Promise<void>
  /** Adds a line under its key, which makes a repeated one a no-op; gives the line's id. */
  add(item: CartItemInput, key: string, signal: AbortSignal): Promise<string>
  /** Reads how many pieces there are. */
  readCount(): Promise<void>
  /** A one-time code that carries the cart over to the storefront. */
  handOver(): Promise<string>
}

interface GuestCartOptions {
  readonly gateway: string
  readonly locale: Locale
  readonly country: string
  readonly currency: Currency
  readonly memory: CartMemory
}

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

  return {
    ensureGuest,
    async add(item, key, signal) {
      const { cart, itemId } = await asGuest(() =>
        gateway.send(addToCart, { body: toCartPayload(item) }, { key, signal }),
      )
      memory.counted(cart.count, cart)
      return itemId
    },
    async readCount() {
      if (memory.token() !== undefined) memory.counted(await gateway.send(cartCount, { body: {} }))
    },
    async handOver() {
      const { code } = await gateway.send(createHandover, { body: {} })
      return code
    },
  }
}
