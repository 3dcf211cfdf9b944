import type { Piece } from '../recipe.ts'

const APP = 'examples/storefront/app'
const POSTED = `${APP}/cart/add-line.server.ts`
const LINKS = `${APP}/cart/line-links.ts`
const GATEWAY = 'examples/gateway/src/cart'
const ISLANDS = `${APP}/islands/islands.table.ts`

const posted = `export const postedRibbon: PostedProduct<TypedFabric, RibbonItemInput> = {
  line: ribbonLine,
  typedOf: postedFabric.typedOf,
  itemOf: (form, designId) => {
    const { fabric, size, quantity } = postedFabric.itemOf(form, designId)
    return { designId, fabric, size, quantity }
  },
}
`

const island = `import { RibbonProduct } from '@selvage/react/ribbon'
import type { RibbonProductProps } from '@selvage/react/ribbon'

/** The island for a design's ground color on cloth. */
export default function RibbonProductIsland(props: RibbonProductProps) {
  return <RibbonProduct {...props} />
}
`

const page = `import { getDesign } from '@selvage/core/design'
import { isFabricCode, listFabrics } from '@selvage/core/fabric'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { postedRibbon } from '../cart/add-line.server.ts'
import { buyingTerms } from '../cart/buying-terms.server.ts'
import { isOwnFavorite } from '../favorites/own-favorites.server.ts'
import { takeLine } from '../cart/take-line.server.ts'
import { Island } from '../island-runtime/island.tsx'
import RibbonProductIsland from '../islands/ribbon-product.tsx'
import { needed } from '../page/page-error.ts'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { reviewsOf } from '../reviews/own-reviews.server.ts'
import { ProductPage } from '../site/product-page.tsx'
import type { Route } from './+types/ribbon'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page, gateway } = shop
  const { currency, country } = page
  const id = readId(params.designId)
  const [design, offers, isFavorite, reviews, terms] = await needed(
    Promise.all([
      gateway.send(getDesign, { params: { id }, query: { currency } }),
      gateway.send(listFabrics, { query: { currency, country } }),
      isOwnFavorite(shop, id),
      reviewsOf(shop, id),
      buyingTerms(shop),
    ]),
  )
  return { design, offers, isFavorite, reviews, terms }
}

export const action = (args: Route.ActionArgs) => takeLine(args, postedRibbon)

export default function Ribbon({
  loaderData: { design, offers, isFavorite, reviews, terms },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const typed = actionData?.typed
  const start = {
    size: typed?.size,
    quantity: typed?.quantity,
    variant: isFabricCode(typed?.fabric) ? typed.fabric : undefined,
  }
  return (
    <ProductPage
      route="ribbon"
      design={design}
      product={{ type: 'product' }}
      isFavorite={isFavorite}
      reviews={reviews}
      terms={terms}
      description={design.title}
      prices={offers.flatMap(({ pricing }) => Object.values(pricing.sizes))}
      rejection={actionData}
      section={{ label: t('navigation.fabric'), href: localizePath('shop', lang) }}
      also={{ label: t('landing.alsoWallpaper'), route: 'wallpaper' }}
    >
      <Island
        name="ribbon-product"
        of={RibbonProductIsland}
        when="intent"
        props={{
          offers,
          design,
          start,
          action: localizePath('ribbon', lang, { designId: design.id }),
          cartHref: localizePath('cart', lang),
        }}
      />
    </ProductPage>
  )
}
`

const line = `import type { CallBody } from '@selvage/core/contract'
import type { addRibbon } from '@selvage/core/ribbon'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { fabrics } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'
import { assertPrintable, lineInput } from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'

/** Reads a ribbon payload against the catalogue, or rejects it. */
export async function readRibbonLine(
  db: Queryable,
  { design, ribbon_item: { fabric, size }, quantity }: CallBody<typeof addRibbon>,
): Promise<LineInput> {
  await assertPrintable(db, design.id)
  const [row] = await db
    .select({ status: fabrics.status })
    .from(fabrics)
    .where(eq(fabrics.code, fabric))
  if (row?.status !== 'available') throw httpError('FABRIC_OUT_OF_STOCK')
  return lineInput({
    type: 'ribbon',
    designId: design.id,
    fabricCode: fabric,
    size,
    quantity,
    mergeKey: \`ribbon \${design.id} \${fabric} \${size}\`,
  })
}
`

