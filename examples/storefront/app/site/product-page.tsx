import type { ReactNode } from 'react'
import { toParentItem } from '@selvage/core/analytics'
import type { ParentProduct } from '@selvage/core/analytics'
import { DESIGN_LANGUAGE } from '@selvage/core/design'
import type { DesignCard, DesignDetail } from '@selvage/core/design'
import type { Money } from '@selvage/core/money'
import { designSku } from '@selvage/core/product'
import type { ReviewSummary as ReviewSummaryData } from '@selvage/core/reviews'
import { localizePath } from '@selvage/i18n/routes'
import type { RouteName, RouteParams } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { ProductLayout } from '@selvage/react/product'
import { quiet, wrap } from '@selvage/react/theme'
import { usePageEvent } from '../analytics/event-script.tsx'
import { BuyingTermsLines } from '../cart/buying-terms-lines.tsx'
import type { BuyingTerms } from '../cart/buying-terms.server.ts'
import { useFrame } from '../page/frame.ts'
import { AddToCollectionLink } from '../collections/add-to-collection-link.tsx'
import { designerPath } from '../designer/designer-path.ts'
import { FavoriteHeart } from '../favorites/favorite-heart.tsx'
import { ReviewsLink, ReviewsSection } from '../reviews/product-reviews.tsx'
import { OembedLinks } from '../page/oembed-links.tsx'
import { PageHead } from '../page/page-head.tsx'
import * as css from './product-page.css.ts'
import { FactsScript } from './facts-script.tsx'
import { PageCrumbs } from './page-crumbs.tsx'
import { RejectionNotice } from './rejection-notice.tsx'
import type { Rejection } from './rejection-notice.tsx'
import { RelatedDesigns } from './related-designs.tsx'
import { productFacts } from './structured-data.ts'
import type { ProductPicture } from './structured-data.ts'
import { SiteFrame } from './site-frame.tsx'
import { townName } from './town-name.ts'

/** The pages of one design, each on another material. */
type ProductRoute = {
  [Name in RouteName]: RouteParams<Name> extends { readonly designId: unknown } ? Name : never
}[RouteName]

interface ProductPageProps {
  /** The route of the page; other designs are shown on the same one. */
  readonly route: ProductRoute
  readonly design: DesignDetail
  readonly isFavorite: boolean
  /** The sum of its reviews; null while they cannot be read. */
  readonly reviews: ReviewSummaryData | null
  readonly description: string
  /** The kind of the product, for events. */
  readonly product: Pick<ParentProduct, 'type' | 'homeGood'>
  /** The prices of every piece that can be bought now, for search engines. */
  readonly prices: readonly Money[]
  /** Why a posted form was not taken. */
  readonly rejection: Rejection | undefined
  /** The part of the shop that the page belongs to. */
  readonly section: { readonly label: string; readonly href: string }
  /** The page of the same design on another material. */
  readonly also: { readonly label: string; readonly route: ProductRoute }
  /** The picture of the product, where it is another one than the design's. */
  readonly picture?: ProductPicture | undefined
  /** When it arrives, and how it can be paid. */
  readonly terms: BuyingTerms
  /** Stands above everything else. */
  readonly steps?: ReactNode
  /** Stands below the product's picture. */
  readonly about?: ReactNode
  /** Stands below the product, in its column. */
  readonly after?: ReactNode
  /** Stands below the product, as wide as the window. */
  readonly below?: ReactNode
  /** The product itself. */
  readonly children: ReactNode
}

/** The page of a design on one material. */
export function ProductPage({
  route,
  design,
  isFavorite,
  reviews,
  description,
  product,
  prices,
  rejection,
  section,
  also,
  picture,
  terms,
  steps,
  about,
  after,
  below,
  children,
}: ProductPageProps) {
  const { lang, locale, t } = useMessages()
  const { origin, page } = useFrame()
  const { aboutDesigner, designer, id, title } = design
  // Every design costs the same on one product.
  const [priceFrom] = prices.toSorted((one, other) => one.minor - other.minor)
  usePageEvent({
    name: 'product_viewed',
    items: [toParentItem({ parentSku: designSku(id), designId: id, ...product, prices })],
  })
  const hrefFor = (other: DesignCard) => localizePath(route, lang, { designId: other.id })
  return (
    <SiteFrame liveCart>
      <PageHead
        title={title}
        description={description}
        page={{ route, params: { designId: id } }}
      />
      <OembedLinks title={title} />
      <FactsScript
        facts={productFacts({
          design,
          description,
          prices,
          picture,
          url: origin + localizePath(route, lang, { designId: id }),
          gatewayUrl: page.gatewayUrl,
          category: section.label,
          brand: t('common.brand'),
          reviews,
        })}
      />
      {steps}
      <div className={wrap} data-viewed={id}>
        <div className={css.pageTop}>
          <PageCrumbs crumbs={[section, { label: title, lang: DESIGN_LANGUAGE }]} />
          <div className={css.pageLinks}>
            {reviews !== null && <ReviewsLink design={design} summary={reviews} />}
            <FavoriteHeart design={design} isFavorite={isFavorite} count={design.favoriteCount} />
            <AddToCollectionLink design={design} />
            <a href={localizePath('design', lang, { designId: id })}>{t('design-page.about')}</a>
            <a href={localizePath('embed-builder', lang, { designId: id })}>{t('builder.share')}</a>
            <a href={localizePath(also.route, lang, { designId: id })}>{also.label}</a>
            <a href={localizePath('products', lang, { designId: id })}>
              {t('home-good-page.overview')}
            </a>
          </div>
        </div>
        <RejectionNotice rejection={rejection} />
        <ProductLayout
          below={
            <>
              <BuyingTermsLines {...terms} />
              {about}
            </>
          }
        >
          {children}
        </ProductLayout>
        {after}
      </div>
      {below}
      <div className={wrap}>
        <section className={css.designer} aria-labelledby="designer">
          <p className={quiet}>{t('design.theDesigner')}</p>
          <h2 id="designer">
            <a href={designerPath(lang, designer.screenName)}>{designer.name}</a>
          </h2>
          <p lang={DESIGN_LANGUAGE}>{aboutDesigner.bio}</p>
          <p className={quiet}>
            {t('design.town', { town: townName(aboutDesigner.town, locale) })}
          </p>
        </section>
        {reviews !== null && <ReviewsSection design={design} summary={reviews} />}
        <RelatedDesigns
          title={t('design.moreByDesigner', { designer: designer.name })}
          designs={design.moreByDesigner}
          hrefFor={hrefFor}
          isOnFabric={route === 'fabric'}
          priceFrom={priceFrom}
        />
        <RelatedDesigns
          title={t('design.moreLikeThis')}
          designs={design.moreLikeThis}
          hrefFor={hrefFor}
          isOnFabric={route === 'fabric'}
          priceFrom={priceFrom}
        />
      </div>
    </SiteFrame>
  )
}
