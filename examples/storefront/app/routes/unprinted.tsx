import { fabricFromSlug, isFabricCode } from '@selvage/core/fabric'
import { loadUnprinted } from '@selvage/core/unprinted'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { alternatePaths, localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { SOLID_COLOR_CODES } from '@selvage/core/solid'
import { SolidLinks } from '@selvage/react/solid'
import { buyingTerms } from '../cart/buying-terms.server.ts'
import { editedItem } from '../cart/own-cart.server.ts'
import { postedUnprinted } from '../cart/posted-items.server.ts'
import { takeLine } from '../cart/take-line.server.ts'
import { Island } from '../island-runtime/island.tsx'
import UnprintedProductIsland from '../islands/unprinted-product.tsx'
import { useFrame } from '../page/frame.ts'
import { needed } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import { withQuery } from '../settings/page-query.ts'
import { ItemPage } from '../site/item-page.tsx'
import { Section } from '../site/section.tsx'
import { solidHrefFor } from '../solid/solid-path.ts'
import type { Route } from './+types/unprinted'

/** Solids in the row below the form. */
const SOLIDS_SHOWN = 10

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = new URL(request.url).searchParams
  const [offers, line, terms] = await needed(
    Promise.all([
      loadUnprinted(shop.gateway, shop.page),
      editedItem(shop, query.get('order_item_id')),
      buyingTerms(shop),
    ]),
  )
  return {
    offers,
    terms,
    lineKey: shop.makeKey(),
    start: {
      fabric: fabricFromSlug(query.get('fabric') ?? ''),
      size: (query.get('size') ?? '').toUpperCase(),
      ...(line?.type === 'unprinted' && { itemId: line.id, quantity: String(line.quantity) }),
    },
  }
}

export const action = (args: Route.ActionArgs) => takeLine(args, postedUnprinted)

/** The page of fabric without a print. */
export default function Unprinted({
  loaderData: { offers, terms, lineKey, start },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { override } = useFrame().page
  const solids = documentRoutes.localizePath('solids', lang)
  const typed = actionData && {
    ...actionData.typed,
    fabric: isFabricCode(actionData.typed.fabric) ? actionData.typed.fabric : undefined,
  }
  return (
    <ItemPage
      title={t('solid.unprintedTitle')}
      description={t('solid.unprintedDescription')}
      paths={alternatePaths('unprinted')}
      crumbs={[
        {
          label: t('cloth-page.shopTitle'),
          href: documentRoutes.localizePath('fabric-shop', lang),
        },
      ]}
      type="unprinted"
      sku="UNPRINTED"
      picture="/images/products/unprinted.webp"
      category={t('solid.unprintedKind')}
      prices={offers
        .filter(({ status }) => status === 'available')
        .flatMap(({ pricing }) => Object.values(pricing.sizes))}
      rejection={actionData}
      terms={terms}
      product={
        <Island
          name="unprinted-product"
          of={UnprintedProductIsland}
          when="intent"
          props={{
            offers,
            start: typed ?? start,
            lineKey: actionData?.lineKey ?? lineKey,
            action: withQuery(localizePath('unprinted', lang), override),
            cartHref: localizePath('cart', lang),
          }}
        />
      }
    >
      <Section
        title={t('solid.shopTitle')}
        all={{ href: solids, label: t('solid.all', { count: SOLID_COLOR_CODES.length }) }}
      >
        <SolidLinks colors={SOLID_COLOR_CODES.slice(-SOLIDS_SHOWN)} hrefFor={solidHrefFor(lang)} />
      </Section>
    </ItemPage>
  )
}
