import { audienceOf } from '@selvage/core/collection'
import { DESIGN_LANGUAGE } from '@selvage/core/design'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { paletteOf } from '@selvage/react/collection'
import { EmptyState } from '@selvage/react/empty-state'
import { SelvageStrip } from '@selvage/react/strip'
import { lead, quiet, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { ownCollectionsPath } from '../collections/collection-paths.ts'
import { readCollection } from '../collections/read-collection.server.ts'
import { designerPath } from '../designer/designer-path.ts'
import { CollectionHeart } from '../favorites/favorite-heart.tsx'
import { HeartGrid } from '../favorites/heart-grid.tsx'
import { favoritesOf, isOwnCollectionFavorite } from '../favorites/own-favorites.server.ts'
import { needed } from '../page/page-error.ts'
import { OembedLinks } from '../page/oembed-links.tsx'
import { PageHead } from '../page/page-head.tsx'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { pageEnd } from '../site/page-top.css.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import type { Route } from './+types/collection'
import { designTemplate } from '../page/design-template.ts'
import * as css from './collection.css.ts'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

/** The pictures on the first screen, which load at once. */
const EAGER = 2

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const id = readId(params.collectionId)
  const { collection, isOwn } = await needed(readCollection(shop, id))
  const [favorites, isFavorite] = await Promise.all([
    favoritesOf(shop, collection.designs),
    isOwnCollectionFavorite(shop, id),
  ])
  return { collection, isOwn, favorites, isFavorite }
}

export default function CollectionPage({
  loaderData: { collection, isOwn, favorites, isFavorite },
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { id, name, description, curator, designs, designCount } = collection
  const isPublic = audienceOf(collection) === 'everybody'
  return (
    <SiteFrame>
      <PageHead
        title={name}
        description={t('page.collectionDescription', {
          name,
          curator: curator.name,
          count: designCount,
        })}
        // Search engines do not find what not everybody may see.
        {...(isPublic && { page: { route: 'collection', params: { collectionId: id } } })}
      />
      {isPublic && <OembedLinks title={name} />}
      <div className={wrap}>
        <header className={css.top}>
          <div>
            <PageCrumbs
              crumbs={[
                { label: t('navigation.collections'), href: localizePath('collections', lang) },
                { label: name, lang: DESIGN_LANGUAGE },
              ]}
            />
            <h1 lang={DESIGN_LANGUAGE}>{name}</h1>
            {description && (
              <p className={lead} lang={DESIGN_LANGUAGE}>
                {description}
              </p>
            )}
            <p className={quiet}>
              {t('collection.curator')}{' '}
              <strong className={css.curator}>
                {curator.id === null ? (
                  curator.name
                ) : (
                  <a href={designerPath(lang, curator.screenName)}>{curator.name}</a>
                )}
              </strong>{' '}
              · {t('collection.count', { count: designCount })}
            </p>
            {isPublic && <CollectionHeart collection={collection} isFavorite={isFavorite} />}
            {isOwn && (
              <p>
                <a href={ownCollectionsPath(lang, { collection: id })}>
                  {t('own-collections.editThis')}
                </a>
              </p>
            )}
          </div>
          {isPublic && designs.length > 0 && (
            <aside className={css.fill} aria-label={t('fill-a-yard.title')}>
              <SelvageStrip palette={paletteOf(designs)}>{t('fill-a-yard.title')}</SelvageStrip>
              <div className={css.fillText}>
                <p>{t('collection.fillText')}</p>
                <ButtonLink
                  wide
                  href={localizePath('fill-a-yard-options', lang, {}, { collection_id: id })}
                >
                  {t('collection.fill')}
                </ButtonLink>
                <a href={localizePath('fill-a-yard', lang)}>{t('collection.fillAbout')}</a>
              </div>
            </aside>
          )}
        </header>
        <section className={pageEnd} aria-label={t('collection.designs')}>
          {designs.length === 0 ? (
            <EmptyState
              level={2}
              title={t('collection.empty')}
              actions={
                <ButtonLink href={localizePath('collections', lang)}>
                  {t('collection.all')}
                </ButtonLink>
              }
            >
              {t('collection.emptyText')}
            </EmptyState>
          ) : (
            <HeartGrid
              designs={designs}
              hrefFor={designTemplate('fabric', lang)}
              eager={EAGER}
              next={localizePath('collection', lang, { collectionId: id })}
              favorites={favorites}
            />
          )}
          <TaxNote prices={designs} />
        </section>
      </div>
    </SiteFrame>
  )
}
