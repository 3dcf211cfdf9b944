import { describe, expect, test } from 'vitest'
import { getCart } from '../cart/cart.contract.ts'
import { listCollections } from '../collection/collection.contract.ts'
import { getDesignCards } from '../design/design-card.contract.ts'
import { designCardsPath } from '../design/design-cards.contract.ts'
import { getTemplates } from '../fill-a-yard/fill-a-yard.contract.ts'
import { searchDesigns } from '../search/search.contract.ts'
import { whoAmI } from '../session/session.contract.ts'
import { encodeCall } from './call-request.ts'
import { row } from './encode-call.test-data.ts'

describe('a query on the wire', () => {
  test.each([
    row(whoAmI, {}, '/api/spoonflower/who-am-i?page_locale=de_DE'),
    row(whoAmI, { query: {} }, '/api/spoonflower/who-am-i?page_locale=de_DE'),
    row(
      getCart,
      { params: { id: 'pending' }, query: { currency: 'EUR' } },
      '/order/pending?currency=EUR&page_locale=de_DE',
    ),
    row(
      getDesignCards,
      { query: { ids: [3, 4], currency: 'EUR', country: 'AT' } },
      designCardsPath([3, 4], 'EUR', 'de_DE', 'AT'),
    ),
    row(
      getDesignCards,
      { query: { ids: [3, 4], currency: 'EUR', country: 'DE' } },
      designCardsPath([3, 4], 'EUR', 'de_DE'),
    ),
    row(
      getDesignCards,
      { query: { ids: [3, 4], currency: 'EUR' } },
      '/designs/cards?ids=3%2C4&currency=EUR&page_locale=de_DE',
    ),
    row(
      getTemplates,
      { query: { collectionId: 7, currency: 'EUR' } },
      '/templates?collection_id=7&currency=EUR&page_locale=de_DE',
    ),
    row(listCollections, {}, '/scuppernong/collections?page_locale=de_DE'),
    row(
      listCollections,
      { query: { pageOffset: 2 } },
      '/scuppernong/collections?page_offset=2&page_locale=de_DE',
    ),
    row(searchDesigns, {}, '/search/designs?lang=de&page_locale=de_DE'),
    row(
      searchDesigns,
      { query: { colours: [], sort: 'bestSelling', offset: 0 } },
      '/search/designs?lang=de&page_locale=de_DE',
    ),
    row(
      searchDesigns,
      {
        query: {
          on: 'wallpaper',
          q: 'blue moth',
          tag: 'sea',
          designers: ['ada'],
          styles: ['folk'],
          topics: ['birds'],
          colours: ['red', 'blue'],
          sort: 'newest',
          offset: 84,
          currency: 'EUR',
        },
      },
      '/search/designs?lang=de&on=wallpaper&q=blue%20moth&tag=sea&designer=ada&style=folk' +
        '&topic=birds&color=red%2Cblue&sort=newest&page_offset=84&currency=EUR&page_locale=de_DE',
    ),
  ])('of %s is %s', (_name, path, body, encoded) => {
    expect(encoded).toEqual({ path, body })
  })

  test('speaks the language of the locale', () => {
    expect(encodeCall(searchDesigns, {}, 'fr_CA').path).toContain('?lang=fr&page_locale=fr_CA')
    expect(encodeCall(searchDesigns, {}, 'en_US').path).toContain('?lang=en&page_locale=en_US')
  })

  test('leaves the locale to the client', () => {
    // @ts-expect-error A caller passes its locale beside the query.
    const { path } = encodeCall(whoAmI, { query: { page_locale: 'en_US' } }, 'de_DE')
    expect(path).toMatch(/\?page_locale=de_DE$/)
  })
})