const migration = `ALTER TABLE cart_items
  DROP CONSTRAINT cart_items_merchandise,
  ADD CONSTRAINT cart_items_merchandise CHECK (CASE type
    WHEN 'fabric' THEN design_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND wallpaper_code IS NULL AND layout_id IS NULL AND product_kind IS NULL
    WHEN 'ribbon' THEN design_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND wallpaper_code IS NULL AND layout_id IS NULL AND product_kind IS NULL
    WHEN 'wallpaper' THEN design_id IS NOT NULL AND wallpaper_code IS NOT NULL AND wallpaper_size IS NOT NULL AND fabric_code IS NULL AND layout_id IS NULL AND product_kind IS NULL
    WHEN 'fill_a_yard' THEN layout_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND design_id IS NULL AND wallpaper_code IS NULL AND product_kind IS NULL
    WHEN 'product' THEN product_kind IS NOT NULL AND product_code IS NOT NULL AND product_option IS NOT NULL AND size IS NOT NULL AND wallpaper_code IS NULL AND layout_id IS NULL
    ELSE false
  END);
`

const routes = `const addPlain = handle(addRibbon, (context, deps) =>
  addOnce(addRibbon, context, deps, (tx) => readRibbonLine(tx, context.body)),
)

const replaceByPlain = handle(replaceRibbon, (context, deps) =>
  replaceLine(context, deps, (tx) => readRibbonLine(tx, context.body)),
)
`

/** The storefront's page and the reference gateway. */
export const ribbonPage: readonly Piece[] = [
  {
    file: POSTED,
    instead:
      "import { addLine, fabricLine, MAX_QUANTITY, readQuantity, wallpaperLine } from '@selvage/core/cart'",
    text: `import {
  addLine,
  fabricLine,
  MAX_QUANTITY,
  readQuantity,
  ribbonLine,
  wallpaperLine,
} from '@selvage/core/cart'`,
  },
  {
    file: POSTED,
    after: "import { isFabricCode, isFabricSize } from '@selvage/core/fabric'",
    text: "import type { RibbonItemInput } from '@selvage/core/ribbon'",
  },
  { file: POSTED, before: 'export interface TypedWallpaper {', text: posted },
  {
    file: LINKS,
    after: 'const rowsIn = (lang: Language): LineRows<LineLinks> => ({',
    text: `  ribbon: ({ design }) =>
    design ? { page: localizePath('ribbon', lang, { designId: design.id }) } : {},
`,
    missing: { by: 'types', names: [LINKS, 'ribbon'] },
  },
  { file: `${APP}/islands/ribbon-product.tsx`, text: island },
  {
    file: ISLANDS,
    after: 'export const ISLANDS = {',
    text: "  'ribbon-product': { features: SHOWN_BY.fabric },",
  },
  { file: `${APP}/routes/ribbon.tsx`, text: page },
  {
    file: `${APP}/pages.table.ts`,
    after: 'export const pages = {',
    text: "  ribbon: 'routes/ribbon.tsx',",
  },
  {
    file: 'packages/i18n/src/routes/translated-routes.table.ts',
    after: 'export const translatedRoutes = {',
    text: `  ribbon: {
    en: 'ribbon/{designId}',
    de: 'einfarbig/{designId}',
    es: 'liso/{designId}',
    fr: 'uni/{designId}',
  },`,
  },
  {
    file: 'examples/gateway/src/db/schema/cart.ts',
    instead: "      .$type<'fabric' | 'wallpaper' | 'fill_a_yard' | 'product'>()",
    text: "      .$type<'fabric' | 'wallpaper' | 'fill_a_yard' | 'product' | 'ribbon'>()",
  },
  { file: 'examples/gateway/src/db/migrations/9999-ribbon.sql', text: migration },
  {
    file: `${GATEWAY}/wire-item.ts`,
    after: '    ...own,',
    text: "    ...(item.type === 'ribbon' && { type: 'product' as const }),",
  },
  { file: `${GATEWAY}/ribbon-line.ts`, text: line },
  {
    file: `${GATEWAY}/routes.ts`,
    before: "import { addWallpaper, replaceWallpaper } from '@selvage/core/wallpaper'",
    text: "import { addRibbon, replaceRibbon } from '@selvage/core/ribbon'",
  },
  {
    file: `${GATEWAY}/routes.ts`,
    before: "import { readWallpaperLine } from './wallpaper-line.ts'",
    text: "import { readRibbonLine } from './ribbon-line.ts'",
  },
  {
    file: `${GATEWAY}/routes.ts`,
    before: 'const addYard = handle(addFillAYard, (context, deps) =>',
    text: routes,
  },
  {
    file: `${GATEWAY}/routes.ts`,
    after: 'export const cartRoutes: readonly Route[] = [',
    text: '  addPlain,\n  replaceByPlain,',
  },
]
