import { addFavorite, removeFavorite } from '@selvage/core/favorites'
import { createGuest } from '@selvage/core/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

let gateway: ReferenceGateway

beforeAll(async () => {
  gateway = await openReferenceGateway()
  const { config } = gateway.deps
  Object.assign(config, { limits: { ...config.limits, reviewsPerHour: 2 } })
})
afterAll(() => gateway.close())

const guest = async () => {
  const shopper = gateway.shopper()
  await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
  return (id: number, call: typeof addFavorite | typeof removeFavorite = addFavorite) =>
    shopper.gateway.send(call, { params: { id }, body: {} })
}
const tooMany = { code: 'TOO_MANY_ATTEMPTS', status: 429 }

it('a design is favored from one address as often as the limit says, by however many guests', async () => {
  const favor = await guest()
  const [second, third] = [await guest(), await guest()]
  await favor(1)
  await second(1)
  await expect(third(1)).rejects.toMatchObject(tooMany)
  // Another design is another count, and what was favored can be taken back.
  await favor(2)
  await favor(1, removeFavorite)
})

it('an address changes favorites as often as the limit says', async () => {
  const favor = await guest()
  const changes = Array.from({ length: 21 }, (_, at) => favor(10 + at).catch(() => undefined))
  await Promise.all(changes)
  await expect(favor(30)).rejects.toMatchObject(tooMany)
})
