import {
  fabricSizesOf,
  FABRIC_SIZES,
  fabricSlug,
  FABRICS,
  fabricWeight,
  isFabricCode,
  listFabrics,
  USES_OF_FABRIC,
} from '@selvage/core/fabric'
import type { FabricCode, FabricOffer } from '@selvage/core/fabric'
import { searchDesigns } from '@selvage/core/search'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { sizeKey } from '@selvage/react/fabric'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { lead, wrap } from '@selvage/react/theme'
import { needed, notFound } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { ClothList } from '../site/cloth-list.tsx'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { RelatedDesigns } from '../site/related-designs.tsx'
import { Section } from '../site/section.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/cloth'
import * as css from './cloth.css.ts'

/** Designs in the row of those that look well on the fabric. */
const SHOWN = 4

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, gateway } = context.get(shopContext)
  const code = documentRoutes.matchPath(new URL(request.url).pathname)?.route
  if (!isFabricCode(code)) notFound()
  const { currency, country } = page
  const [offers, { results, total }] = await needed(
    Promise.all([
      gateway.send(listFabrics, { query: { currency, country } }),
      gateway.send(searchDesigns, { query: { fabric: code, currency } }),
    ]),
  )
  const offer = offers.find((one) => one.code === code) ?? notFound()
  const suited = results.filter(({ recommendedFabric }) => recommendedFabric === code)
  const others = results.filter(({ recommendedFabric }) => recommendedFabric !== code)
  return {
    code,
    offer,
    related: offers.filter(
      (one) => one.code !== code && FABRICS[one.code].group === FABRICS[code].group,
    ),
    designs: [...suited, ...others].slice(0, SHOWN),
    total,
  }
}

/**
 * Only the number in the cart belongs to the visitor, so the browser may cache the page for going
 * back.
 */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' }
}

/** The page of a fabric: what it is and costs, and the way to a design on it. */
export default function Cloth({
  loaderData: { code, offer, related, designs, total },
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const name = t(`fabric.FABRIC_${code}`)
  const { group } = FABRICS[code]
  const start = localizePath('shop', lang, {}, { fabric: fabricSlug(code) })
  return (
    <SiteFrame>
      <PageHead
        title={name}
        description={t('cloth-page.description', {
          name,
          line: t(`fabric.FABRIC_${code}_line`),
        })}
        paths={documentRoutes.alternatePaths(code)}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              {
                label: t('cloth-page.shopTitle'),
                href: documentRoutes.localizePath('fabric-shop', lang),
              },
              {
                label: t(`fabric.group_${group}`),
                href: documentRoutes.localizePath(`fabric-shop-${group}`, lang),
              },
              { label: name },
            ]}
          />
          <h1>{name}</h1>
          <p className={lead}>{t(`fabric.FABRIC_${code}_line`)}</p>
        </header>
        {offer.status === 'available' ? null : (
          <Flash severity="attention">{t('fabric.outOfStock')}</Flash>
        )}
        <div className={css.columns}>
          <div>
            <Prices offer={offer} />
            <p>{t('cloth-page.startText', { count: total })}</p>
            <ButtonLink href={start}>{t('cloth-page.start')}</ButtonLink>
          </div>
          <ClothFacts code={code} />
        </div>
        <RelatedDesigns
          title={t('cloth-page.designsTitle', { name })}
          designs={designs}
          hrefFor={({ id }) =>
            localizePath('fabric', lang, { designId: id }, { fabric: fabricSlug(code) })
          }
        />
        {related.length === 0 ? null : (
          <Section
            title={t('cloth-page.relatedTitle', { group: t(`fabric.group_${group}`) })}
            all={{
              href: documentRoutes.localizePath('fabric-shop', lang),
              label: t('cloth-page.all'),
            }}
          >
            <ClothList offers={related} />
          </Section>
        )}
      </div>
    </SiteFrame>
  )
}

function ClothFacts({ code }: { readonly code: FabricCode }) {
  const { t, length, measurement, number } = useMessages()
  const weight = fabricWeight(code, measurement)
  const { printableWidthIn, group } = FABRICS[code]
  const facts = [
    { name: t('fabric.widthLabel'), text: length(printableWidthIn) },
    {
      name: t('fabric.weightLabel'),
      text: t(weight.unit === 'oz' ? 'fabric.weightOz' : 'fabric.weightGsm', {
        weight: number(weight.value),
      }),
    },
    {
      name: t('fabric.goodFor'),
      text: USES_OF_FABRIC[code].map((use) => t(`fabric.use_${use}`)).join(', '),
    },
    { name: t('cloth-page.care'), text: t(`cloth-page.care_${group}`) },
    { name: t('fabric.printingAndDelivery'), text: t('fabric.printingText') },
  ]
  return (
    <dl className={css.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Prices({ offer: { code, pricing } }: { readonly offer: FabricOffer }) {
  const { t, money } = useMessages()
  const { system } = FABRIC_SIZES[pricing.defaultSize]
  return (
    <dl className={css.facts}>
      {fabricSizesOf(code)
        .filter((size) => FABRIC_SIZES[size].system === system)
        .map((size) => {
          const price = pricing.sizes[size]
          return price === undefined ? null : (
            <div key={size}>
              <dt>{t(sizeKey(size))}</dt>
              <dd className={css.price}>
                {money(price)}
                {pricing.taxIncluded ? <p>{t('fabric.taxIncluded')}</p> : null}
              </dd>
            </div>
          )
        })}
    </dl>
  )
}
