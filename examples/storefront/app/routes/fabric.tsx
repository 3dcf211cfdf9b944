import { getDesign } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import { fabricFromSlug, isFabricCode, listFabrics } from '@selvage/core/fabric'
import { localizePath } from '@selvage/i18n/routes'
import { Breadcrumb } from '@selvage/react/breadcrumb'
import { Disclosure, DisclosureGroup } from '@selvage/react/disclosure'
import { TrueSize } from '@selvage/react/fabric'
import { Flash, ErrorNotice } from '@selvage/react/flash'
import { Steps } from '@selvage/react/steps'
import { quiet, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { addLine, typedLine } from '../cart/add-line.server.ts'
import { withQuery } from '../settings/choices.ts'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import { FabricProductIsland } from '../islands/fabric-product.tsx'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { quantityErrorText } from '../cart/quantity-error.ts'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { RelatedDesigns } from '../site/related-designs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { errorNotice } from '../site/error-notice.css.ts'
import { takeLine } from '../cart/take-line.server.ts'
import type { Route } from './+types/fabric'
import * as css from './fabric.css.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { page, gateway, makeKey } = context.get(shopContext)
  const designId = readId(params.designId)
  const { currency, country } = page
  const [design, offers] = await needed(
    Promise.all([
      gateway.send(getDesign, { params: { id: designId }, query: { currency } }),
      gateway.send(listFabrics, { query: { currency, country } }),
    ]),
  )
  const query = new URL(request.url).searchParams
  return {
    design,
    offers,
    gatewayUrl: page.gatewayUrl,
    lineKey: makeKey(),
    chosen: {
      fabric: fabricFromSlug(query.get('fabric') ?? ''),
      size: query.get('size') ?? query.get('fabric_size') ?? undefined,
      itemId: query.get('order_item_id') ?? undefined,
    },
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const designId = readId(params.designId)
  const form = await request.formData()
  return takeLine(shop, form, typedLine, () => addLine(shop, designId, form))
}

export default function Fabric({
  loaderData: { design, offers, chosen, gatewayUrl, lineKey },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const {
    page: { override },
  } = useFrame()
  const shop = localizePath('shop', lang)
  const hrefFor = (other: DesignCard) => localizePath('fabric', lang, { designId: other.id })
  const steps = (['Design', 'Fabric', 'Amount', 'Cart'] as const).map((step) => ({
    id: step,
    label: t(`fabric.step${step}`),
    ...(step === 'Design' && { href: shop }),
  }))
  return (
    <SiteFrame liveCart>
      <PageHead
        title={design.title}
        description={t('page.fabricDescription', {
          title: design.title,
          designer: design.designer.name,
        })}
        page={{ route: 'fabric', params: { designId: design.id } }}
      />
      <Steps steps={steps} current="Fabric" palette={design.palette} bleed />
      <div className={wrap}>
        <div className={css.way}>
          <Breadcrumb
            crumbs={[{ label: t('navigation.fabric'), href: shop }, { label: design.title }]}
          />
          <a href={localizePath('wallpaper', lang, { designId: design.id })}>
            {t('landing.alsoWallpaper')}
          </a>
        </div>
        {actionData && (
          <div className={errorNotice}>
            {'error' in actionData ? (
              <ErrorNotice error={actionData.error} />
            ) : (
              <Flash severity="error">
                {t('form.quantity')}: {quantityErrorText(t, actionData.fieldError)}
              </Flash>
            )}
          </div>
        )}
        <Island
          name="fabric-product"
          of={FabricProductIsland}
          when="intent"
          props={{
            gatewayUrl,
            offers,
            lineKey,
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
      </div>
      <TrueSize gatewayUrl={gatewayUrl} design={design} />
      <div className={wrap}>
        <div className={css.about}>
          <section aria-labelledby="designer">
            <p className={quiet}>{t('design.theDesigner')}</p>
            <h2 id="designer">{design.designer.name}</h2>
            <p>{design.aboutDesigner.bio}</p>
            <p className={quiet}>{t('design.town', { town: design.aboutDesigner.town })}</p>
          </section>
          <DisclosureGroup>
            <Disclosure summary={t('fabric.printingAndDelivery')} open>
              <p>{t('fabric.printingText')}</p>
              <p>{t('fabric.returnsText')}</p>
            </Disclosure>
            <Disclosure summary={t('fabric.designDetails')}>
              <p>
                {design.tags.map((tag) => (
                  <a key={tag} className={css.tag} href={localizePath('shop-tag', lang, { tag })}>
                    {tag}
                  </a>
                ))}
              </p>
            </Disclosure>
          </DisclosureGroup>
        </div>
        <RelatedDesigns
          title={t('design.moreByDesigner', { designer: design.designer.name })}
          designs={design.moreByDesigner}
          hrefFor={hrefFor}
          gatewayUrl={gatewayUrl}
        />
        <RelatedDesigns
          title={t('design.moreLikeThis')}
          designs={design.moreLikeThis}
          hrefFor={hrefFor}
          gatewayUrl={gatewayUrl}
        />
      </div>
    </SiteFrame>
  )
}

interface Start {
  readonly fabric: string | undefined
  readonly size: string | undefined
  readonly quantity?: string
  readonly itemId?: string | undefined
}

// What an address or a form says is a wish: the machine uses it where pricing has it.
function startOf({ fabric, ...rest }: Start) {
  return { ...rest, fabric: isFabricCode(fabric) ? fabric : undefined }
}
