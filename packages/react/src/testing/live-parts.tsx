import { getCart } from '@selvage/core/cart'
import { estimateDelivery, getCheckout } from '@selvage/core/checkout'
import { getCollection } from '@selvage/core/collection'
import { emptyLayout, getTemplates } from '@selvage/core/fill-a-yard'
import { loadHomeGoodProduct } from '@selvage/core/home-good'
import { searchDesigns } from '@selvage/core/search'
import { loadSolids } from '@selvage/core/solid'
import { loadStock } from '@selvage/core/stock'
import { loadUnprinted } from '@selvage/core/unprinted'
import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import { listWallpapers, planWall } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { GuestCart } from '../account/index.ts'
import {
  CartDialog,
  CartFlow,
  CartPanel,
  CartPopover,
  CheckoutLink,
  SavedSection,
} from '../cart/index.ts'
import { CheckoutFlow, OrderChanges, Review } from '../checkout/index.ts'
import { ContentArticle } from '../content/index.ts'
import { DeliveryPromise } from '../delivery/index.ts'
import { DesignCard, DesignGrid, DesignShelf } from '../design/index.ts'
import { FabricProduct, TrueSize } from '../fabric/index.ts'
import { FavoriteButton } from '../favorite/index.ts'
import { CuttingGuide, FillAYardFlow, YardPicture } from '../fill-a-yard/index.ts'
import { HomeGoodProduct } from '../home-good/index.ts'
import { InvoiceView, PackingSlip } from '../invoice/index.ts'
import { FreeShipping, OrderSummary } from '../order/index.ts'
import { AddPasskeyForm, PasskeyLogIn } from '../passkey/index.ts'
import { ProjectAmounts } from '../projects/index.ts'
import { FewerFilters, ResultsBar, ShopFilters } from '../search/index.ts'
import { SolidLinks, SolidProduct } from '../solid/index.ts'
import { StockProduct } from '../stock/index.ts'
import { UnprintedProduct } from '../unprinted/index.ts'
import { CutPlan, WallDrawing, WallpaperCalculator } from '../wallpaper/index.ts'
import { WallpaperProduct } from '../wallpaper-product/index.ts'
import { buy, LINE } from './buy.ts'
import { collectionParts } from './collection-parts.tsx'
import { CONTENT_SAMPLE } from './content-sample.table.ts'
import { ORDER_PARTS } from './order-parts.tsx'
import { REVIEW_PARTS } from './review-parts.tsx'
import { openShop, readProduct } from './open-shop.tsx'

/** The shop whose answers are shown. */
export const shop = openShop({ items: [LINE] })
const { gateway } = shop.shop

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
const cartPlaces = {
  discountsHref: '/en/discounts',
  cartHref: '/en/cart',
  checkoutHref: '/en/checkout',
  shopHref: '/en/shop',
}

/** The components that show what a gateway answered, by their names. */
export const LIVE_PARTS: Readonly<Record<string, () => Promise<ReactNode>>> = {
  ...collectionParts(gateway),
  ...ORDER_PARTS,
  ...REVIEW_PARTS,
  GuestCart: async () => <GuestCart cart={await readOrder()} />,
  ContentArticle: async () => <ContentArticle page={CONTENT_SAMPLE} />,
  DeliveryPromise: async () => {
    const to = { country: 'US', currency: 'USD' } as const
    const estimates = await gateway.send(estimateDelivery, { query: to })
    return <DeliveryPromise estimates={estimates} country={to.country} changeHref="/preferences" />
  },
  ProjectAmounts: async () => <ProjectAmounts repeatIn={11} widthsIn={[42, 116]} />,
  CartFlow: async () => <CartFlow cart={await readOrder()} {...cartPlaces} />,
  SavedSection: async () => {
    const { items } = await readOrder()
    const page = { items, total: items.length, offset: 0 }
    const state = { page, loading: false, busy: [], failed: {}, error: undefined }
    return <SavedSection state={state} action="/en/cart" />
  },
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
  FewerFilters: async () => (
    <FewerFilters
      action="/en/shop"
      query={{ ...query, colours: ['blue', 'red'], styles: ['toile'] }}
      totals={[3, 0, 12]}
    />
  ),
  FabricProduct: async () => <FabricProduct {...await readProduct(shop)} cartHref="/en/cart" />,
  SolidProduct: async () => (
    <SolidProduct
      offers={await loadSolids(gateway, { currency: 'USD' })}
      start={{ color: 'NAVY' }}
      cartHref="/en/cart"
    />
  ),
  SolidLinks: async () => (
    <SolidLinks colors={['NAVY', 'MUSTARD']} hrefFor="/en/petal-solids/{color}" />
  ),
  StockProduct: async () => (
    <StockProduct
      offers={await loadStock(gateway, ['T_SHIRT_S', 'T_SHIRT_M'], { currency: 'USD' })}
      title="T-shirt"
      line="Heavy cotton."
      note="Ready made."
      start={{ item: 'T_SHIRT_M' }}
      cartHref="/en/cart"
    />
  ),
  UnprintedProduct: async () => (
    <UnprintedProduct
      offers={await loadUnprinted(gateway, { currency: 'USD', measurement: 'imperial' })}
      start={{ fabric: 'BELGIAN_LINEN' }}
      cartHref="/en/cart"
    />
  ),
  FillAYardOptions: async () => <FillAYardFlow {...await readYard()} start={{ templateId: 4 }} />,
  FillAYardCanvas: async () => (
    <FillAYardFlow {...await readYard()} start={{ step: 'canvas', templateId: 8 }} />
  ),
  HomeGoodProduct: async () => (
    <HomeGoodProduct
      {...await loadHomeGoodProduct(gateway, SAMPLE_DESIGNS[0]?.id ?? 1, 'SQUARE_THROW_PILLOW', {
        currency: 'USD',
        country: 'US',
      })}
      shapes={[{ code: 'SQUARE_THROW_PILLOW', href: '/en/home-decor/1' }]}
      cartHref="/en/cart"
    />
  ),
  FreeShipping: async () => <FreeShipping pricing={(await readOrder()).pricing} />,
  InvoiceView: async () => <InvoiceView invoice={(await buy()).invoice} />,
  PackingSlip: async () => <PackingSlip invoice={(await buy()).invoice} />,
  OrderChanges: async () => {
    const { checkout } = await buy()
    const { agreed } = checkout
    const before = agreed && { ...agreed, raw_total: agreed.raw_total - 1 }
    return <OrderChanges checkout={{ ...checkout, agreed: before }} />
  },
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
