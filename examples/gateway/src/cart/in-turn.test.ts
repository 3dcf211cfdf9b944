import { patchItem } from '@selvage/core/cart'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addFabric, newGuest, openCartGateway, readCart } from '../testing/cart-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

/** More than the gateway has connections of the database. */
const CHANGES = 40

let gateway: ReferenceGateway
beforeAll(async () => {
  gateway = await openCartGateway('postgres')
})
afterAll(() => gateway.close())

it('many changes of one cart at once take no connection from other shoppers', async () => {
  const busy = await newGuest(gateway)
  const { itemId } = await addFabric(busy)
  const other = await newGuest(gateway)
  const { pool } = gateway.deps.db
  const change = async (quantity: number): Promise<number> => {
    const { status } = await busy.fetch(`/order_item/${itemId}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ quantity }),
    })
    return status
  }
  // Somebody holds the cart's row, as another process would.
  const rival = await pool.connect()
  await rival.query('BEGIN')
  await rival.query('SELECT FROM carts FOR UPDATE')
  const changes = Array.from({ length: CHANGES }, (_, at) => change(1 + at))
  try {
    await expect.poll(() => pool.totalCount - pool.idleCount).toBeGreaterThan(1)
    expect(await readCart(other)).toBe(null)
    expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 2])
  } finally {
    await rival.query('COMMIT')
    rival.release()
  }
  expect(new Set(await Promise.all(changes))).toEqual(new Set([200]))
  expect((await readCart(busy))?.version).toBe(1 + CHANGES)
})

it('a change that is rejected lets the next one through', async () => {
  const shopper = await newGuest(gateway)
  const { itemId, cart } = await addFabric(shopper)
  const change = (quantity: number) =>
    shopper.gateway.send(
      patchItem,
      { params: { id: itemId }, body: { quantity } },
      { version: cart.version },
    )
  const [rejected, made] = await Promise.allSettled([change(100), change(5)])
  expect([rejected.status, made.status]).toEqual(['rejected', 'fulfilled'])
})
