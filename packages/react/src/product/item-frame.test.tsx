import { loadSolids } from '@selvage/core/solid'
import { loadStock } from '@selvage/core/stock'
import { loadUnprinted } from '@selvage/core/unprinted'
import type { Gateway } from '@selvage/core/gateway'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { SolidProduct } from '../solid/solid-product.tsx'
import { StockProduct } from '../stock/stock-product.tsx'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { UnprintedProduct } from '../unprinted/unprinted-product.tsx'

afterEach(cleanup)

interface Place {
  readonly currency: 'GBP'
  readonly measurement: 'metric'
  readonly country: string
}
type Drawn = (gateway: Gateway, place: Place) => Promise<ReactElement>
const products: readonly (readonly [string, Drawn])[] = [
  [
    'solid fabric',
    async (gateway, place) => (
      <SolidProduct offers={await loadSolids(gateway, place)} cartHref="/cart" />
    ),
  ],
  [
    'unprinted fabric',
    async (gateway, place) => (
      <UnprintedProduct offers={await loadUnprinted(gateway, place)} cartHref="/cart" />
    ),
  ],
  [
    'a ready-made item',
    async (gateway, place) => (
      <StockProduct offers={await loadStock(gateway, ['GRAB_BAG'], place)} cartHref="/cart" />
    ),
  ],
]

describe.each(products)('the price of %s', (_, draw) => {
  it.each([
    ['GB', 1],
    ['US', 0],
  ])('in %s says whether it contains tax', async (country, times) => {
    const { shop } = openShop()
    const place = { currency: 'GBP', measurement: 'metric', country } as const
    render(inShop(shop, await draw(shop.gateway, place)))
    expect(screen.queryAllByText('tax included')).toHaveLength(times)
  })
})
