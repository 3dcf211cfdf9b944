import { isShopError } from '../contract/shop-error.ts'
import type { CartToken, GuestRecord } from './cart-token.ts'

/** The session of a guest who is known by a cart token alone. */
export interface GuestSession {
  /** Returns the guest's token; undefined before there is a guest. */
  token(): string | undefined
  /**
   * Runs a write that needs a guest: makes one where there is none, and again with a new one where
   * the gateway has forgotten the token.
   */
  withSession<T>(write: () => Promise<T>): Promise<T>
}

interface GuestSessionOptions {
  readonly token: CartToken
  /** The record of `token`: two writes at once, of two copies of a script too, make one guest. */
  readonly record: GuestRecord
  /** Makes a guest at the gateway; resolves to its token. */
  readonly makeGuest: () => Promise<string>
  /** Called when the guest's cart is gone. */
  readonly onForgotten?: () => void
}

/** Makes the session of a guest. No cookie is sent or set: the token is all there is. */
export function createGuestSession({
  token,
  record,
  makeGuest,
  onForgotten,
}: GuestSessionOptions): GuestSession {
  async function ensure(): Promise<void> {
    if (token.get() !== undefined) return
    record.making ??= makeGuest()
      .then(token.set)
      .finally(() => {
        record.making = undefined
      })
    await record.making
  }

  return {
    token: token.get,
    async withSession(write) {
      await ensure()
      const used = token.get()
      try {
        return await write()
      } catch (error) {
        if (!isShopError(error) || error.status !== 401) throw error
        // Another write may have made a new guest meanwhile.
        if (token.get() === used) {
          token.clear()
          onForgotten?.()
        }
        await ensure()
        return write()
      }
    },
  }
}
