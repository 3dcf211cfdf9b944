import type { GatewayConfig } from '../config.ts'
import { assertStorefront } from '../http/origin.ts'
import { bringsCookies } from './cookies.ts'

/**
 * Rejects a change that rides on a session's cookies, and has no token of its own, unless a page of
 * the storefront makes it.
 */
export function assertOwnChange(request: Request, config: GatewayConfig): void {
  if (request.headers.get('authorization') === null && bringsCookies(request, config))
    assertStorefront(request, config)
}
