import { HOME_GOOD_CATEGORIES, HOME_GOODS } from '@selvage/core/home-good'
import { readSearch, searchDesigns, searchString } from '@selvage/core/search'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { DesignGrid } from '@selvage/react/design'
import { useMessages } from '@selvage/react/messages'
import { Pager } from '@selvage/react/pager'
import { ResultCount } from '@selvage/react/search'
import { lead, quiet, wrap } from '@selvage/react/theme'
import { homeGoodQuery, homeGoodRoute, readHomeGood } from '../home-good/home-good-route.ts'
import { listedHomeGoods } from '../home-good/listed-home-goods.server.ts'
import { HomeGoodTiles } from '../home-good/product-tiles.tsx'
import { needed, notFound } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { tagLabel } from '../site/tag-name.ts'
import { TaxNote } from '../site/tax-note.tsx'
import type { Route } from './+types/department'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const address = new URL(request.url)
  const route = matchPath(address.pathname)?.route
  const category = HOME_GOOD_CATEGORIES.find((one) => route === `department-${one}`) ?? notFound()
  const { offset, tag } = readSearch(address.searchParams).query
  const { currency, country } = shop.page
  const [{ homeGoods }, results] = await needed(
    Promise.all([
      listedHomeGoods(shop),
      shop.gateway.send(searchDesigns, {
        query: { on: category, offset, ...(tag !== undefined && { tag }), currency, country },
      }),
    ]),
  )
  if (tag !== undefined && results.total === 0) notFound()
  return {
    category,
    tag,
    product: readHomeGood(address.searchParams, category),
    offset,
    results,
    homeGoods: homeGoods.filter(({ code }) => HOME_GOODS[code].category === category),
  }
}

/**
 * A department: its home goods, shown with the first design, and the designs for them; or the
 * designs for one of its home goods, each with the way to its page.
 */
export default function Department({
  loaderData: { category, tag, product, offset, results, homeGoods },
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const route = `department-${category}` as const
  const department = t(`home-good.department_${category}`)
  const whole = product ? t(`home-good.${product}`) : department
  const title =
    tag === undefined ? whole : t('common.labelled', { label: whole, text: tagLabel(tag, t) })
  const text = t(product ? `home-good-page.about_${product}` : `home-good-page.lead_${category}`)
  const queryAt = (at: number) =>
    [
      ...(product ? [homeGoodQuery(product)] : []),
      searchString({ ...(tag !== undefined && { tag }), offset: at }),
    ]
      .filter((part) => part !== '')
      .join('&')
  const [design] = results.results
  const hrefFor = (at: number) => {
    const search = queryAt(at)
    return localizePath(route, lang) + (search && `?${search}`)
  }
  return (
    <SiteFrame>
      <PageHead title={title} description={text} page={{ route, search: queryAt(offset) }} />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.home'), href: localizePath('home', lang) },
              ...(title !== department
                ? [{ label: department, href: localizePath(route, lang) }]
                : []),
              { label: title },
            ]}
          />
          <h1>{title}</h1>
          <p className={lead}>{text}</p>
        </header>
        {design && title === department && offset === 0 && (
          <HomeGoodTiles design={design} homeGoods={homeGoods} level={2} />
        )}
        <Section title={t('home-good-page.designs')}>
          <p className={quiet}>
            <ResultCount page={results} />
          </p>
          <TaxNote prices={results.results} />
          <DesignGrid
            designs={results.results}
            level={3}
            hrefFor={({ id }) =>
              localizePath(product ? homeGoodRoute(product) : 'products', lang, { designId: id })
            }
          />
          {results.total > 0 && (
            <Pager
              total={results.total}
              offset={results.offset}
              pageSize={results.pageSize}
              hrefFor={hrefFor}
            />
          )}
        </Section>
      </div>
    </SiteFrame>
  )
}
