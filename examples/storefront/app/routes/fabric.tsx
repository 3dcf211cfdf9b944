import { getDesign } from '@selvage/core/design'
import { fabricFromSlug, isFabricCode, listFabrics } from '@selvage/core/fabric'
import { localizePath } from '@selvage/i18n/routes'
import { Disclosure, DisclosureGroup } from '@selvage/react/disclosure'
import { TrueSize } from '@selvage/react/fabric'
import { ProjectAmounts } from '@selvage/react/projects'
import { Steps } from '@selvage/react/steps'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { postedFabric } from '../cart/add-line.server.ts'
import { clothWidths } from '../design/cloth-widths.ts'
import { DesignTags } from '../design/design-tags.tsx'
import { withQuery } from '../settings/page-query.ts'
import { isOwnFavorite } from '../favorites/own-favorites.server.ts'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import FabricProductIsland from '../islands/fabric-product.tsx'
import { needed } from '../page/page-error.ts'
import { readId } from '../page/read-id.ts'
import { reviewsOf } from '../reviews/own-reviews.server.ts'
import { shopContext } from '../page/shop-context.ts'
import { ProductPage } from '../site/product-page.tsx'
import { MatchingSolids } from '../solid/matching-solids.tsx'
import { buyingTerms } from '../cart/buying-terms.server.ts'
import { editedItem } from '../cart/own-cart.server.ts'
import { takeLine } from '../cart/take-line.server.ts'
import type { Route } from './+types/fabric'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page, gateway, makeKey } = shop
  const designId = readId(params.designId)
  const { currency, country } = page
  const query = new URL(request.url).searchParams
  const [design, offers, line, terms, isFavorite, reviews] = await needed(
    Promise.all([
      gateway.send(getDesign, { params: { id: designId }, query: { currency } }),
      gateway.send(listFabrics, { query: { currency, country } }),
      editedItem(shop, query.get('order_item_id')),
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
    chosen: {
      fabric: fabricFromSlug(query.get('fabric') ?? ''),
      size: (query.get('size') ?? query.get('fabric_size') ?? '').toUpperCase(),
      ...(line?.fabric && { itemId: line.id, quantity: String(line.quantity) }),
    },
  }
}

export const action = (args: Route.ActionArgs) => takeLine(args, postedFabric)

export default function Fabric({
  loaderData: { design, isFavorite, reviews, offers, terms, chosen, lineKey },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const {
    page: { override },
  } = useFrame()
  const shop = localizePath('shop', lang)
  const steps = (['Design', 'Fabric', 'Amount', 'Cart'] as const).map((step) => ({
    id: step,
    label: t(`fabric.step${step}`),
    ...(step === 'Design' && { href: shop }),
  }))
  return (
    <ProductPage
      route="fabric"
      product={{ type: 'fabric' }}
      design={design}
      isFavorite={isFavorite}
      reviews={reviews}
      terms={terms}
      description={t('page.fabricDescription', {
        title: design.title,
        designer: design.designer.name,
      })}
      prices={offers
        .filter(({ status }) => status === 'available')
        .flatMap(({ pricing }) => Object.values(pricing.sizes))}
      rejection={actionData}
      section={{ label: t('navigation.fabric'), href: shop }}
      also={{ label: t('landing.alsoWallpaper'), route: 'wallpaper' }}
      // Design and fabric are chosen from the start: what is asked for is the amount.
      steps={<Steps steps={steps} current="Amount" palette={design.palette} bleed />}
      below={
        <>
          <TrueSize design={design} />
          <div className={wrap}>
            <MatchingSolids palette={design.palette} />
            <ProjectAmounts
              repeatIn={design.repeat.periodHeightIn}
              widthsIn={clothWidths(offers)}
            />
          </div>
        </>
      }
      about={
        <DisclosureGroup>
          <Disclosure summary={t('fabric.printingAndDelivery')} open>
            <p>{t('fabric.printingText')}</p>
            <p>{t('fabric.returnsText')}</p>
          </Disclosure>
          <Disclosure summary={t('fabric.designDetails')}>
            <DesignTags tags={design.tags} />
          </Disclosure>
        </DisclosureGroup>
      }
    >
      <Island
        name="fabric-product"
        of={FabricProductIsland}
        when="intent"
        props={{
          offers,
          lineKey: actionData?.lineKey ?? lineKey,
          start: actionData ? startOf(actionData.typed) : startOf(chosen),
          design: {
            id: design.id,
            title: design.title,
            designer: design.designer,
            palette: design.palette,
            repeat: design.repeat,
            recommendedFabric: design.recommendedFabric,
            forSale: design.forSale,
          },
          action: withQuery(localizePath('fabric', lang, { designId: design.id }), override),
          cartHref: localizePath('cart', lang),
        }}
      />
    </ProductPage>
  )
}

interface Start {
  readonly fabric: string | undefined
  readonly size: string | undefined
  readonly quantity?: string
  readonly itemId?: string | undefined
}

// An address or a form may ask for anything: the product uses it where pricing has it.
function startOf({ fabric, ...rest }: Start) {
  return { ...rest, fabric: isFabricCode(fabric) ? fabric : undefined }
}
