import { COLLECTION_PAGE_SIZE, listCollections } from '@selvage/core/collection'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { CollectionGrid } from '@selvage/react/collection'
import { EmptyState } from '@selvage/react/empty-state'
import { Pager } from '@selvage/react/pager'
import { lead, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { ownCollectionsPath } from '../collections/collection-paths.ts'
import { needed } from '../page/page-error.ts'
import { offsetIn } from '../page/offset-in.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/collections'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

/** The cards on the first screen, whose pictures load at once. */
const EAGER = 2

export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway } = context.get(shopContext)
  const pageOffset = offsetIn(new URL(request.url).searchParams, 'page_offset')
  return {
    list: await needed(
      gateway.send(listCollections, { query: pageOffset > 0 ? { pageOffset } : {} }),
    ),
  }
}

export default function Collections({
  loaderData: {
    list: { collections, total, pageOffset },
  },
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const pageHref = (offset: number) =>
    localizePath(
      'collections',
      lang,
      {},
      { page_offset: offset > 0 ? offset / COLLECTION_PAGE_SIZE : undefined },
    )
  return (
    <SiteFrame>
      <PageHead
        title={t('page.collectionsTitle')}
        description={t('page.collectionsDescription')}
        {...(collections.length > 0 && {
          page: { route: 'collections', search: pageOffset > 0 ? `page_offset=${pageOffset}` : '' },
        })}
      />
      <div className={wrap}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.home'), href: localizePath('home', lang) },
              { label: t('navigation.collections') },
            ]}
          />
          <h1>{t('collection.listTitle')}</h1>
          <p className={lead}>{t('collection.lead')}</p>
          <p>
            <a href={ownCollectionsPath(lang)}>{t('own-collections.title')}</a>
          </p>
        </header>
        <div className={pageEnd}>
          {collections.length === 0 ? (
            <EmptyState
              level={2}
              title={t(total > 0 ? 'collection.ranOut' : 'collection.none')}
              actions={
                total > 0 ? (
                  <ButtonLink href={pageHref(0)}>{t('collection.all')}</ButtonLink>
                ) : (
                  <ButtonLink href={localizePath('shop', lang)}>
                    {t('collection.toDesigns')}
                  </ButtonLink>
                )
              }
            >
              {t(total > 0 ? 'collection.ranOutText' : 'collection.noneText')}
            </EmptyState>
          ) : (
            <CollectionGrid
              collections={collections}
              hrefFor={({ id }) => localizePath('collection', lang, { collectionId: id })}
              eager={EAGER}
            />
          )}
          {total > COLLECTION_PAGE_SIZE && (
            <Pager
              total={total}
              offset={pageOffset * COLLECTION_PAGE_SIZE}
              pageSize={COLLECTION_PAGE_SIZE}
              hrefFor={pageHref}
            />
          )}
        </div>
      </div>
    </SiteFrame>
  )
}
