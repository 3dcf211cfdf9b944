import { expect, it } from 'vitest'
import { openShop, SESSION } from './open-shop.ts'

const { served, read } = await openShop()

const NOTE = 'Prices include tax.'
const IN_GERMANY = `${SESSION.Cookie}; selvage_country=DE; selvage_currency=EUR`

it.each(['/en/designs/12', '/favorites/me', '/en/shop', '/en'])(
  '%s says that its prices contain the tax, where they do',
  async (path) => {
    for (const user of served.gateway.shop.users.values()) user.favorites.push(12)
    expect(await read(path, { Cookie: IN_GERMANY })).toContain(NOTE)
    expect(await read(path)).not.toContain(NOTE)
  },
)
