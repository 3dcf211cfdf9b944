import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemory } from '../db/open-database.ts'
import { ensureSnapshot } from '../db/snapshot.ts'
import { openPayShop } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'

let shop: PayShop
beforeAll(async () => { shop = openPayShop(await openMemory(await ensureSnapshot(50))) })
afterAll(async () => shop.close())

describe('placing an order', () => {
  it('goes from cart to invoice', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const id = newAttemptId()
    const { status, json } = await ada.place(id)
    expect({ status, json }).toMatchObject({ status: 200, json: { attempt: { state: 'ordered' } } })
  })
})
