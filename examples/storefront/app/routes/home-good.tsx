import { fabricFromSlug, isFabricCode } from '@selvage/core/fabric'
import {
  HOME_GOODS,
  homeGoodImageHeight,
  homeGoodImageUrl,
  homeGoodShapesOf,
  homeGoodSizesOf,
  isHomeGoodCode,
  loadHomeGoodProduct,
} from '@selvage/core/home-good'
import type { HomeGoodCode, HomeGoodSize } from '@selvage/core/home-good'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { postedHomeGood } from '../cart/add-line.server.ts'
import { buyingTerms } from '../cart/buying-terms.server.ts'
import { editedItem } from '../cart/own-cart.server.ts'
import { takeLine } from '../cart/take-line.server.ts'
import { isOwnFavorite } from '../favorites/own-favorites.server.ts'
import { HomeGoodFacts } from '../home-good/home-good-facts.tsx'
import { homeGoodRoute } from '../home-good/home-good-route.ts'
import { Island } from '../island-runtime/island.tsx'
import HomeGoodProductIsland from '../islands/home-good-product.tsx'
import { useFrame } from '../page/frame.ts'
import { needed, notFound } from '../page/page-error.ts'
import { readId } from '../page/read-id.ts'
import { reviewsOf } from '../reviews/own-reviews.server.ts'
import { shopContext } from '../page/shop-context.ts'
import { withQuery } from '../settings/page-query.ts'
import { ProductPage } from '../site/product-page.tsx'
import type { Route } from './+types/home-good'

/** The picture for search engines, px. */
const PICTURE_WIDTH = 1024

/** Returns the home good of a page's path; a path of none is no page. */
function homeGoodAt(request: Request): HomeGoodCode {
  const route = matchPath(new URL(request.url).pathname)?.route
  const code = route?.replace(/^home-good-/, '')
  return isHomeGoodCode(code) ? code : notFound()
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const homeGood = homeGoodAt(request)
  const designId = readId(params.designId)
  const query = new URL(request.url).searchParams
  const [product, line, terms, isFavorite, reviews] = await needed(
    Promise.all([
      loadHomeGoodProduct(shop.gateway, designId, homeGood, shop.page),
      editedItem(shop, query.get('order_item_id')),
      buyingTerms(shop),
      isOwnFavorite(shop, designId),
      reviewsOf(shop, designId),
    ]),
  )
  return {
    ...product,
    isFavorite,
    reviews,
    terms,
    lineKey: shop.makeKey(),
    chosen: {
      fabric: fabricFromSlug(query.get('fabric') ?? ''),
      size: query.get('size') ?? '',
      addition: query.get('insert') ?? '',
      ...(line?.homeGood && { itemId: line.id, quantity: String(line.quantity) }),
    },
  }
}

export const action = (args: Route.ActionArgs) =>
  takeLine(args, postedHomeGood(homeGoodAt(args.request)))

/** The page of a design on a home good. */
export default function HomeGood({
  loaderData: { design, homeGood, offers, isFavorite, reviews, terms, chosen, lineKey },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { page } = useFrame()
  const route = homeGoodRoute(homeGood)
  const { category } = HOME_GOODS[homeGood]
  const size = homeGoodSizesOf(homeGood)[0] as HomeGoodSize
  const product = t(`home-good.${homeGood}`)
  const pictured = { designId: design.id, homeGood, size }
  return (
    <ProductPage
      route={route}
      product={{ type: 'home good', homeGood }}
      design={design}
      isFavorite={isFavorite}
      reviews={reviews}
      terms={terms}
      description={t('home-good-page.description', {
        product,
        title: design.title,
        designer: design.designer.name,
      })}
      prices={offers
        .filter(({ status }) => status === 'available')
        .slice(0, 1)
        .flatMap(({ pieces }) => Object.values(pieces))}
      rejection={actionData}
      section={{
        label: t(`home-good.department_${category}`),
        href: localizePath(`department-${category}`, lang),
      }}
      also={{ label: t('landing.alsoFabric'), route: 'fabric' }}
      picture={{
        url: homeGoodImageUrl(page.gatewayUrl, pictured, { width: PICTURE_WIDTH, format: 'webp' }),
        width: PICTURE_WIDTH,
        height: homeGoodImageHeight(PICTURE_WIDTH),
      }}
      about={<HomeGoodFacts homeGood={homeGood} />}
    >
      <Island
        name="home-good-product"
        of={HomeGoodProductIsland}
        when="intent"
        props={{
          homeGood,
          offers,
          lineKey: actionData?.lineKey ?? lineKey,
          start: startOf(actionData ? actionData.typed : chosen),
          design: {
            id: design.id,
            title: design.title,
            designer: design.designer,
            repeat: design.repeat,
            forSale: design.forSale,
          },
          shapes: homeGoodShapesOf(homeGood).map((code) => ({
            code,
            href: localizePath(homeGoodRoute(code), lang, { designId: design.id }),
          })),
          action: withQuery(localizePath(route, lang, { designId: design.id }), page.override),
          cartHref: localizePath('cart', lang),
        }}
      />
    </ProductPage>
  )
}

interface Start {
  readonly fabric: string | undefined
  readonly size: string
  readonly addition: string
  readonly quantity?: string
  readonly itemId?: string | undefined
}

// An address or a form may ask for anything: the product uses it where the home good has it.
function startOf({ fabric, ...rest }: Start) {
  return { ...rest, fabric: isFabricCode(fabric) ? fabric : undefined }
}
