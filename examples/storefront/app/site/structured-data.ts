import { CARD_WINDOW_IN, DESIGN_LANGUAGE, designImageUrl } from '@selvage/core/design'
import type { DesignDetail } from '@selvage/core/design'
import type { Money } from '@selvage/core/money'
import type { Crumb } from '@selvage/react/breadcrumb'
import type { AggregateOffer, BreadcrumbList, ImageObject, Product, WithContext } from 'schema-dts'

/** Facts of a page in the vocabulary of schema.org, whose types check them. */
export type StructuredFacts = WithContext<Product> | WithContext<BreadcrumbList>

const CONTEXT = 'https://schema.org'

/** The largest picture of a design, px. */
const PICTURE_WIDTH = 1024

interface ProductFacts {
  readonly design: DesignDetail
  readonly description: string
  /** The address of the page. */
  readonly url: string
  readonly gatewayUrl: string
  readonly category: string
  readonly brand: string
  /** The prices of every piece that can be bought now. */
  readonly prices: readonly Money[]
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
  }
}

function pictureFacts({ design, gatewayUrl }: ProductFacts): ImageObject {
  return {
    '@type': 'ImageObject',
    contentUrl: designImageUrl(gatewayUrl, {
      id: design.id,
      view: 'card',
      width: PICTURE_WIDTH,
      format: 'webp',
    }),
    width: String(PICTURE_WIDTH),
    height: String(Math.round((PICTURE_WIDTH * CARD_WINDOW_IN.height) / CARD_WINDOW_IN.width)),
    name: design.title,
    inLanguage: DESIGN_LANGUAGE,
    creator: { '@type': 'Person', name: design.designer.name },
    creditText: design.designer.name,
  }
}

function offerFacts({ prices, url, brand }: ProductFacts): AggregateOffer {
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
