import { listWallpapers, WALLPAPER_CODES, wallpaperSizesOf } from '@selvage/core/wallpaper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { openCartGateway, readRejection } from '../testing/cart-gateway.ts'

describe.each(DATABASES)('wallpaper on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())

  describe('the offer', () => {
    it("has every wallpaper in the shop's order with each of its sizes and its stock", async () => {
      const offers = await gateway.shopper().gateway.send(listWallpapers, { query: {} })
      expect(offers.map(({ code }) => code)).toEqual(WALLPAPER_CODES)
      for (const { code, sizes } of offers)
        expect(Object.keys(sizes)).toEqual(wallpaperSizesOf(code))
      expect(offers.filter(({ status }) => status !== 'available').map(({ code }) => code)).toEqual(
        ['ISOBAR'],
      )
      expect(offers[0]).toMatchObject({
        code: 'SMOOTH',
        defaultSize: 'PANEL_9_FT',
        sizes: { SWATCH: { minor: 500 }, PANEL_9_FT: { minor: 6750, currency: 'USD' } },
      })
      const [euros] = await gateway
        .shopper()
        .gateway.send(listWallpapers, { query: { currency: 'EUR' } })
      expect(euros?.sizes.PANEL_9_FT).toEqual({ minor: 6210, currency: 'EUR' })
      expect(
        await readRejection(await gateway.shopper().fetch('/wallpapers?currency=XXX')),
      ).toEqual([400, 'CURRENCY_INVALID currency'])
    })
  })
})
