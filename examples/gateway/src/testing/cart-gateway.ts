import { addToCart, getCart } from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import { createGuest } from '@selvage/core/session'
import { openReferenceGateway } from './test-gateway.ts'
import type { DATABASES, Shopper, ReferenceGateway } from './test-gateway.ts'

/** A yard of the first design. */
export const YARD: CartItemInput = {
  designId: 1,
  fabric: 'PETAL_SIGNATURE_COTTON',
  size: 'YARD',
  quantity: 1,
}

let keys = 0
/** A new idempotency key. */
export const newKey = (): string => `key-${++keys}`

/** Makes a gateway in which all designs are sold but 200 (not for sale) and 201 (mature). */
export async function openCartGateway(
  database: (typeof DATABASES)[number],
): Promise<ReferenceGateway> {
  const gateway = await openReferenceGateway({ database })
  const { pool } = gateway.deps.db
  await pool.query('UPDATE designs SET mature = false, for_sale = true')
  await pool.query('UPDATE designs SET for_sale = false WHERE id = 200')
  await pool.query('UPDATE designs SET mature = true WHERE id = 201')
  return gateway
}

/** A new guest's browser on the storefront. */
export async function newGuest(gateway: ReferenceGateway, body: object = {}): Promise<Shopper> {
  const shopper = gateway.shopper()
  await shopper.gateway.send(createGuest, { body: { kind: 'session', ...body } })
  return shopper
}

/** Adds a line of fabric; a yard of the first design unless `item` says otherwise. */
export function addFabric(shopper: Shopper, item: Partial<CartItemInput> = {}, lineKey = newKey()) {
  return shopper.gateway.send(addToCart, { body: { ...YARD, ...item } }, { key: lineKey })
}

/** The pending cart, or null when there is none. */
export function readCart(shopper: Pick<Shopper, 'gateway'>) {
  return shopper.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
}

/** Sends an adding call with a body that need not be valid. */
export function postLine(
  shopper: Shopper,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return shopper.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/**
 * An answer's status, then each of its errors as `CODE field message`, without the sentences for
 * developers, which end with a period.
 */
export async function readRejection(answer: Response): Promise<(number | string)[]> {
  const { errors = [] } = (await answer.json()) as {
    errors?: { code: string; field?: string; message?: string }[]
  }
  return [
    answer.status,
    ...errors.map(({ code, field, message }) =>
      [code, field, message?.endsWith('.') ? '' : message].filter(Boolean).join(' '),
    ),
  ]
}
