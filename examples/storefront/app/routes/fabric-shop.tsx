import { FABRICS, listFabrics } from '@selvage/core/fabric'
import type { FabricGroup } from '@selvage/core/fabric'
import { documentRoutes } from '@selvage/i18n/document-routes'
import type { DocumentRouteName } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { lead, wrap } from '@selvage/react/theme'
import { needed, notFound } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { ClothList } from '../site/cloth-list.tsx'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import type { Route } from './+types/fabric-shop'
import { groups as groupList } from '../fabric/cloth.css.ts'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

const GROUPS = [...new Set(Object.values(FABRICS).map(({ group }) => group))]

/** Returns the group of a page of the fabric shop; null for the page of all. */
function groupOf(route: DocumentRouteName | undefined): FabricGroup | null | undefined {
  if (route === 'fabric-shop') return null
  return GROUPS.find((group) => `fabric-shop-${group}` === route)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, gateway } = context.get(shopContext)
  const group = groupOf(documentRoutes.matchPath(new URL(request.url).pathname)?.route)
  if (group === undefined) notFound()
  const { currency, country } = page
  return {
    group,
    offers: await needed(gateway.send(listFabrics, { query: { currency, country } })),
  }
}

/** All fabrics by their groups, or one group of them. */
export default function FabricShop({ loaderData: { group, offers } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const all = documentRoutes.localizePath('fabric-shop', lang)
  const title = group === null ? t('cloth-page.shopTitle') : t(`fabric.group_${group}`)
  const shown = group === null ? GROUPS : [group]
  const count = offers.filter(({ code }) => shown.includes(FABRICS[code].group)).length
  return (
    <SiteFrame>
      <PageHead
        title={title}
        description={t('cloth-page.shopDescription', { name: title, count })}
        paths={documentRoutes.alternatePaths(
          group === null ? 'fabric-shop' : `fabric-shop-${group}`,
        )}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.fabric'), href: localizePath('shop', lang) },
              ...(group === null ? [] : [{ label: t('cloth-page.shopTitle'), href: all }]),
              { label: title },
            ]}
          />
          <h1>{title}</h1>
          <p className={lead}>{t('cloth-page.shopLead', { count })}</p>
          <TaxNote prices={offers.map(({ pricing }) => pricing)} />
        </header>
        <nav aria-label={t('cloth-page.groups')}>
          <ul className={groupList}>
            <li>
              <a href={all} aria-current={group === null ? 'page' : undefined}>
                {t('cloth-page.all')}
              </a>
            </li>
            {GROUPS.map((each) => (
              <li key={each}>
                <a
                  href={documentRoutes.localizePath(`fabric-shop-${each}`, lang)}
                  aria-current={each === group ? 'page' : undefined}
                >
                  {t(`fabric.group_${each}`)}
                </a>
              </li>
            ))}
            <li>
              <a href={documentRoutes.localizePath('solids', lang)}>{t('solid.shopTitle')}</a>
            </li>
            <li>
              <a href={localizePath('unprinted', lang)}>{t('solid.unprintedTitle')}</a>
            </li>
          </ul>
        </nav>
        {shown.map((each) => (
          <Section key={each} title={t(`fabric.group_${each}`)}>
            <ClothList offers={offers.filter(({ code }) => FABRICS[code].group === each)} />
          </Section>
        ))}
      </div>
    </SiteFrame>
  )
}
