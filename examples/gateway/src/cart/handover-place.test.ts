import {
  addToCart,
  createHandover,
  getCart,
  previewHandover,
  redeemHandover,
} from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import { createGuest } from '@selvage/core/session'
import type { Gateway } from '@selvage/core/gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

let keys = 0
const add = (gateway: Gateway, designId: number, quantity = 1) => {
  const item: CartItemInput = { designId, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity }
  return gateway.send(addToCart, { body: item }, { key: `line-${++keys}` })
}

describe.each(DATABASES)('the place of a hand-over on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
    await gateway.deps.db.pool.query('UPDATE designs SET mature = false, for_sale = true')
  })
  afterAll(() => gateway.close())

  const embed = async (preferences: { country?: string; currency?: 'GBP' } = {}) => {
    const page = gateway.partner()
    page.token =
      (await page.gateway.send(createGuest, { body: { kind: 'embed', ...preferences } }))
        .cartToken ?? undefined
    return page
  }
  const storefront = async () => {
    const shopper = gateway.shopper()
    await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
    return shopper.gateway
  }
  const cartOf = (of: Gateway) => of.send(getCart, { params: { id: 'pending' }, query: {} })

  it('goes on in the country and the currency of the page that is left', async () => {
    const page = await embed({ country: 'US' })
    await add(page.gateway, 1)
    const place = { country: 'GB', currency: 'GBP' } as const
    const { code } = await page.gateway.send(createHandover, { body: place })
    expect((await cartOf(page.gateway))?.pricing.currency).toBe('GBP')
    const shop = await storefront()
    const { preferences } = await shop.send(redeemHandover, { body: { code } })
    expect(preferences).toEqual(place)
    await expect(
      page.gateway.send(createHandover, { body: { country: 'ZZ' } }),
    ).rejects.toMatchObject({ code: 'ORDER_CONTAINS_NO_ITEMS' })
    await add(page.gateway, 1)
    // A country that does not exist is none: the cart goes over all the same.
    const odd = await page.gateway.send(createHandover, { body: { country: 'EN' } })
    expect((await shop.send(redeemHandover, { body: odd })).preferences).toEqual({})
  })

  it('answers what the page named, also when it is repeated, and nothing that nobody named', async () => {
    for (const named of [{ country: 'GB', currency: 'GBP' }, { currency: 'EUR' }, {}] as const) {
      const page = await embed({ country: 'GB', currency: 'GBP' })
      await add(page.gateway, 1)
      const shop = await storefront()
      const { code } = await page.gateway.send(createHandover, { body: named })
      for (let times = 0; times < 2; times += 1) {
        const { preferences } = await shop.send(redeemHandover, { body: { code } })
        expect(preferences).toEqual(named)
      }
    }
  })

  it('is shown in the currency that its page named, else in that of the visitor', async () => {
    const page = await embed({ country: 'GB', currency: 'GBP' })
    await add(page.gateway, 1)
    const shop = await storefront()
    const shown = async (named: { currency?: 'GBP' }) => {
      const { code } = await page.gateway.send(createHandover, { body: named })
      const body = { code, currency: 'EUR', country: 'US' } as const
      const { currency, taxIncluded } = (await shop.send(previewHandover, { body })).pricing
      return [currency, taxIncluded]
    }
    expect(await shown({})).toEqual(['EUR', false])
    expect(await shown({ currency: 'GBP' })).toEqual(['GBP', false])
  })
})
