import { addToCart, getCart } from '@selvage/core/cart'
import { listFabrics } from '@selvage/core/fabric'
import { getTemplates } from '@selvage/core/fill-a-yard'
import { createGuest } from '@selvage/core/session'
import { compareWallpapers, listWallpapers } from '@selvage/core/wallpaper'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

let gateway: ReferenceGateway
const failures: unknown[] = []
beforeAll(async () => {
  const log = (line: { readonly event: string; readonly error?: unknown }) => {
    if (line.event === 'failure') failures.push(line.error)
  }
  gateway = await openReferenceGateway({ deps: () => ({ log }) })
  await gateway.deps.db.pool.query('UPDATE designs SET mature = false, for_sale = true')
})
afterAll(() => gateway.close())

it('sells nothing in a currency without a rate, and says so in the log', async () => {
  const { gateway: shop } = gateway.shopper()
  await shop.send(createGuest, { body: { kind: 'session', currency: 'EUR' } })
  const item = { designId: 1, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 1 } as const
  await shop.send(addToCart, { body: item }, { key: 'while-there-is-a-rate' })
  await gateway.deps.db.pool.query("DELETE FROM exchange_rates WHERE currency = 'EUR'")
  const query = { currency: 'EUR' } as const
  const wall = { measurementSystem: 'imperial', ...query } as const
  const asked: readonly Promise<unknown>[] = [
    shop.send(listFabrics, { query }),
    shop.send(listWallpapers, { query }),
    shop.send(getTemplates, { query: { collectionId: 1, ...query } }),
    shop.send(compareWallpapers, { query: wall, body: { height: 96, widths: [120] } }),
    shop.send(getCart, { params: { id: 'pending' }, query: {} }),
    shop.send(addToCart, { body: item }, { key: 'without-a-rate' }),
  ]
  for (const answer of await Promise.allSettled(asked))
    expect(answer).toMatchObject({
      status: 'rejected',
      reason: { code: 'SERVER_ERROR', status: 500 },
    })
  // Reads are sent again by the client, so there are more.
  expect(failures.length).toBeGreaterThanOrEqual(asked.length)
  for (const failure of failures) expect(JSON.stringify(failure)).toContain('NO_EXCHANGE_RATE_EUR')
  const { pricing } = (await shop.send(getCart, {
    params: { id: 'pending' },
    query: { currency: 'USD' },
  })) ?? { pricing: undefined }
  expect(pricing?.currency).toBe('USD')
})
