import type { FabricOffer } from '@selvage/core/fabric'
import { listFabrics } from '@selvage/core/fabric'
import { SAMPLE_COLLECTIONS } from '@selvage/core/testing'
import { listWallpapers } from '@selvage/core/wallpaper'
import { catalogue as german } from '@selvage/i18n/messages/de'
import { catalogue } from '@selvage/i18n/messages/en'
import { fabricProduct } from '@selvage/machines/cart'
import { createShop } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CheckoutFlow } from '../checkout/checkout-flow.tsx'
import { FabricProduct } from '../fabric/fabric-product.tsx'
import { FillAYardFlow } from '../fill-a-yard/fill-a-yard-flow.tsx'
import { SelvageProvider } from '../provider/index.ts'
import { inShop, openShop, readProduct } from '../testing/open-shop.tsx'
import { WallpaperCalculator } from '../wallpaper/calculator/wallpaper-calculator.tsx'
import { WallpaperProduct } from '../wallpaper/product/wallpaper-product.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

afterEach(cleanup)

type Opened = ReturnType<typeof openShop>

/** Draws pages one after the other in the same place, as a router does. */
function draw(shop: Shop, page: ReactNode) {
  const { rerender } = render(inShop(shop, page))
  return { next: (other: ReactNode, in_ = shop) => rerender(inShop(in_, other)) }
}
const addButton = () => screen.getByRole('button', { name: /^Add .*to cart/ })
const addedDesigns = ({ gateway }: Opened, call: string) =>
  gateway.requests
    .filter((request) => request.call === call)
    .map(({ body }) => (body as { design?: { id: number } }).design?.id)

async function twoProducts() {
  const opened = openShop()
  const [one, two] = await Promise.all([readProduct(opened, 0), readProduct(opened, 1)])
  return { opened, one, two }
}

test('the fabric of the next design is what the next page sells', async () => {
  const { opened, one, two } = await twoProducts()
  const page = draw(opened.shop, <FabricProduct {...one} cartHref="/cart" />)
  await userEvent.click(addButton())
  await screen.findByRole('button', { name: /^Added/ })
  page.next(<FabricProduct {...two} cartHref="/cart" />)
  await userEvent.click(addButton())
  await screen.findByRole('button', { name: /^Added/ })
  expect(addedDesigns(opened, 'cart.add')).toEqual([one.design.id, two.design.id])
})

test('a design that is drawn again keeps what was chosen', async () => {
  const { opened, one } = await twoProducts()
  const page = draw(opened.shop, <FabricProduct {...one} cartHref="/cart" />)
  await userEvent.click(screen.getByRole('radio', { name: /Linen cotton canvas/ }))
  page.next(<FabricProduct design={{ ...one.design }} offers={[...one.offers]} cartHref="/cart" />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Linen cotton/ }).checked).toBe(true)
})

test('the wallpaper of the next design is what the next page sells', async () => {
  const { opened, one, two } = await twoProducts()
  const offers = await opened.shop.gateway.send(listWallpapers, { query: {} })
  const page = draw(
    opened.shop,
    <WallpaperProduct design={one.design} offers={offers} cartHref="/cart" />,
  )
  await userEvent.click(addButton())
  await screen.findByRole('button', { name: /^Added/ })
  page.next(<WallpaperProduct design={two.design} offers={offers} cartHref="/cart" />)
  await userEvent.click(addButton())
  await screen.findByRole('button', { name: /^Added/ })
  expect(addedDesigns(opened, 'wallpaper.add')).toEqual([one.design.id, two.design.id])
})

interface BuyBoxProps {
  readonly designId: number
  readonly offers: readonly FabricOffer[]
}

function BuyBox({ designId, offers }: BuyBoxProps) {
  // A list that is made while rendering is another one each time.
  const bought = offers.map((offer) => ({ ...offer }))
  const [view, send] = useAddToCart(fabricProduct, { designId, offers: bought })
  return (
    <>
      <button onClick={() => send({ type: 'CHOOSE_VARIANT', variant: 'LINEN_COTTON_CANVAS' })}>
        Linen
      </button>
      <button onClick={() => send({ type: 'ADD' })}>
        {view.label} {view.variant} {view.size} {view.unitPrice?.currency}
      </button>
    </>
  )
}

