import { data, redirect } from 'react-router'
import { eventTerms } from '@selvage/core/analytics'
import {
  cleanSearch,
  isApplicable,
  isOwnScope,
  readSearch,
  readSpelunk,
  SEARCH_FORM_MARK,
  searchDesigns,
  searchString,
  stripTracking,
  tagOf,
} from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import { localizePath } from '@selvage/i18n/routes'
import { Pager } from '@selvage/react/pager'
import { ResultsBar, ShopFilters } from '@selvage/react/search'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { isMember, logInFirst } from '../account/session-user.server.ts'
import { usePageEvent } from '../analytics/event-script.tsx'
import { HeartGrid } from '../favorites/heart-grid.tsx'
import { designTemplate } from '../page/design-template.ts'
import { favoritesOf } from '../favorites/own-favorites.server.ts'
import { offeredFor } from '../page/offered-designs.server.ts'
import { needed } from '../page/page-error.ts'
import { Island } from '../island-runtime/island.tsx'
import { Still } from '../island-runtime/still.tsx'
import FiltersIsland from '../islands/filters.tsx'
import { useFrame } from '../page/frame.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { unsent } from '../page/unsent.ts'
import { totalsWithoutEach } from '../shop/fewer-filters.server.ts'
import { namesWallpaper } from '../shop/names-wallpaper.ts'
import { Corrected, NoResults } from '../shop/no-results.tsx'
import { ProductLinks } from '../shop/product-links.tsx'
import { isMaterialOut } from '../shop/material-out.server.ts'
import { ShopHead } from '../shop/shop-head.tsx'
import { ShopNotices } from '../shop/shop-notices.tsx'
import { materialName, materialsOf, pageTitle } from '../shop/shop-texts.ts'
import { spelunkPath } from '../spelunks/spelunk-path.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import { tagName } from '../site/tag-name.ts'
import type { Route } from './+types/shop'
import * as css from './shop.css.ts'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

/** The pictures on the first screen, which load at once. */
const EAGER = 2

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { page, gateway, search: raw } = context.get(shopContext)
  const tagParam = 'tag' in params ? params.tag : undefined
  const action = localizePath('shop', page.language)
  const given = new URLSearchParams(raw)
  const spelunk = readSpelunk(given)
  if (spelunk) throw redirect(spelunkPath(page.language, spelunk))
  if (tagParam !== undefined && tagOf(tagParam) !== tagParam)
    throw redirect(
      localizePath('shop-tag', page.language, { tag: tagOf(tagParam) }) +
        (raw && `?${raw.replace(/^\?/, '')}`),
      301,
    )
  if (given.has(SEARCH_FORM_MARK)) {
    const { query: sent } = readSearch(given)
    // A text alone names no product but in its own words.
    const asks = given.size === 2 && namesWallpaper(sent.q, page.language)
    const search = searchString(asks ? { ...sent, on: 'wallpaper' } : sent)
    throw redirect(search === '' ? action : `${action}?${search}`)
  }
  const isRead = isApplicable(raw)
  if (!isRead) console.warn('search string not applied', page.language)
  const known = isRead ? cleanSearch(raw) : undefined
  if (known !== undefined)
    throw redirect(
      (tagParam === undefined
        ? action
        : localizePath('shop-tag', page.language, { tag: tagParam })) + (known && `?${known}`),
    )
  const { query: read, fieldErrors } = readSearch(isRead ? given : new URLSearchParams())
  const isShown = read.on === undefined || read.on === 'wallpaper'
  const { on, ...rest } = read
  const tag = tagParam ?? read.tag
  const query: SearchQuery = {
    ...rest,
    ...(on && isShown && { on }),
    ...(tag !== undefined && { tag }),
  }
  const shop = context.get(shopContext)
  if (isOwnScope(query.scope) && !(await isMember(shop))) return logInFirst(shop, request)
  const [results, isOut] = await Promise.all([
    needed(
      gateway.send(searchDesigns, {
        query: { ...query, currency: page.currency, country: page.country },
      }),
    ),
    isMaterialOut(shop, query),
  ])
  const shown = {
    action,
    query,
    problems: [
      ...(isRead ? [] : (['notApplied'] as const)),
      ...(isShown ? [] : (['invalid on value'] as const)),
      ...fieldErrors.map(({ message }) => message),
    ],
    found: unsent(results),
    favorites: await favoritesOf(shop, results.results),
    tagPage: tagParam !== undefined,
    isOut,
    popular: results.results.length === 0 ? await offeredFor(shop) : [],
    totals: results.total === 0 ? await totalsWithoutEach(shop, query) : [],
  }
  // A tag that no design has is no page, whatever else is searched for.
  const isNoTag = tagParam !== undefined && results.total === 0 && searchString(rest) === ''
  return data(shown, { status: isNoTag ? 404 : 200 })
}

