/** A boundary of the gateway, seen from outside: a request, a statement, a call of the provider. */
export type Boundary =
  | { readonly at: 'request'; readonly path: RegExp }
  | (Statement & { readonly at: 'before' | 'after' })
  /** After the COMMIT of a transaction that made the statement. */
  | (Statement & { readonly at: 'committed' })
  | (ProviderCall & { readonly at: 'asking' | 'in-flight' | 'answered' })

interface Statement {
  readonly sql: RegExp
  /** A value that the statement must have. */
  readonly value?: string
  /** The request that must be under way. */
  readonly during?: RegExp
}

interface ProviderCall {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  /** The request that must be under way; `background` for work that no request waits for. */
  readonly during?: RegExp | 'background'
}

const PLACE = /^\/order\/[^/]+\/place$/
const CALLBACK = /^\/payments\/callback$/
const CHARGES = /^\/charges$/
const CHARGE_OF_KEY = /^\/charges\/[^/]+$/

const INSERT_ATTEMPT = /^insert into "payment_attempts"/
const UPDATE_ATTEMPT = /^update "payment_attempts" set "state"/
const INSERT_ORDER = /^insert into "orders"/
const INSERT_EVENT = /^insert into "payment_events"/

/** The points on the path of a payment at which the gateway is killed, each by its boundary. */
export const KILL_POINTS = {
  'place.received': { at: 'request', path: PLACE },
  'place.cart-locked': { at: 'after', sql: /from "carts" .* for update$/, during: PLACE },
  'place.priced': { at: 'before', sql: INSERT_ATTEMPT },
  'place.hold-taken': { at: 'after', sql: /^insert into "payment_holds"/ },
  'place.attempt-inserted': { at: 'after', sql: INSERT_ATTEMPT },
  'place.attempt-committed': { at: 'committed', sql: INSERT_ATTEMPT },
  'charge.sent-committed': { at: 'after', sql: UPDATE_ATTEMPT, value: 'sent' },
  'charge.in-flight': { at: 'in-flight', method: 'POST', path: CHARGES },
  'charge.answered': { at: 'answered', method: 'POST', path: CHARGES },
  // The provider's callback may have finished the order by then, so the lock counts.
  'charge.committed': {
    at: 'committed',
    sql: /from "payment_attempts" .* for update$/,
    during: PLACE,
  },
  'finish.locked': { at: 'before', sql: INSERT_ORDER },
  'finish.order-inserted': { at: 'after', sql: INSERT_ORDER },
  'finish.hold-captured': { at: 'after', sql: /^update "payment_holds"/, value: 'captured' },
  'finish.ledger-written': { at: 'after', sql: /^insert into "payment_ledger"/ },
  'finish.mail-queued': { at: 'after', sql: /^insert into "outbox"/ },
  'finish.cart-closed': { at: 'after', sql: UPDATE_ATTEMPT, value: 'ordered' },
  'finish.committed': { at: 'committed', sql: INSERT_ORDER },
  'decline.hold-released': { at: 'after', sql: /^update "promos" set "used_count" = .* - 1/ },
  'decline.committed': { at: 'committed', sql: UPDATE_ATTEMPT, value: 'declined' },
  'callback.verified': { at: 'asking', method: 'GET', path: CHARGE_OF_KEY, during: CALLBACK },
  'callback.event-recorded': { at: 'after', sql: INSERT_EVENT },
  'callback.committed': { at: 'committed', sql: INSERT_EVENT },
  'recovery.leased': { at: 'committed', sql: /^update "payment_attempts" set "lease_owner"/ },
  'recovery.looked-up': {
    at: 'answered',
    method: 'GET',
    path: CHARGE_OF_KEY,
    during: 'background',
  },
  'mail.written': { at: 'before', sql: /^update "outbox" set "sent_at"/ },
  // With credit that pays a part of the order: `CREDIT_KILL_POINTS`.
  'credit.taken': {
    at: 'after',
    sql: /^update "gift_certificates" set "balance_minor" = .* - /,
    during: PLACE,
  },
  'credit.held': { at: 'after', sql: /^insert into "gift_certificate_ledger"/, during: PLACE },
  'decline.credit-returned': {
    at: 'after',
    sql: /^update "gift_certificates" set "balance_minor" = .* \+ /,
  },
} as const satisfies Record<string, Boundary>

export type KillPoint = keyof typeof KILL_POINTS
/** Points that only an order with a gift certificate passes, and some that every order does. */
export const CREDIT_KILL_POINTS = [
  'credit.taken',
  'credit.held',
  'place.attempt-committed',
  'charge.committed',
  'finish.hold-captured',
  'decline.credit-returned',
  'decline.committed',
] as const satisfies readonly KillPoint[]
export const KILL_POINT_NAMES = (Object.keys(KILL_POINTS) as readonly KillPoint[]).filter(
  (name) => !name.includes('credit'),
)
