import { listWallpapers } from '@selvage/core/wallpaper'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop, readProduct, renderInShop } from '../../testing/open-shop.tsx'
import { WallpaperProduct } from './wallpaper-product.tsx'
import type { WallpaperProductProps } from './wallpaper-product.tsx'

afterEach(cleanup)

async function open(start: WallpaperProductProps['start']) {
  const opened = openShop()
  const { design } = await readProduct(opened)
  const offers = await opened.shop.gateway.send(listWallpapers, { query: { currency: 'USD' } })
  renderInShop(
    opened.shop,
    <WallpaperProduct design={design} offers={offers} cartHref="/en/cart" start={start} />,
  )
}
const wall = { height: '96 in', width: '120 in' }

test('begins with a wall that somebody has measured elsewhere, and counts its panels', async () => {
  await open({ wall })
  expect(await screen.findByRole('button', { name: /^Add 5 panels to cart/ })).toBeTruthy()
  const typed = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value
  expect([typed('Height'), typed('Width')]).toEqual(['96 in', '120 in'])
})

test('leaves a size that was chosen after the wall was measured', async () => {
  await open({ wall, wallpaper: 'PEEL_AND_STICK', size: 'SWATCH' })
  // The panels are counted, and one swatch is sold.
  await screen.findByText(/5 panels/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Swatch/ }).checked).toBe(true)
})
