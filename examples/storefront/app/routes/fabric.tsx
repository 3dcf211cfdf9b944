import { getDesign } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import { DEFAULT_FABRIC, fabricFromSlug, isFabricCode, listFabrics } from '@selvage/core/fabric'
import { localizePath } from '@selvage/i18n/routes'
import { Breadcrumb } from '@selvage/react/breadcrumb'
import { DesignGrid } from '@selvage/react/design'
import { Disclosure, DisclosureGroup } from '@selvage/react/disclosure'
import { TrueSize } from '@selvage/react/fabric'
import { Size } from '@selvage/react/length'
import { Steps } from '@selvage/react/steps'
import { quiet, wrap } from '@selvage/react/theme'
import { useWords } from '@selvage/react/words'
import { needed } from '../page-error.ts'
import { PageHead } from '../page-head.tsx'
import { readId } from '../read-id.ts'
import { shopContext } from '../shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/fabric'
import * as css from './fabric.css.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { page, gateway } = context.get(shopContext)
  const designId = readId(params.designId)
  const { currency, country } = page
  const [design, offers] = await needed(Promise.all([
    gateway.send(getDesign, { params: { id: designId }, query: { currency } }),
    gateway.send(listFabrics, { query: { currency, country } }),
  ]))
  const query = new URL(request.url).searchParams
  const recommended = isFabricCode(design.recommendedFabric) ? design.recommendedFabric : DEFAULT_FABRIC
  return {
    design, offers, recommended, gatewayUrl: page.gatewayUrl,
    chosen: { fabric: fabricFromSlug(query.get('fabric') ?? '') ?? recommended, size: query.get('size') ?? query.get('fabric_size') ?? undefined },
  }
}

export default function Fabric({ loaderData: { design, gatewayUrl } }: Route.ComponentProps) {
  const { lang, t } = useWords()
  const shop = localizePath('shop', lang)
  const steps = (['Design', 'Fabric', 'Amount', 'Cart'] as const).map((step) => ({ id: step, label: t(`fabric.step${step}`), ...(step === 'Design' && { href: shop }) }))
  return (
    <SiteFrame>
      <PageHead
        title={design.title}
        description={t('page.fabricDescription', { title: design.title, designer: design.designer.name })}
        page={{ route: 'fabric', params: { designId: design.id } }}
      />
      <Steps steps={steps} current="Fabric" palette={design.palette} bleed />
      <div className={wrap}>
        <Breadcrumb places={[{ label: t('navigation.fabric'), href: shop }, { label: design.title }]} />
        <h1>{design.title}</h1>
        <p className={quiet}>
          {t('design.by', { designer: design.designer.name })} · <Size widthIn={design.repeat.widthIn} heightIn={design.repeat.heightIn} />
        </p>
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
              <p>{design.tags.map((tag) => <a key={tag} className={css.tag} href={localizePath('shop-tag', lang, { tag })}>{tag}</a>)}</p>
            </Disclosure>
          </DisclosureGroup>
        </div>
        <Related title={t('design.moreByDesigner', { designer: design.designer.name })} designs={design.moreByDesigner} gatewayUrl={gatewayUrl} />
        <Related title={t('design.moreLikeThis')} designs={design.moreLikeThis} gatewayUrl={gatewayUrl} />
      </div>
    </SiteFrame>
  )
}

function Related({ title, designs, gatewayUrl }: { readonly title: string, readonly designs: readonly DesignCard[], readonly gatewayUrl: string }) {
  const { lang } = useWords()
  if (designs.length === 0) return null
  return (
    <section className={css.related}>
      <h2>{title}</h2>
      <DesignGrid kind="band" level={3} designs={designs.slice(0, 4)} hrefFor={(design) => localizePath('fabric', lang, { designId: design.id })} gatewayUrl={gatewayUrl} />
    </section>
  )
}
