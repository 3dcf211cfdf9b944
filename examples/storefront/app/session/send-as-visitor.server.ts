import { isShopError } from '@selvage/core/contract'

/** Sends a request; one whose session has ended meanwhile is sent once more, as a visitor's. */
export async function sendAsVisitor<T>(send: () => Promise<T>): Promise<T> {
  return send().catch((error: unknown) => {
    if (isShopError(error) && error.status === 401) return send()
    throw error
  })
}
