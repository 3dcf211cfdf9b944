import { expect, test } from 'vitest'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/index.ts'
import { loadWallpaperProduct } from './load-wallpaper-product.ts'

test.each([
  ['USD', 'US'],
  ['EUR', 'DE'],
  ['GBP', 'GB'],
] as const)('a product in %s has every price in it', async (currency, country) => {
  const { url, fetch } = createTestGateway()
  const gateway = createGateway({ url, locale: 'en_US', fetch })
  const { design, offers } = await loadWallpaperProduct(gateway, 12, { currency, country })
  expect(design.id).toBe(12)
  expect(JSON.stringify(offers)).toContain(`"${currency}"`)
  const others = ['USD', 'EUR', 'GBP'].filter((each) => each !== currency)
  for (const other of others) expect(JSON.stringify({ design, offers })).not.toContain(`"${other}"`)
})
