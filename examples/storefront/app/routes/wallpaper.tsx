import { getDesign } from '@selvage/core/design'
import {
  isWallpaperCode,
  isWallpaperSize,
  listWallpapers,
  wallpaperFromSlug,
} from '@selvage/core/wallpaper'
import type { Wall } from '@selvage/core/wallpaper'
import { localizePath } from '@selvage/i18n/routes'
import { oneWallView } from '@selvage/machines/one-wall'
import { wallpaperProduct } from '@selvage/machines/wallpaper'
import { useMessages } from '@selvage/react/messages'
import { postedWallpaper } from '../cart/add-line.server.ts'
import { choicesBesidePlan } from '../settings/choices.ts'
import { withQuery } from '../settings/page-query.ts'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import ProductCalculatorIsland from '../islands/product-calculator.tsx'
import WallpaperProductIsland from '../islands/wallpaper-product.tsx'
import { editedItem } from '../cart/own-cart.server.ts'
import { needed } from '../page/page-error.ts'
import { isOwnFavorite } from '../favorites/own-favorites.server.ts'
import { readId } from '../page/read-id.ts'
import { reviewsOf } from '../reviews/own-reviews.server.ts'
import { shopContext } from '../page/shop-context.ts'
import { calculator } from '../site/product-page.css.ts'
import { ProductPage } from '../site/product-page.tsx'
import { buyingTerms } from '../cart/buying-terms.server.ts'
import { takeLine } from '../cart/take-line.server.ts'
import { readPageWall } from '../wallpaper/wall-page.server.ts'
import type { Route } from './+types/wallpaper'

/** Id of the calculator's heading, where the product's link leads. */
const CALCULATOR = 'calculator'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page, gateway, makeKey, contactEmail } = shop
  const designId = readId(params.designId)
  const { currency, country } = page
  const address = new URL(request.url)
  const query = address.searchParams
  const wanted = gateway.send(getDesign, { params: { id: designId }, query: { currency } })
  const [design, offers, line, wall, terms, isFavorite, reviews] = await needed(
    Promise.all([
      wanted,
      gateway.send(listWallpapers, { query: { currency, country } }),
      editedItem(shop, query.get('order_item_id')),
      readPageWall(shop, address, wanted),
      buyingTerms(shop),
      isOwnFavorite(shop, designId),
      reviewsOf(shop, designId),
    ]),
  )
  return {
    design,
    isFavorite,
    reviews,
    offers,
    terms,
    lineKey: makeKey(),
    contactEmail,
    wall,
    chosen: {
      wallpaper: query.get('wallpaper') ?? query.get('fabric') ?? '',
      size: (query.get('size') ?? '').toUpperCase(),
      ...(line?.wallpaper && { itemId: line.id, quantity: String(line.quantity) }),
    },
  }
}

export const action = (args: Route.ActionArgs) => takeLine(args, postedWallpaper)

export default function Wallpaper({
  loaderData: { design, isFavorite, reviews, offers, terms, chosen, wall, lineKey, contactEmail },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const {
    origin,
    page: { override },
  } = useFrame()
  const cartHref = localizePath('cart', lang)
  const action = withQuery(localizePath('wallpaper', lang, { designId: design.id }), override)
  const start = startOf({ ...chosen, ...actionData?.typed })
  // The line that is edited has its own quantity.
  const own = start.itemId === undefined && wall.wall ? wallTexts(wall.wall) : undefined
  const wallpaper = wallpaperProduct.pickVariant(offers, start.wallpaper)
  const counted =
    own && start.size === undefined && wall.wall
      ? oneWallView({
          ...own,
          system: wall.wall.system,
          touched: true,
          wallpaper,
          repeat: design.repeat,
        }).order
      : undefined
  const shown = {
    id: design.id,
    title: design.title,
    designer: design.designer,
    palette: design.palette,
    repeat: design.repeat,
    forSale: design.forSale,
  }
  return (
    <ProductPage
      route="wallpaper"
      product={{ type: 'wallpaper' }}
      design={design}
      isFavorite={isFavorite}
      reviews={reviews}
      terms={terms}
      description={t('page.wallpaperDescription', {
        title: design.title,
        designer: design.designer.name,
      })}
      prices={offers
        .filter(({ status }) => status === 'available')
        .flatMap(({ sizes }) => Object.values(sizes))}
      rejection={actionData}
      section={{
        label: t('navigation.wallpaper'),
        href: localizePath('shop', lang, {}, { on: 'wallpaper' }),
      }}
      also={{ label: t('landing.alsoFabric'), route: 'fabric' }}
      after={
        <section className={calculator} aria-labelledby={CALCULATOR}>
          <h2 id={CALCULATOR}>{t('wallpaper.howMuch')}</h2>
          <Island
            name="product-calculator"
            of={ProductCalculatorIsland}
            when="intent"
            props={{
              design: shown,
              start: wall.wall,
              typed: wall.typed,
              estimates: wall.estimates,
              wallpaper,
              override: choicesBesidePlan(override),
              origin,
              itemId: start.itemId,
              buyForm: { action, lineKey: actionData?.lineKey ?? lineKey },
              cartHref,
              contactEmail,
            }}
          />
        </section>
      }
    >
      <Island
        name="wallpaper-product"
        of={WallpaperProductIsland}
        when={own ? 'load' : 'intent'}
        props={{
          offers,
          lineKey: actionData?.lineKey ?? lineKey,
          start: {
            ...start,
            ...(counted && { size: counted.size, quantity: String(counted.quantity) }),
            ...(own && { wall: own, wallpaper }),
          },
          design: shown,
          action,
          cartHref,
          calculatorHref: `#${CALCULATOR}`,
        }}
      />
    </ProductPage>
  )
}

/** Returns a wall of one width as somebody types it; undefined for more of them. */
function wallTexts({ system, height, widths }: Wall) {
  const [width, ...more] = widths
  if (width === undefined || more.length > 0) return undefined
  const unit = system === 'imperial' ? 'in' : 'cm'
  return { height: `${height} ${unit}`, width: `${width} ${unit}` }
}

interface Chosen {
  readonly wallpaper: string
  readonly size: string
  readonly quantity?: string
  readonly itemId?: string
}

// An address or a form may ask for anything: the product uses it where pricing has it.
function startOf({ wallpaper: given, size, ...rest }: Chosen) {
  const wallpaper = isWallpaperCode(given) ? given : wallpaperFromSlug(given)
  return { ...(wallpaper && { wallpaper }), ...(isWallpaperSize(size) && { size }), ...rest }
}
