import { expect, it } from 'vitest'
import { createGateway } from '../gateway/create-gateway.ts'
import { whoAmI } from '../session/session.contract.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import { countPieces } from './count-pieces.ts'

const items = [{ designId: 3, fabric: 'VELVET', size: 'YARD', quantity: 2 }] as const

it.each([
  [false, 'cart.count'],
  [true, 'cart.itemsCount'],
] as const)(
  'a member whose answer has stayLegacyUser as %s is counted by %s',
  async (stayLegacyUser, call) => {
    const { url, fetch, requests } = createTestGateway({ user: 'member', items, stayLegacyUser })
    const gateway = createGateway({ url, locale: 'en_US', fetch })
    const user = await gateway.send(whoAmI, {})
    expect(user?.stayLegacyUser).toBe(stayLegacyUser)
    expect(await countPieces(gateway, user)).toBe(2)
    expect(requests.at(-1)?.call).toBe(call)
  },
)

it('a visitor has none', async () => {
  const { url, fetch } = createTestGateway()
  expect(await countPieces(createGateway({ url, locale: 'en_US', fetch }), null)).toBe(0)
})
