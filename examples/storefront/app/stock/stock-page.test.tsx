import { money } from '@selvage/core/money'
import type { StockCode, StockOffer } from '@selvage/core/stock'
import { SelvageProvider } from '@selvage/react/provider'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { catalogueOf, translatorFor } from '../page/translators.server.ts'
import { GiftIdeasPage } from './gift-ideas-page.tsx'
import { offersOf } from './stock-page.server.ts'
import { StockTiles } from './stock-tiles.tsx'

interface Children {
  readonly children: ReactNode
}

vi.mock('../page/frame.ts', () => ({ useFrame: () => ({ page: { gatewayUrl: '' } }) }))
vi.mock('../site/site-frame.tsx', () => ({ SiteFrame: ({ children }: Children) => children }))
vi.mock('../page/page-head.tsx', () => ({ PageHead: () => null }))
vi.mock('../site/page-crumbs.tsx', () => ({ PageCrumbs: () => null }))

const offer = (code: StockCode, minor: number): StockOffer => ({
  code,
  status: 'available',
  prices: [{ size: 'ONE', option: '', price: money(minor, 'USD') }],
})

const shown = (page: ReactNode): string =>
  renderToStaticMarkup(
    <SelvageProvider
      gatewayUrl=""
      lang="en"
      catalogue={catalogueOf('en_US')}
      translate={translatorFor('en_US')}
    >
      {page}
    </SelvageProvider>,
  )

test('a page begins with its first item, in whatever order the gateway has them', () => {
  const offers = [
    offer('LARGE_SAMPLER', 8500),
    offer('SAMPLER', 5500),
    offer('SMALL_SAMPLER', 2900),
  ]
  expect(offersOf('samplers', offers).map(({ code }) => code)).toEqual([
    'SMALL_SAMPLER',
    'SAMPLER',
    'LARGE_SAMPLER',
  ])
})

test.each([
  ['one price where every choice costs the same', 2500, 'US$25.00'],
  ['the lowest price of several', 2900, 'From US$25.00'],
] as const)('a tile has %s', (_, large, text) => {
  const offers = [offer('T_SHIRT_S', 2500), offer('T_SHIRT_L', large)]
  const html = shown(<StockTiles tiles={[{ name: 't-shirt', offers }]} />)
  expect(html).toContain(`>${text}<`)
})

test.each([
  ['says so where its prices contain the tax', true],
  ['says nothing of it where they do not', false],
])('the page of gift ideas %s', (_, taxIncluded) => {
  const offers = [{ ...offer('T_SHIRT_S', 2500), taxIncluded }]
  const html = shown(<GiftIdeasPage tiles={[{ name: 't-shirt', offers }]} certificate={[]} />)
  expect(html.includes(translatorFor('en_US')('page.pricesWithTax'))).toBe(taxIncluded)
})
