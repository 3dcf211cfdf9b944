import { errorStatus } from '../contract/call-errors.ts'
import type { Call } from '../contract/define-call.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import { reject } from './rejection.ts'
import type { PlayedScenario } from './scenario.ts'
import { openCart } from './test-shop.ts'
import type { TestShop, TestUser } from './test-shop.ts'
import { wireCart } from './wire-cart.ts'

/** Rejects a call where the scenario says so: an expired session, or an error code. */
export function playScenario(
  scenario: PlayedScenario,
  shop: TestShop,
  {
    call,
    user,
    needsSession,
  }: {
    readonly call: Call
    readonly user: TestUser | null
    readonly needsSession: boolean
  },
): void {
  if (scenario.kind === 'expired') rejectExpired(call, needsSession)
  const { code } = scenario
  if (code === undefined || !isPlayedIn(scenario, code, call)) return
  reject(code, {
    status: errorStatus(call, code),
    // A conflict is one of a cart, which a visitor may not have had yet.
    ...(code === 'CART_VERSION_CONFLICT' &&
      user && { current: wireCart(shop, openCart(shop, user)) }),
    params: { limit: shop.itemLimit, amount: '$0.50' },
  })
}

function rejectExpired(call: Call, needsSession: boolean): void {
  if (needsSession) reject('JWTExpired')
  if (call.name === 'session.refresh') reject('EXPIRED_SESSION')
}

function isPlayedIn(scenario: PlayedScenario, code: ErrorCode, call: Call): boolean {
  return scenario.call === undefined ? call.errors.includes(code) : call.name === scenario.call
}

/** The answer of a call in the scenario `empty`; undefined for a call that answers as usual. */
export function emptyAnswer(call: Call): unknown {
  switch (call.name) {
    case 'collection.list':
      return { collections: [], total: 0, page_offset: 0, page_size: 20 }
    case 'orders.list':
      return { orders: [], total: 0, page_offset: 0, page_size: 8 }
    case 'search.designs':
      return {
        results: [],
        searched_for: null,
        total: 0,
        total_is_estimate: false,
        page_offset: 0,
        page_size: 84,
        facets: { style: [], topic: [], color: [], scale: [], designer: [] },
      }
    default:
      return undefined
  }
}
