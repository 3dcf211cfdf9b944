import { expect, test } from 'vitest'
import { crumbFacts, productFacts } from './structured-data.ts'

const design = {
  id: 12,
  title: 'Night </script> Moths',
  slug: 'night-moths',
  designer: { id: 7, name: 'Marta Lindqvist', screenName: 'marta' },
  palette: ['#a3282c'],
  repeat: { type: 'basic', widthIn: 6, heightIn: 6, periodWidthIn: 6, periodHeightIn: 6 },
  recommendedFabric: 'VELVET',
  favoriteCount: 3,
  forSale: true,
  priceFrom: { minor: 500, currency: 'USD' },
  tags: [],
  style: 'floral',
  topics: [],
  colours: [],
  createdAt: '2026-01-02T00:00:00Z',
  aboutDesigner: { bio: '', town: '', designCount: 1 },
  moreByDesigner: [],
  moreLikeThis: [],
} as unknown as Parameters<typeof productFacts>[0]['design']

const facts = {
  design,
  description: 'Moths at night.',
  url: 'https://shop.example/en/fabric/12',
  gatewayUrl: 'https://api.example',
  category: 'Fabric',
  brand: 'Selvage',
  reviews: null,
  prices: [
    { minor: 500, currency: 'USD' },
    { minor: 3_025, currency: 'USD' },
  ],
} as const

test('a product has the range of its prices, its picture and the artist of it', () => {
  expect(productFacts(facts)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: '12',
    image: {
      '@type': 'ImageObject',
      contentUrl: 'https://api.example/images/designs/12/card-1024.webp',
      creator: { '@type': 'Person', name: 'Marta Lindqvist' },
    },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '5.00',
      highPrice: '30.25',
      priceCurrency: 'USD',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  })
})

test('a product has no rating, as long as nobody has rated it', () => {
  expect(productFacts(facts)).not.toHaveProperty('aggregateRating')
})

test('a design that is not for sale has no offer, and one without stock says so', () => {
  expect(productFacts({ ...facts, design: { ...design, forSale: false } })).not.toHaveProperty(
    'offers',
  )
  expect(productFacts({ ...facts, prices: [] })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock', offerCount: 0 },
  })
})

test('the pages above a page have their places and addresses', () => {
  const crumbs = [{ label: 'Home', href: '/en' }, { label: 'Moths' }]
  expect(crumbFacts(crumbs, 'https://shop.example', '/en/fabric/12').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/en' },
    { '@type': 'ListItem', position: 2, name: 'Moths', item: 'https://shop.example/en/fabric/12' },
  ])
})

const summary = {
  count: 12,
  average: 4.6,
  stars: [0, 0, 1, 3, 8],
  printAverage: null,
  materialAverage: null,
  recommendPercent: null,
  withPhotos: 0,
  materials: [],
  made: [],
} as const

test('a product has the rating of its published reviews, and none without any', () => {
  const rated = { ...facts, reviews: summary }
  expect(productFacts(rated as unknown as typeof facts)).toMatchObject({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      reviewCount: 12,
      bestRating: 5,
      worstRating: 1,
    },
  })
  expect(productFacts(facts)).not.toHaveProperty('aggregateRating')
  const none = { ...facts, reviews: { ...summary, count: 0, average: null } }
  expect(productFacts(none as unknown as typeof facts)).not.toHaveProperty('aggregateRating')
})
