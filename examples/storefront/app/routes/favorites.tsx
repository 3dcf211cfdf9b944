import { COLLECTION_PAGE_SIZE } from '@selvage/core/collection'
import { FAVORITES_PAGE_SIZE } from '@selvage/core/favorites'
import type { CollectionFavoritesPage } from '@selvage/core/favorites'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { CollectionGrid } from '@selvage/react/collection'
import { DesignGrid } from '@selvage/react/design'
import { EmptyState } from '@selvage/react/empty-state'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { Pager } from '@selvage/react/pager'
import { lead, wrap } from '@selvage/react/theme'
import { redirect } from 'react-router'
import { accountPath } from '../account/account-paths.ts'
import { FavoriteHeart } from '../favorites/favorite-heart.tsx'
import { favoritesPath, OWN_NAME } from '../favorites/favorites-path.ts'
import {
  changeFavorite,
  offsetOf,
  ownCollectionFavorites,
  ownFavorites,
} from '../favorites/own-favorites.server.ts'
import { notFound } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { userOf } from '../account/session-user.server.ts'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import type { Route } from './+types/favorites'

export { ownPageHeaders as headers } from '../page/page-headers.ts'

/** The pictures on the first screen, which load at once. */
const EAGER = 2

/** Favorites are their owner's alone: any other name is a page that is not there. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const user = await userOf(shop)
  const isOwn = params.userName === OWN_NAME || params.userName === user?.screenName
  if (!isOwn) return notFound()
  const offset = offsetOf(request, 'designs')
  const collectionsOffset = offsetOf(request, 'collections')
  const [list, favorites] = await Promise.all([
    ownFavorites(shop, offset),
    ownCollectionFavorites(shop, collectionsOffset),
  ])
  // A page that lost its last favorite is no longer there.
  const isGone =
    (list.designs.length === 0 && offset > 0) ||
    (favorites.collections.length === 0 && collectionsOffset > 0)
  if (isGone) throw redirect(favoritesPath(shop.page.language))
  return { list, favorites, isMember: user?.type === 'member' }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeFavorite(context.get(shopContext), request)
}

export default function Favorites({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { designs, total, offset } = loaderData.list
  const { favorites, isMember } = loaderData
  const isAny = total > 0 || favorites.total > 0
  // Further pages of one list leave the other one out.
  const showsDesigns = favorites.offset === 0
  const showsCollections = offset === 0 && favorites.collections.length > 0
  const shop = localizePath('shop', lang)
  return (
    <SiteFrame>
      <PageHead title={t('favorites.title')} />
      <div className={wrap}>
        <header className={pageTop}>
          <h1>{t('favorites.title')}</h1>
          {total > 0 && <p className={lead}>{t('favorites.count', { count: total })}</p>}
          {!isMember && isAny && (
            <p>
              {t('favorites.guest')}{' '}
              <a href={accountPath('login', lang, favoritesPath(lang))}>{t('account.logIn')}</a>
            </p>
          )}
          {actionData?.error && <ErrorNotice error={actionData.error} />}
        </header>
        <div className={pageEnd}>
          {!isAny && (
            <EmptyState
              level={2}
              title={t('favorites.empty')}
              actions={<ButtonLink href={shop}>{t('favorites.emptyAction')}</ButtonLink>}
            >
              {t('favorites.emptyHint')}
            </EmptyState>
          )}
          {showsDesigns && designs.length > 0 && (
            <DesignGrid
              designs={designs}
              hrefFor={({ id }) => localizePath('fabric', lang, { designId: id })}
              eager={EAGER}
              favoriteFor={(design) => <FavoriteHeart design={design} isFavorite />}
            />
          )}
          {showsDesigns && <TaxNote prices={designs} />}
          {showsDesigns && total > FAVORITES_PAGE_SIZE && (
            <Pager
              total={total}
              offset={offset}
              pageSize={FAVORITES_PAGE_SIZE}
              hrefFor={(at) => favoritesPath(lang, at)}
            />
          )}
          {showsCollections && <FavoriteCollections favorites={favorites} />}
        </div>
      </div>
    </SiteFrame>
  )
}

interface FavoriteCollectionsProps {
  readonly favorites: CollectionFavoritesPage
}

/** A page of the favorite collections. */
function FavoriteCollections({
  favorites: { collections, total, offset },
}: FavoriteCollectionsProps) {
  const { lang, t } = useMessages()
  return (
    <section aria-labelledby="collections">
      <h2 id="collections">{t('navigation.collections')}</h2>
      <CollectionGrid
        collections={collections}
        hrefFor={({ id }) => localizePath('collection', lang, { collectionId: id })}
        level={3}
      />
      {total > COLLECTION_PAGE_SIZE && (
        <Pager
          total={total}
          offset={offset}
          pageSize={COLLECTION_PAGE_SIZE}
          hrefFor={(at) => favoritesPath(lang, at, 'collections')}
          label={t('navigation.collections')}
        />
      )}
    </section>
  )
}