export default function Shop({
  loaderData: { action, query, problems, found, favorites, tagPage, isOut, popular, totals },
}: Route.ComponentProps) {
  const results = found.value
  usePageEvent(
    // The next part of the list is the same search.
    query.q === undefined || (query.offset ?? 0) > 0
      ? undefined
      : {
          name: 'search_made',
          terms: eventTerms(query.q),
          on: query.on ?? 'fabric',
          sort: query.sort,
          results: results.total,
        },
  )
  const { lang, t } = useMessages()
  const wallpaper = query.on === 'wallpaper'
  const cloth = query.fabric === undefined ? '' : `?fabric=${query.fabric.toLowerCase()}`
  const designHref = `${designTemplate(wallpaper ? 'wallpaper' : 'fabric', lang)}${cloth}` as const
  const { path, search } = useFrame()
  const asked = stripTracking(search)
  const here = asked === '' ? path : `${path}?${asked}`
  const title = pageTitle(t, query)
  const names = {
    designerNames: Object.fromEntries(
      results.facets.designer.map(({ value, name }) => [value, name]),
    ),
    tagName: query.tag && tagName(query.tag, t),
  }
  const hrefFor = (offset: number) => {
    const found = searchString({ ...query, offset })
    return found === '' ? action : `${action}?${found}`
  }
  return (
    <SiteFrame search={query.q}>
      <PageHead
        title={title}
        description={t(wallpaper ? 'page.shopWallpaperDescription' : 'page.shopDescription')}
        // No search engine sees a visitor's own.
        {...(results.total > 0 &&
          !isOwnScope(query.scope) && {
            page:
              tagPage && query.tag !== undefined
                ? {
                    route: 'shop-tag' as const,
                    params: { tag: query.tag },
                    search: searchString({ offset: query.offset }),
                  }
                : { route: 'shop' as const, search: searchString(query) },
          })}
      />
      <div className={wrap}>
        <ShopHead title={title} wallpaper={wallpaper} results={results} />
        <ShopNotices problems={problems} isOut={isOut} wallpaper={wallpaper} />
        <div className={css.columns}>
          <div>
            <div className={css.opener}>
              <Island
                name="filters"
                of={FiltersIsland}
                props={{ panelId: 'shop-filters', children: t('search.filters') }}
                when="intent"
              />
            </div>
            <div id="shop-filters" popover="auto" className={css.filters}>
              <div data-live="filters">
                <Still
                  name="filters"
                  of={ShopFilters}
                  props={{
                    action,
                    query,
                    facets: results.facets,
                    materials: materialsOf(t, query.on),
                    submitLabel: t('search.show', { count: results.total }),
                  }}
                />
              </div>
            </div>
          </div>
          <div>
            <div data-live="bar">
              <ResultsBar
                action={action}
                query={query}
                materialName={materialName(t, query)}
                {...names}
              />
            </div>
            <div data-live="results" className={css.results}>
              <Corrected query={query} searchedFor={results.searchedFor} />
              <ProductLinks query={query} design={results.results[0] ?? popular[0]} />
              {results.results.length === 0 ? (
                <NoResults
                  query={query}
                  action={action}
                  total={results.total}
                  designs={popular}
                  hrefFor={designHref}
                  totals={totals}
                  {...names}
                />
              ) : (
                <HeartGrid
                  designs={results.results}
                  hrefFor={designHref}
                  eager={EAGER}
                  next={here}
                  favorites={favorites}
                />
              )}
              <TaxNote prices={results.results} />
              {results.total > 0 && (
                <Pager
                  total={results.total}
                  offset={query.offset}
                  pageSize={results.pageSize}
                  hrefFor={hrefFor}
                />
              )}
            </div>
          </div>
        </div>
      </div>
    </SiteFrame>
  )
}
