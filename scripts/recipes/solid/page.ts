import type { Piece } from '../recipe.ts'

const APP = 'examples/storefront/app'
const POSTED = `${APP}/cart/add-line.server.ts`
const LINKS = `${APP}/cart/line-links.ts`
const GATEWAY = 'examples/gateway/src/cart'
const MODULES = `${APP}/islands/modules.client.ts`
const ISLANDS = `${APP}/islands/islands.table.ts`

const posted = `export const postedSolid: PostedProduct<TypedFabric, SolidItemInput> = {
  line: solidLine,
  typedOf: postedFabric.typedOf,
  itemOf: (form, designId) => {
    const { fabric, size, quantity } = postedFabric.itemOf(form, designId)
    return { designId, fabric, size, quantity }
  },
}
`

const island = `import { SolidProduct } from '@selvage/react/solid'
import type { SolidProductProps } from '@selvage/react/solid'

/** The island for a design's ground color on cloth. */
export function SolidProductIsland(props: SolidProductProps) {
  return <SolidProduct {...props} />
}
`

const page = `import { getDesign } from '@selvage/core/design'
import { isFabricCode, listFabrics } from '@selvage/core/fabric'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { postedSolid } from '../cart/add-line.server.ts'
import { takeLine } from '../cart/take-line.server.ts'
import { Island } from '../island-runtime/island.tsx'
import { SolidProductIsland } from '../islands/solid-product.tsx'
import { needed } from '../page/page-error.ts'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { ProductPage } from '../site/product-page.tsx'
import type { Route } from './+types/solid'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { page, gateway } = context.get(shopContext)
  const { currency, country } = page
  const id = readId(params.designId)
  const [design, offers] = await needed(
    Promise.all([
      gateway.send(getDesign, { params: { id }, query: { currency } }),
      gateway.send(listFabrics, { query: { currency, country } }),
    ]),
  )
  return { design, offers }
}

export const action = (args: Route.ActionArgs) => takeLine(args, postedSolid)

export default function Solid({
  loaderData: { design, offers },
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
      route="solid"
      design={design}
      description={design.title}
      rejection={actionData}
      section={{ label: t('navigation.fabric'), href: localizePath('shop', lang) }}
      also={{ label: t('landing.alsoWallpaper'), route: 'wallpaper' }}
    >
      <Island
        name="solid-product"
        of={SolidProductIsland}
        when="intent"
        props={{
          offers,
          design,
          start,
          action: localizePath('solid', lang, { designId: design.id }),
          cartHref: localizePath('cart', lang),
        }}
      />
    </ProductPage>
  )
}
`

const line = `import type { CallBody } from '@selvage/core/contract'
import type { addSolid } from '@selvage/core/solid'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { fabrics } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'
import { assertPrintable, lineInput } from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'

/** Reads a solid payload against the catalogue, or rejects it. */
export async function readSolidLine(
  db: Queryable,
  { design, solid_item: { fabric, size }, quantity }: CallBody<typeof addSolid>,
): Promise<LineInput> {
  await assertPrintable(db, design.id)
  const [row] = await db
    .select({ status: fabrics.status })
    .from(fabrics)
    .where(eq(fabrics.code, fabric))
  if (row?.status !== 'available') throw httpError('FABRIC_OUT_OF_STOCK')
  return lineInput({
    type: 'solid',
    designId: design.id,
    fabricCode: fabric,
    size,
    quantity,
    mergeKey: \`solid \${design.id} \${fabric} \${size}\`,
  })
}
`

const migration = `ALTER TABLE cart_items
  DROP CONSTRAINT cart_items_goods,
  ADD CONSTRAINT cart_items_goods CHECK (CASE type
    WHEN 'fabric' THEN design_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND wallpaper_code IS NULL AND layout_id IS NULL
    WHEN 'solid' THEN design_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND wallpaper_code IS NULL AND layout_id IS NULL
    WHEN 'wallpaper' THEN design_id IS NOT NULL AND wallpaper_code IS NOT NULL AND wallpaper_size IS NOT NULL AND fabric_code IS NULL AND layout_id IS NULL
    WHEN 'fill_a_yard' THEN layout_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND design_id IS NULL AND wallpaper_code IS NULL
    ELSE false
  END);
`

