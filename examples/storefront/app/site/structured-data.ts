import { CARD_WINDOW_IN, DESIGN_LANGUAGE, designImageUrl } from '@selvage/core/design'
import type { DesignDetail } from '@selvage/core/design'
import type { Money } from '@selvage/core/money'
import { MOST_STARS } from '@selvage/core/reviews'
import type { ReviewSummary } from '@selvage/core/reviews'
import type { Crumb } from '@selvage/react/breadcrumb'
import type {
  AggregateOffer,
  AggregateRating,
  BreadcrumbList,
  ImageObject,
  Product,
  WithContext,
} from 'schema-dts'

/** Facts of a page in the vocabulary of schema.org, whose types check them. */
export type StructuredFacts = WithContext<Product> | WithContext<BreadcrumbList>

const CONTEXT = 'https://schema.org'

/** The largest picture of a design, px. */
const PICTURE_WIDTH = 1024

/** A picture with its own size, px. */
export interface ProductPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

interface SoldFacts {
  readonly description: string
  /** The address of the page. */
  readonly url: string
  readonly gatewayUrl: string
  readonly category: string
  readonly brand: string
  /** The prices of every piece that can be bought now. */
  readonly prices: readonly Money[]
}

interface ProductFacts extends SoldFacts {
  readonly design: DesignDetail
  /** The sum of its reviews; null while they cannot be read. */
  readonly reviews: ReviewSummary | null
  /** The picture of the product; a part of its print unless given. */
  readonly picture?: ProductPicture | undefined
}

interface ItemFacts extends SoldFacts {
  readonly name: string
  readonly sku: string
  /** The path of its picture at the gateway. */
  readonly picture: string
}

/** Returns a product without a design: in stock as long as a piece of it can be bought. */
export function itemFacts(facts: ItemFacts): WithContext<Product> {
  const { name, sku, description, url, gatewayUrl, category, brand, picture } = facts
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    url,
    sku,
    category,
    brand: { '@type': 'Brand', name: brand },
    image: gatewayUrl + picture,
    offers: offerFacts(facts),
  }
}

/**
 * Returns a design on one material as a product. It is in stock as long as a piece of it can be
 * bought, and has no offer where its designer does not sell it.
 */
export function productFacts(facts: ProductFacts): WithContext<Product> {
  const { design, description, url, category, brand } = facts
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: design.title,
    description,
    url,
    sku: String(design.id),
    category,
    brand: { '@type': 'Brand', name: brand },
    image: pictureFacts(facts),
    ...(design.forSale && { offers: offerFacts(facts) }),
    ...ratingFacts(facts),
  }
}

/** A part of a design's print. */
const printOf = ({ design, gatewayUrl }: ProductFacts): ProductPicture => ({
  url: designImageUrl(gatewayUrl, {
    id: design.id,
    view: 'card',
    width: PICTURE_WIDTH,
    format: 'webp',
  }),
  width: PICTURE_WIDTH,
  height: Math.round((PICTURE_WIDTH * CARD_WINDOW_IN.height) / CARD_WINDOW_IN.width),
})

function pictureFacts(facts: ProductFacts): ImageObject {
  const { design, picture = printOf(facts) } = facts
  return {
    '@type': 'ImageObject',
    contentUrl: picture.url,
    width: String(picture.width),
    height: String(picture.height),
    name: design.title,
    inLanguage: DESIGN_LANGUAGE,
    creator: { '@type': 'Person', name: design.designer.name },
    creditText: design.designer.name,
  }
}

/** A rating that nobody has given is left out. */
function ratingFacts({ reviews }: ProductFacts): { aggregateRating?: AggregateRating } {
  if (!reviews?.average) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.average,
      reviewCount: reviews.count,
      bestRating: MOST_STARS,
      worstRating: 1,
    },
  }
}

function offerFacts({ prices, url, brand }: SoldFacts): AggregateOffer {
  const minors = prices.map(({ minor }) => minor)
  return {
    '@type': 'AggregateOffer',
    url,
    offerCount: prices.length,
    availability:
      prices.length > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@type': 'Organization', name: brand },
    ...(prices[0] && {
      priceCurrency: prices[0].currency,
      lowPrice: decimal(Math.min(...minors)),
      highPrice: decimal(Math.max(...minors)),
    }),
  }
}

const decimal = (minor: number): string => (minor / 100).toFixed(2)

/** Returns the pages above a page, and itself last, with the addresses of all. */
export function crumbFacts(
  crumbs: readonly Crumb[],
  origin: string,
  path: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: origin + (href ?? path),
    })),
  }
}
