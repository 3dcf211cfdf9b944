import { getCart } from '@selvage/core/cart'
import { getCheckout } from '@selvage/core/checkout'
import { getCollection, listCollections } from '@selvage/core/collection'
import { emptyLayout, getTemplates } from '@selvage/core/fill-a-yard'
import { searchDesigns } from '@selvage/core/search'
import { listWallpapers, planWall } from '@selvage/core/wallpaper'
import { getOrder, listOrders } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { GuestCart } from '../account/index.ts'
import { CartDialog, CartFlow, CartPanel, CartPopover, CheckoutLink } from '../cart/index.ts'
import { CheckoutFlow, Review } from '../checkout/index.ts'
import { CollectionCard, CollectionGrid } from '../collection/index.ts'
import { DesignCard, DesignGrid, DesignShelf } from '../design/index.ts'
import { FabricProduct, TrueSize } from '../fabric/index.ts'
import { FavoriteButton } from '../favorite/index.ts'
import { CuttingGuide, FillAYardFlow, YardPicture } from '../fill-a-yard/index.ts'
import { InvoiceView, PackingSlip } from '../invoice/index.ts'
import { FreeShipping, OrderSummary } from '../order/index.ts'
import { BuyAgainResult, CancelQuestion, OrderList, OrderView } from '../orders/index.ts'
import { AddPasskeyForm, PasskeyLogIn } from '../passkey/index.ts'
import { ResultsBar, ShopFilters } from '../search/index.ts'
import { CutPlan, WallDrawing, WallpaperCalculator } from '../wallpaper/index.ts'
import { WallpaperProduct } from '../wallpaper-product/index.ts'
import { buy, LINE } from './buy.ts'
import { openShop, readProduct } from './open-shop.tsx'

/** The shop whose answers are shown. */
export const shop = openShop({ items: [LINE] })
const { gateway } = shop.shop

async function readPlaced() {
  const { shop: own, invoice } = await buy()
  const { orderNumber } = invoice
  const order = await own.gateway.send(getOrder, { params: { orderNumber } })
  const { orders } = await own.gateway.send(listOrders, { query: {} })
  return { order, orders, items: order.order.items }
}

async function readOrder() {
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  if (cart === null) throw new Error('The shop has no cart.')
  return cart
}

const readCheckout = async () =>
  gateway.send(getCheckout, { params: { id: (await readOrder()).id }, query: {} })

const query = { colours: ['blue'], sort: 'bestSelling', offset: 0 } as const
const readDesigns = async () => (await gateway.send(searchDesigns, { query })).results.slice(0, 2)

async function readYard() {
  const [collection, templates] = await Promise.all([
    gateway.send(getCollection, { params: { id: 174 }, query: { currency: 'USD' } }),
    gateway.send(getTemplates, { query: { collectionId: 174 } }),
  ])
  return { collection, templates, collectionId: 174, cartHref: '/en/cart' }
}
const readCutting = async () => ({
  layout: emptyLayout(8, 'PETAL_SIGNATURE_COTTON', 174),
  designs: (await readYard()).collection.designs,
})

function planOfWall() {
  const plan = planWall({ system: 'imperial', height: 96, widths: [120], kind: 'panel' })
  if (!plan.ok) throw new Error(`This wall cannot be cut: ${plan.error}.`)
  return plan
}
const plan = planOfWall()
const nothing = () => undefined
const cartPlaces = { cartHref: '/en/cart', checkoutHref: '/en/checkout', shopHref: '/en/shop' }