test('a buy box of one’s own sells the next design, and keeps its choices at other prices', async () => {
  const { opened, one, two } = await twoProducts()
  const euros = await opened.shop.gateway.send(listFabrics, { query: { currency: 'EUR' } })
  const { offers } = one
  const page = draw(opened.shop, <BuyBox designId={one.design.id} offers={offers} />)
  await userEvent.click(screen.getByRole('button', { name: 'Linen' }))
  page.next(<BuyBox designId={one.design.id} offers={euros} />)
  const linen = 'fabric.addToCart LINEN_COTTON_CANVAS YARD EUR'
  await userEvent.click(screen.getByRole('button', { name: linen }))
  await screen.findByRole('button', { name: /^fabric\.added/ })
  page.next(<BuyBox designId={two.design.id} offers={euros} />)
  const other = 'fabric.addToCart PETAL_SIGNATURE_COTTON YARD EUR'
  await userEvent.click(screen.getByRole('button', { name: other }))
  await waitFor(() =>
    expect(addedDesigns(opened, 'cart.add')).toEqual([one.design.id, two.design.id]),
  )
})

test('the calculator of the next design sells the next design', async () => {
  const { opened, one, two } = await twoProducts()
  const fixed = {
    start: { system: 'imperial', height: 96, widths: [120] } as const,
    contactEmail: 'help@selvage.example',
    cartHref: '/cart',
    linkHref: '/wall?{query}' as const,
  }
  const page = draw(opened.shop, <WallpaperCalculator design={one.design} {...fixed} />)
  await screen.findByRole('button', { name: /^Add 5 panels.*US\$/ })
  page.next(<WallpaperCalculator design={two.design} {...fixed} />)
  await userEvent.click(await screen.findByRole('button', { name: /^Add .+ panels.*US\$/ }))
  await waitFor(() => expect(addedDesigns(opened, 'wallpaper.add')).toEqual([two.design.id]))
})

test('another collection fills another yard', async () => {
  const { shop, gateway } = openShop()
  const [one = 0, two = 0] = SAMPLE_COLLECTIONS.map(({ id }) => id)
  const asked = () =>
    gateway.requests.filter(({ call }) => call === 'collection.get').map(({ url }) => url)
  const page = draw(shop, <FillAYardFlow collectionId={one} cartHref="/cart" />)
  await waitFor(() => expect(asked()).toEqual([expect.stringMatching(`/${one}\\b`)]))
  page.next(<FillAYardFlow collectionId={two} cartHref="/cart" />)
  await waitFor(() => expect(asked().at(-1)).toMatch(RegExp(`/${two}\\b`)))
})

test('another order is checked out anew', async () => {
  const { shop, gateway } = openShop()
  const asked = () =>
    gateway.requests.filter(({ url }) => url.includes('order-two')).map(({ call }) => call)
  const page = draw(shop, <CheckoutFlow orderId="order-one" cartHref="/cart" shopHref="/shop" />)
  page.next(<CheckoutFlow orderId="order-two" cartHref="/cart" shopHref="/shop" />)
  await waitFor(() => expect(asked()).not.toEqual([]))
})

test('another shop is followed: its words, measures and cart', async () => {
  const { opened, one } = await twoProducts()
  const there = openShop()
  const shop = createShop({
    gatewayUrl: there.gateway.url,
    storefrontOrigins: [location.origin],
    fetch: there.gateway.fetch,
    locale: 'de_DE',
    country: 'DE',
    currency: 'EUR',
    measurement: 'metric',
  })
  const offers = await shop.gateway.send(listFabrics, { query: { currency: 'EUR' } })
  const page = (in_: Shop, messages: typeof catalogue, priced: readonly FabricOffer[]) => (
    <SelvageProvider shop={in_} catalogue={messages}>
      <FabricProduct design={one.design} offers={priced} cartHref="/cart" />
    </SelvageProvider>
  )
  const { rerender } = render(page(opened.shop, catalogue, one.offers))
  await userEvent.click(screen.getByRole('radio', { name: /Linen cotton canvas/ }))
  // The page loads the prices of the new shop after it.
  rerender(page(shop, german, one.offers))
  rerender(page(shop, german, offers))
  const add = screen.getByRole('button', { name: /^In den Warenkorb/ })
  expect(add.textContent).toContain('€')
  await userEvent.click(add)
  await waitFor(() =>
    expect(there.gateway.requests.filter(({ call }) => call === 'cart.add')).toMatchObject([
      { body: { fabric_size: 'METER' }, status: 200 },
    ]),
  )
  expect(addedDesigns(opened, 'cart.add')).toEqual([])
})
