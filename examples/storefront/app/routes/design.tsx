import {
  CARD_WINDOW_IN,
  DESIGN_LANGUAGE,
  designImageUrl,
  designSrcSet,
  getDesign,
} from '@selvage/core/design'
import type { Colour } from '@selvage/core/search'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { Cloth } from '@selvage/react/cloth'
import { useCardPrice } from '@selvage/react/design'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { Dots } from '@selvage/react/strip'
import { lead, quiet, wrap } from '@selvage/react/theme'
import { usePageEvent } from '../analytics/event-script.tsx'
import { designerPath } from '../designer/designer-path.ts'
import { DesignTags } from '../design/design-tags.tsx'
import { ShareDesign } from '../design/share-design.tsx'
import { embedBuildContext } from '../embed-builder/embed-build.ts'
import { AddToCollectionLink } from '../collections/add-to-collection-link.tsx'
import { FavoriteHeart } from '../favorites/favorite-heart.tsx'
import { isOwnFavorite } from '../favorites/own-favorites.server.ts'
import { Island } from '../island-runtime/island.tsx'
import RecentlyViewedIsland from '../islands/recently-viewed.tsx'
import { useFrame } from '../page/frame.ts'
import { needed } from '../page/page-error.ts'
import { OembedLinks } from '../page/oembed-links.tsx'
import { PageHead } from '../page/page-head.tsx'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { RelatedDesigns } from '../site/related-designs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import { townName } from '../site/town-name.ts'
import { MatchingSolids } from '../solid/matching-solids.tsx'
import type { Route } from './+types/design'
import { designTemplate } from '../page/design-template.ts'
import * as css from './design.css.ts'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { currency, country } = shop.page
  const id = readId(params.designId)
  const [design, isFavorite] = await needed(
    Promise.all([
      shop.gateway.send(getDesign, { params: { id }, query: { currency, country } }),
      isOwnFavorite(shop, id),
    ]),
  )
  return { design, isFavorite, embed: context.get(embedBuildContext) ?? null }
}

/** The page of a design itself, whatever it is printed on. */
export default function DesignPage({
  loaderData: { design, isFavorite, embed },
}: Route.ComponentProps) {
  const { lang, locale, t, size } = useMessages()
  const cardPrice = useCardPrice()
  usePageEvent({ name: 'design_viewed', designId: design.id })
  const { gatewayUrl } = useFrame().page
  const { id, title, designer, aboutDesigner, palette, repeat } = design
  const shop = localizePath('shop', lang)
  const designerHref = designerPath(lang, designer.screenName)
  const fabricHref = designTemplate('fabric', lang)
  const hrefOf = (other: { readonly id: number }) =>
    localizePath('fabric', lang, { designId: other.id })
  const picture = { id, view: 'card', width: 650, format: 'webp' } as const
  return (
    <SiteFrame>
      <PageHead
        title={title}
        description={t('design-page.pageDescription', { title, designer: designer.name })}
        page={{ route: 'design', params: { designId: id } }}
      />
      <OembedLinks title={title} />
      <div className={wrap} data-viewed={id}>
        <div className={css.top}>
          <div className={css.picture}>
            <Cloth
              sources={{
                avif: designSrcSet(gatewayUrl, id, 'card', 'avif'),
                webp: designSrcSet(gatewayUrl, id, 'card', 'webp'),
                src: designImageUrl(gatewayUrl, picture),
              }}
              alt={t('design.picture', { title, designer: designer.name })}
              width={650}
              height={689}
              windowWidthIn={CARD_WINDOW_IN.width}
              sizes="(min-width: 769px) 46vw, 92vw"
              eager
              ground={palette[0]}
            />
          </div>
          <div>
            <PageCrumbs
              crumbs={[
                { label: t('navigation.fabric'), href: shop },
                { label: title, lang: DESIGN_LANGUAGE },
              ]}
            />
            <h1 lang={DESIGN_LANGUAGE}>{title}</h1>
            <p className={lead}>
              <a href={designerHref}>{t('design.by', { designer: designer.name })}</a>
            </p>
            <div className={css.keep}>
              <FavoriteHeart design={design} isFavorite={isFavorite} count={design.favoriteCount} />
              <AddToCollectionLink design={design} />
            </div>
            {design.forSale ? (
              <div className={css.buy}>
                <ButtonLink kind="buy" href={hrefOf(design)} wide>
                  {t('design-page.onFabric')} · {cardPrice(design)}
                </ButtonLink>
                <TaxNote prices={[design]} />
                <h2>{t('design-page.alsoOn')}</h2>
                <ButtonLink wide href={localizePath('wallpaper', lang, { designId: id })}>
                  {t('design-page.onWallpaper')}
                </ButtonLink>
                <a href={localizePath('products', lang, { designId: id })}>
                  {t('home-good-page.overview')}
                </a>
              </div>
            ) : (
              <Flash severity="info">{t('fabric.notForSale')}</Flash>
            )}
            <p>
              {t('fabric.repeatLine', {
                size: size(repeat.widthIn, repeat.heightIn, 'repeat'),
                type: t(`fabric.repeat_${repeat.type}`),
              })}
            </p>
            <h2>{t('design-page.madeOf')}</h2>
            <p>
              <Dots palette={palette} size={20} />
            </p>
            <ul className={css.colors}>
              {(design.colours as Colour[]).map((colour) => (
                <li key={colour}>
                  <a href={localizePath('shop', lang, {}, { color: colour, share: 'touch' })}>
                    {t(`search.colour_${colour}`)}
                  </a>
                </li>
              ))}
            </ul>
            <h2>{t('design-page.tags')}</h2>
            <DesignTags tags={design.tags} />
            <ShareDesign design={design} embed={embed} />
          </div>
        </div>
        <MatchingSolids palette={palette} />
        <section className={css.designer} aria-labelledby="designer">
          <p className={quiet}>{t('design.theDesigner')}</p>
          <h2 id="designer">
            <a href={designerHref}>{designer.name}</a>
          </h2>
          <p lang={DESIGN_LANGUAGE}>{aboutDesigner.bio}</p>
          <p className={quiet}>
            {t('design.town', { town: townName(aboutDesigner.town, locale) })} ·{' '}
            {t('design.designs', { count: aboutDesigner.designCount })}
          </p>
        </section>
        <RelatedDesigns
          title={t('design.moreLikeThis')}
          designs={design.moreLikeThis}
          hrefFor={hrefOf}
        />
        <RelatedDesigns
          title={t('design.moreByDesigner', { designer: designer.name })}
          designs={design.moreByDesigner}
          hrefFor={hrefOf}
        />
        <Island
          name="recently-viewed"
          of={RecentlyViewedIsland}
          props={{ without: id, hrefFor: fabricHref }}
          when="visible"
        />
      </div>
    </SiteFrame>
  )
}
