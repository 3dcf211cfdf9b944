import {
  fabricSizesOf,
  FABRIC_SIZES,
  fabricSlug,
  FABRICS,
  fabricWeight,
  USES_OF_FABRIC,
} from '@selvage/core/fabric'
import type { FabricCode, FabricOffer } from '@selvage/core/fabric'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { sizeKey } from '@selvage/react/fabric'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { lead, wrap } from '@selvage/react/theme'
import { PageHead } from '../page/page-head.tsx'
import { ClothList } from '../site/cloth-list.tsx'
import { factList } from '../site/facts.css.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { RelatedDesigns } from '../site/related-designs.tsx'
import { Section } from '../site/section.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import type { ClothPageData } from './cloth-page.server.ts'
import * as css from './cloth.css.ts'

/** The page of a fabric: what it is and costs, and the way to a design on it. */
export function ClothPage({ code, offer, related, designs, total }: ClothPageData) {
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
          line: t(`fabric.line_${code}`),
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
          <p className={lead}>{t(`fabric.line_${code}`)}</p>
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
    <dl className={factList}>
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
    <dl className={factList}>
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