const routes = `const addPlain = handle(addSolid, (context, deps) =>
  addOnce(addSolid, context, deps, (tx) => readSolidLine(tx, context.body)),
)

const replaceByPlain = handle(replaceSolid, (context, deps) =>
  replaceLine(context, deps, (tx) => readSolidLine(tx, context.body)),
)
`

/** The storefront's page and the reference gateway. */
export const solidPage: readonly Piece[] = [
  {
    file: POSTED,
    instead:
      "import { addLine, fabricLine, MAX_QUANTITY, readQuantity, wallpaperLine } from '@selvage/core/cart'",
    text: `import {
  addLine,
  fabricLine,
  MAX_QUANTITY,
  readQuantity,
  solidLine,
  wallpaperLine,
} from '@selvage/core/cart'`,
  },
  {
    file: POSTED,
    after: "import { isFabricCode, isFabricSize } from '@selvage/core/fabric'",
    text: "import type { SolidItemInput } from '@selvage/core/solid'",
  },
  { file: POSTED, before: 'export interface TypedWallpaper {', text: posted },
  {
    file: LINKS,
    after: 'const rowsIn = (lang: Language): LineRows<LineLinks> => ({',
    text: `  solid: ({ design }) =>
    design ? { page: localizePath('solid', lang, { designId: design.id }) } : {},
`,
    missing: { by: 'types', names: [LINKS, 'solid'] },
  },
  { file: `${APP}/islands/solid-product.tsx`, text: island },
  {
    file: ISLANDS,
    after: 'export const ISLANDS = {',
    text: "  'solid-product': { features: SHOWN_BY.fabric },",
  },
  {
    file: MODULES,
    after: 'export const islandModules: IslandModules = {',
    text: "  'solid-product': () =>\n    import('./solid-product.tsx').then((module) => of(module.SolidProductIsland)),",
  },
  { file: `${APP}/routes/solid.tsx`, text: page },
  {
    file: `${APP}/pages.table.ts`,
    after: 'export const pages = {',
    text: "  solid: 'routes/solid.tsx',",
  },
  {
    file: 'packages/i18n/src/routes/translated-routes.table.ts',
    after: 'export const translatedRoutes = {',
    text: `  solid: {
    en: 'solid/{designId}',
    de: 'einfarbig/{designId}',
    es: 'liso/{designId}',
    fr: 'uni/{designId}',
  },`,
  },
  {
    file: 'examples/gateway/src/db/schema/cart.ts',
    instead:
      "    type: text('type').$type<'fabric' | 'wallpaper' | 'fill_a_yard'>().notNull().default('fabric'),",
    text: `    type: text('type')
      .$type<'fabric' | 'wallpaper' | 'fill_a_yard' | 'solid'>()
      .notNull()
      .default('fabric'),`,
  },
  { file: 'examples/gateway/src/db/migrations/0014-solid.sql', text: migration },
  {
    file: `${GATEWAY}/wire-item.ts`,
    after: '    ...own,',
    text: "    ...(item.type === 'solid' && { type: item.type }),",
  },
  { file: `${GATEWAY}/solid-line.ts`, text: line },
  {
    file: `${GATEWAY}/routes.ts`,
    before: "import { addWallpaper, replaceWallpaper } from '@selvage/core/wallpaper'",
    text: "import { addSolid, replaceSolid } from '@selvage/core/solid'",
  },
  {
    file: `${GATEWAY}/routes.ts`,
    before: "import { readWallpaperLine } from './wallpaper-line.ts'",
    text: "import { readSolidLine } from './solid-line.ts'",
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
