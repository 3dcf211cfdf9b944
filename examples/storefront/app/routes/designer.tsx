import { DESIGN_LANGUAGE } from '@selvage/core/design'
import { getDesigner } from '@selvage/core/designer'
import { searchDesigns } from '@selvage/core/search'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { CollectionGrid } from '@selvage/react/collection'
import { EmptyState } from '@selvage/react/empty-state'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { quiet, wrap } from '@selvage/react/theme'
import { accountPath } from '../account/account-paths.ts'
import { BestSeller } from '../designer/best-seller.tsx'
import { changeConnection, isOwnConnection } from '../designer/connections.server.ts'
import * as css from '../designer/designer.css.ts'
import { isOwnDesigner } from '../own-designs/own-designer.server.ts'
import { newDesignPath } from '../own-designs/own-designs-path.ts'
import { designerPath } from '../designer/designer-path.ts'
import { Initials } from '../designer/initials.tsx'
import { HeartGrid } from '../favorites/heart-grid.tsx'
import { designTemplate } from '../page/design-template.ts'
import { favoritesOf } from '../favorites/own-favorites.server.ts'
import { Island } from '../island-runtime/island.tsx'
import FollowIsland from '../islands/follow.tsx'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import { townName } from '../site/town-name.ts'
import { spelunkPath } from '../spelunks/spelunk-path.ts'
import type { Route } from './+types/designer'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

/** The designs that the page shows; the shop shows all of them. */
const SHOWN = 8
/** The kinds of product that the shop's search shows designs on. */
const KINDS = [undefined, 'wallpaper'] as const

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { gateway, page } = shop
  const { userName: screenName } = params
  const asked = new URL(request.url).searchParams.get('on')
  const on = KINDS.find((kind) => kind === asked)
  const designer = await needed(gateway.send(getDesigner, { params: { screenName }, query: {} }))
  const { results, total } = await needed(
    gateway.send(searchDesigns, {
      query: {
        designers: [screenName],
        ...(on && { on }),
        currency: page.currency,
        country: page.country,
      },
    }),
  )
  const designs = results.slice(0, SHOWN)
  const [favorites, isFollowing, isOwn] = await Promise.all([
    favoritesOf(shop, designs),
    isOwnConnection(shop, designer.id),
    isOwnDesigner(shop, screenName),
  ])
  return { designer, on, designs, total, favorites, isFollowing, isOwn }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return changeConnection(context.get(shopContext), await request.formData(), params.userName)
}

/** A designer's own page: who they are, their collections and their designs. */
export default function DesignerPage({
  loaderData: { designer, on, designs, total, favorites, isFollowing, isOwn },
  actionData,
}: Route.ComponentProps) {
  const { lang, locale, t } = useMessages()
  const { name, screenName, bio, town, designCount, favoriteCount, collections } = designer
  const [best] = designs
  const product = on ?? 'fabric'
  const here = designerPath(lang, screenName, on && { on })
  return (
    <SiteFrame>
      <PageHead
        title={name}
        description={t('designer.pageDescription', { name })}
        paths={pathsOf(screenName)}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={css.head}>
          <Initials name={name} color={best?.palette[0]} />
          <div>
            <PageCrumbs
              crumbs={[
                {
                  label: t('search.spelunk_designers'),
                  href: spelunkPath(lang, { type: 'designers', s: '' }),
                },
                { label: name },
              ]}
            />
            <h1>{name}</h1>
            {town && <p className={quiet}>{t('design.town', { town: townName(town, locale) })}</p>}
          </div>
          <div className={css.about}>
            {bio && <p lang={DESIGN_LANGUAGE}>{bio}</p>}
            {actionData?.error && <ErrorNotice error={actionData.error} />}
            {isOwn ? (
              <p>
                <ButtonLink href={newDesignPath(lang)}>{t('studio.uploadTitle')}</ButtonLink>
              </p>
            ) : (
              <Island
                name="follow"
                of={FollowIsland}
                when="intent"
                props={{
                  designer: { name, screenName },
                  isFollowing,
                  followerCount: designer.followerCount,
                  logInHref: accountPath('login', lang, here),
                  action: here,
                  next: here,
                }}
              />
            )}
            <ul className={css.figures}>
              <li>{t('collection.count', { count: designCount })}</li>
              <li>{t('designer.favorites', { count: favoriteCount })}</li>
            </ul>
          </div>
          {best && <BestSeller design={best} />}
        </header>
        {collections.length > 0 && (
          <Section
            title={t('navigation.collections')}
            all={
              designer.collectionCount > collections.length
                ? {
                    href: spelunkPath(lang, { type: 'collections', s: name }),
                    label: t('collection.all'),
                  }
                : undefined
            }
          >
            <CollectionGrid
              kind="band"
              level={3}
              collections={collections}
              hrefFor={({ id }) => localizePath('collection', lang, { collectionId: id })}
            />
          </Section>
        )}
        {designs.length === 0 ? (
          <EmptyState
            level={2}
            title={t('designer.none')}
            actions={
              <ButtonLink href={localizePath('shop', lang)}>{t('collection.toDesigns')}</ButtonLink>
            }
          >
            {t('designer.noneText', { name })}
          </EmptyState>
        ) : (
          <Section title={t('collection.designs')}>
            <nav className={css.kinds} aria-label={t('designer.kinds')}>
              {KINDS.map((kind) => (
                <a
                  key={kind ?? 'fabric'}
                  href={designerPath(lang, screenName, kind && { on: kind })}
                  aria-current={kind === on ? 'page' : undefined}
                >
                  {t(`navigation.${kind ?? 'fabric'}`)}
                </a>
              ))}
            </nav>
            <HeartGrid
              level={3}
              designs={designs}
              hrefFor={designTemplate(product, lang)}
              next={here}
              favorites={favorites}
            />
            <TaxNote prices={designs} />
            {total > designs.length && (
              <p className={css.all}>
                <ButtonLink href={localizePath('shop', lang, {}, { on, designer: screenName })}>
                  {t('designer.showAll', { total })}
                </ButtonLink>
              </p>
            )}
          </Section>
        )}
      </div>
    </SiteFrame>
  )
}

const pathsOf = (screenName: string) => ({
  en: designerPath('en', screenName),
  de: designerPath('de', screenName),
  fr: designerPath('fr', screenName),
  es: designerPath('es', screenName),
})
