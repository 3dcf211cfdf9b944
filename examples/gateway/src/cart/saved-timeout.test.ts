import { listSaved } from '@selvage/core/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFabric, newGuest, openCartGateway, readCart } from '../testing/cart-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

/** Longer than the list may take. */
const SLEEP_S = 3

describe('a list of saved lines that takes too long', () => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway('postgres')
  })
  afterAll(() => gateway.close())

  it('is ORDER_SAVED_TIMEOUT_ERROR, and the cart is shown all the same', async () => {
    const { pool } = gateway.deps.db
    const shopper = await newGuest(gateway)
    const { cart } = await addFabric(shopper)
    const list = () => shopper.gateway.send(listSaved, { query: {} })
    await pool.query(
      `ALTER TABLE exchange_rates RENAME TO quick_rates;
       CREATE VIEW exchange_rates AS SELECT quick_rates.* FROM quick_rates, pg_sleep(${SLEEP_S})`,
    )
    await expect(list()).rejects.toMatchObject({ code: 'ORDER_SAVED_TIMEOUT_ERROR', status: 503 })
    await pool.query('DROP VIEW exchange_rates; ALTER TABLE quick_rates RENAME TO exchange_rates')
    expect(await list()).toEqual({ items: [], total: 0, offset: 0 })
    expect(await readCart(shopper)).toEqual(cart)
  })
})
