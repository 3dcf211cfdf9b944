import { SOLID_FABRICS, SOLID_FAMILIES, solidsOfFamily } from '@selvage/core/solid'
import type { SolidOffer } from '@selvage/core/solid'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { SolidLinks } from '@selvage/react/solid'
import { lead, wrap } from '@selvage/react/theme'
import { PageHead } from '../page/page-head.tsx'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { solidHrefFor } from './solid-path.ts'

/** All solids by their families, each a link to its page. */
export function SolidsPage({ offers }: { readonly offers: readonly SolidOffer[] }) {
  const { lang, t, length } = useMessages()
  const count = offers.length
  const sold = (family: (typeof SOLID_FAMILIES)[number]) =>
    solidsOfFamily(family).filter((code) => offers.some((offer) => offer.code === code))
  return (
    <SiteFrame>
      <PageHead
        title={t('solid.shopTitle')}
        description={t('solid.shopDescription', {
          count,
          width: length(SOLID_FABRICS.PETAL_SOLIDS.widthIn),
        })}
        paths={documentRoutes.alternatePaths('solids')}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              {
                label: t('cloth-page.shopTitle'),
                href: documentRoutes.localizePath('fabric-shop', lang),
              },
              { label: t('solid.shopTitle') },
            ]}
          />
          <h1>{t('solid.shopTitle')}</h1>
          <p className={lead}>{t('solid.shopLead', { count })}</p>
          <p>
            <a href={documentRoutes.localizePath('petal-solids-swatch-book', lang)}>
              {t('stock.PETAL_SOLIDS_SWATCH_BOOK')}
            </a>
            {' · '}
            <a href={localizePath('unprinted', lang)}>{t('solid.unprintedTitle')}</a>
          </p>
        </header>
        {SOLID_FAMILIES.map((family) => (
          <Section key={family} title={t(`solid.family_${family}`)}>
            <SolidLinks colors={sold(family)} hrefFor={solidHrefFor(lang)} />
          </Section>
        ))}
      </div>
    </SiteFrame>
  )
}
