import { STOCK_PAGES } from '@selvage/core/stock'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { lead, wrap } from '@selvage/react/theme'
import { PageHead } from '../page/page-head.tsx'
import { pathIn } from '../page/path-in.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import type { GiftIdeasData } from './stock-page.server.ts'
import { StockTiles, Tiles } from './stock-tiles.tsx'

const GROUPS = ['kits', 'books', 'things', 'samples', 'packs'] as const

/** All ready-made items and kits by what they are, and the gift certificate. */
export function GiftIdeasPage({ tiles, certificate }: GiftIdeasData) {
  const { lang, t } = useMessages()
  const title = t('stock-page.giftIdeas')
  return (
    <SiteFrame>
      <PageHead
        title={title}
        description={t('stock-page.description', { title, line: t('stock-page.giftLead') })}
        paths={documentRoutes.alternatePaths('gift-ideas')}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.fabric'), href: localizePath('shop', lang) },
              { label: title },
            ]}
          />
          <h1>{title}</h1>
          <p className={lead}>{t('stock-page.giftLead')}</p>
          <TaxNote prices={tiles.flatMap(({ offers }) => offers)} />
        </header>
        {GROUPS.map((group) => (
          <Section key={group} title={t(`stock-page.group_${group}`)}>
            <StockTiles tiles={tiles.filter(({ name }) => STOCK_PAGES[name].group === group)} />
          </Section>
        ))}
        {certificate.length === 0 ? null : (
          <Section title={t('stock-page.group_credit')}>
            <Tiles
              tiles={[
                {
                  href: pathIn('gift-certificates', lang),
                  title: t('stock.GIFT_CERTIFICATE'),
                  line: t('stock-page.certificateLine'),
                  offers: certificate,
                },
              ]}
            />
          </Section>
        )}
      </div>
    </SiteFrame>
  )
}
