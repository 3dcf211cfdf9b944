import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { createTranslator } from '@selvage/i18n/messages'
import { localizePath } from '@selvage/i18n/routes'
import { expect, test } from 'vitest'
import { productPagesFor } from './product-pages.ts'

const english = createTranslator({ catalogue: en, locale: 'en_US' })
const german = createTranslator({ catalogue: de, locale: 'de_DE' })
const titles = (text: string) =>
  productPagesFor(text, { lang: 'en', t: english, designId: 12 }).map(({ title }) => title)

test.each([
  ['t-shirt', ['T-shirt']],
  ['T Shirts', ['T-shirt']],
  ['tea towels', ['Tea towel']],
  ['sample pack', ['Fabric sample pack', 'Grasscloth sample pack']],
  ['gift certificate', ['Gift certificates']],
  ['pillow sham', ['Standard pillow sham', 'Euro pillow sham', 'Flanged pillow sham']],
])('a search for %s leads to what is called so', (text, found) => {
  expect(titles(text)).toEqual(found)
})

test.each(['moth', 'moth pillow', 'a', '', ' - ', '%', 'red'])(
  'a search for %j leads to no product',
  (text) => {
    expect(titles(text)).toEqual([])
  },
)

test('there are six at most', () => {
  expect(titles('pillow')).toHaveLength(6)
})

test('a home good is shown with the design that was found, else it leads to its department', () => {
  const pathOf = (designId: number | undefined) =>
    productPagesFor('geschirrtuch', { lang: 'de', t: german, designId })[0]?.href
  expect(pathOf(12)).toBe('/de/heimtextilien/tisch/geschirrtuch/12')
  expect(pathOf(undefined)).toBe(localizePath('department-dining', 'de'))
})