/** The components that show what a gateway answered, by their names. */
export const LIVE_PARTS: Readonly<Record<string, () => Promise<ReactNode>>> = {
  GuestCart: async () => <GuestCart cart={await readOrder()} />,
  CartFlow: async () => <CartFlow cart={await readOrder()} {...cartPlaces} />,
  CartDialog: async () => <CartDialog open onOpenChange={nothing} {...cartPlaces} />,
  CartPanel: async () => <CartPanel cart={await readOrder()} {...cartPlaces} />,
  CartPopover: async () => <CartPopover count={2} {...cartPlaces} />,
  CheckoutFlow: async () => {
    const checkout = await readCheckout()
    const { id } = checkout.order
    return (
      <CheckoutFlow
        orderId={id}
        checkout={checkout}
        stepHref={(step) => `#${step}`}
        {...cartPlaces}
      />
    )
  },
  CheckoutLink: async () => <CheckoutLink storefront="https://shop.example" />,
  CollectionCard: async () => {
    const { collections } = await gateway.send(listCollections, { query: {} })
    return collections
      .slice(0, 1)
      .map((each) => <CollectionCard key={each.id} collection={each} href="/en/collections/1" />)
  },
  CollectionGrid: async () => {
    const { collections } = await gateway.send(listCollections, { query: {} })
    return <CollectionGrid collections={collections.slice(0, 2)} hrefFor="/en/collections/{id}" />
  },
  CutPlan: async () => <CutPlan plan={plan} />,
  CuttingGuide: async () => <CuttingGuide {...await readCutting()} />,
  DesignCard: async () => {
    const { results } = await gateway.send(searchDesigns, { query: { ...query, colours: [] } })
    return results
      .slice(0, 1)
      .map((each) => <DesignCard key={each.id} design={each} href="/en/fabric/1" />)
  },
  DesignGrid: async () => <DesignGrid designs={await readDesigns()} hrefFor="/en/fabric/{id}" />,
  DesignShelf: async () => <DesignShelf designs={await readDesigns()} hrefFor="/en/fabric/{id}" />,
  FavoriteButton: async () =>
    (await readDesigns())
      .slice(0, 1)
      .map(({ id, title }) => (
        <FavoriteButton key={id} design={{ id, title }} isFavorite count={57} />
      )),
  FabricProduct: async () => <FabricProduct {...await readProduct(shop)} cartHref="/en/cart" />,
  FillAYardOptions: async () => <FillAYardFlow {...await readYard()} start={{ templateId: 4 }} />,
  FillAYardCanvas: async () => (
    <FillAYardFlow {...await readYard()} start={{ step: 'canvas', templateId: 8 }} />
  ),
  FreeShipping: async () => <FreeShipping pricing={(await readOrder()).pricing} />,
  InvoiceView: async () => <InvoiceView invoice={(await buy()).invoice} />,
  PackingSlip: async () => <PackingSlip invoice={(await buy()).invoice} />,
  BuyAgainResult: async () => {
    const { items } = await readPlaced()
    const [line] = items
    const bought = {
      cart: null,
      lines: [
        {
          itemId: line?.id ?? '',
          outcome: 'unavailable' as const,
          added: 0,
          reason: 'fabric_unavailable' as const,
        },
      ],
    }
    return <BuyAgainResult items={items} bought={bought} cartHref="/en/cart" />
  },
  CancelQuestion: async () => (
    <CancelQuestion order={(await readPlaced()).order} action="#order" keepHref="#order" />
  ),
  OrderList: async () => (
    <OrderList
      orders={(await readPlaced()).orders}
      hrefFor="/orders/{orderNumber}"
      lineKey="line-key-0123456789"
    />
  ),
  OrderView: async () => (
    <OrderView
      order={(await readPlaced()).order}
      invoiceHref="/en/invoice"
      cancelHref="#cancel"
      again={{ action: '#order', lineKey: 'line-key-0123456789' }}
    />
  ),
  OrderSummary: async () => <OrderSummary order={await readOrder()} />,
  AddPasskeyForm: async () => <AddPasskeyForm action="/account/passkeys" />,
  PasskeyLogIn: async () => (
    <PasskeyLogIn action="/login" error={{ code: 'PASSKEY_INVALID', severity: 'error' }} />
  ),
  ResultsBar: async () => <ResultsBar action="/en/shop" query={{ ...query, q: 'daisy' }} />,
  Review: async () => (
    <Review
      checkout={(await buy()).checkout}
      state="ready"
      stepHref={(step) => `#${step}`}
      onStep={nothing}
      onPlace={nothing}
      back={{ onBack: nothing }}
      nextLabel="Place order"
    />
  ),
  ShopFilters: async () => {
    const { facets } = await gateway.send(searchDesigns, { query })
    return <ShopFilters action="/en/shop" query={query} facets={facets} />
  },
  TrueSize: async () => <TrueSize design={(await readProduct(shop)).design} />,
  WallDrawing: async () => <WallDrawing plan={plan} />,
  WallpaperCalculator: async () => (
    <WallpaperCalculator
      design={(await readProduct(shop)).design}
      cartHref="/en/cart"
      contactEmail="help@example.com"
      linkHref="/en/wallpaper-calculator?{query}"
    />
  ),
  WallpaperProduct: async () => (
    <WallpaperProduct
      design={(await readProduct(shop)).design}
      offers={await gateway.send(listWallpapers, { query: {} })}
      cartHref="/en/cart"
    />
  ),
  YardPicture: async () => <YardPicture {...await readCutting()} />,
}
