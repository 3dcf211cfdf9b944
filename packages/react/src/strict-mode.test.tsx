import { getCart } from '@selvage/core/cart'
import type { Shop } from '@selvage/machines/shop'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CartFlow } from './cart/index.ts'
import { CheckoutFlow } from './checkout/index.ts'
import { FillAYardFlow } from './fill-a-yard/index.ts'
import { LINE } from './testing/buy.ts'
import { LIVE_PARTS, shop } from './testing/live-parts.tsx'
import { inShop, openShop } from './testing/open-shop.tsx'
import { transcript } from './testing/transcript.ts'

// Times are read in the same zone wherever the tests run.
beforeAll(() => void vi.stubEnv('TZ', 'UTC'))
// A panel asks whether it slides in.
beforeAll(() => void vi.stubGlobal('matchMedia', () => new EventTarget()))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Renders with `StrictMode` as the root: below another root React mounts nothing twice. */
const renderStrictly = (of: Shop, children: ReactNode) =>
  render(<StrictMode>{inShop(of, children)}</StrictMode>)

test.each(Object.entries(LIVE_PARTS))('%s reads the same in StrictMode', async (name, draw) => {
  renderStrictly(shop.shop, await draw())
  await waitFor(() => {
    expect(document.body.textContent).not.toBe('')
    expect(screen.queryByText('Loading…')).toBeNull()
  })
  await expect(await transcript()).toMatchFileSnapshot(`./testing/transcripts/${name}.txt`)
})

const routes = { cartHref: '/cart', checkoutHref: '/checkout', shopHref: '/' }

/** The flows without their data, which each loads, with what they show then. */
const LOADING_FLOWS: readonly [name: string, shows: string, draw: (id: string) => ReactNode][] = [
  ['CartFlow', 'Wet Brush', () => <CartFlow {...routes} />],
  ['CheckoutFlow', 'Country', (id) => <CheckoutFlow orderId={id} {...routes} />],
  ['FillAYardFlow', 'Template', () => <FillAYardFlow collectionId={174} cartHref="/cart" />],
]

test.each(LOADING_FLOWS)('%s loads what it shows in StrictMode', async (_, shows, draw) => {
  const { shop: other } = openShop({ items: [LINE] })
  const cart = await other.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  renderStrictly(other, draw(cart?.id ?? ''))
  expect((await screen.findAllByText(new RegExp(shows)))[0]).toBeDefined()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})
