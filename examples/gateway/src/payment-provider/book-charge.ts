import { randomBytes } from 'node:crypto'
import { activeTraceparent } from '@selvage/example-tracing'
import type { Store } from './store.ts'
import type { Charge } from './store-rows.ts'

/** A new id that cannot be guessed. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('base64url')}`

/** The event that informs the merchant about a charge. */
function eventOf(charge: Charge, nowMs: number): { id: string; body: string } {
  const id = newId('evt')
  const { key, amount_minor, currency, status, failure_code } = charge
  const type = status === 'succeeded' ? 'charge.succeeded' : 'charge.failed'
  return {
    id,
    body: JSON.stringify({
      id,
      type,
      created: Math.floor(nowMs / 1000),
      charge: { id: charge.id, key, amount_minor, currency, status, failure_code },
    }),
  }
}

/** How a key ended. */
export type Booked = Omit<Charge, 'id' | 'created_at' | 'cart_id'> & { readonly cart_id: string }

/** Writes how a key ended: the charge, the ledger and the event, in the caller's transaction. */
export function bookCharge(store: Store, ended: Booked, nowMs: number, eventDelayMs = 0): Charge {
  const { key, token, cart_id, amount_minor, currency, status, failure_code } = ended
  const charge: Charge = {
    key,
    token,
    cart_id,
    amount_minor,
    currency,
    id: newId('ch'),
    status,
    failure_code,
    created_at: nowMs,
  }
  store.addCharge(charge)
  if (status === 'succeeded')
    store.addLedger({ charge_id: charge.id, key, cart_id, amount_minor, currency, at: nowMs })
  const event = eventOf(charge, nowMs)
  store.addEvent(event.id, event.body, nowMs + eventDelayMs, activeTraceparent())
  return charge
}

/** Keeps a card for the customer of the charge that it has paid. */
export function saveChargedCard(store: Store, token: string, customer: string, key: string): void {
  const card = store.token(token)
  if (!card || customer === '') return
  const { session_id: _, token: __, ...stored } = card
  store.addCard({ ...stored, id: newId('card'), customer, charge_key: key })
}
