import { expect, test } from 'vitest'
import { pickFeatures } from './catalogue.ts'

const catalogue = {
  'cart.title': 'Cart',
  'cart.count_one': '{{count}}',
  'cart.count_other': '{{count}}',
  'cartography.title': 'Maps',
  'invoice.unit_YARD_one': 'yard',
  'invoice.unit_YARD_other': 'yards',
  'invoice.title': 'Invoice',
  'wallpaper.WALLPAPER_VINYL_name': 'Vinyl',
  'wallpaper.WALLPAPER_VINYL_description': 'Long',
}

test.each([
  ['a feature', ['cart'], ['cart.title', 'cart.count_one', 'cart.count_other']],
  ['one message with its plural forms', ['cart.count'], ['cart.count_one', 'cart.count_other']],
  ['one message', ['invoice.title'], ['invoice.title']],
  ['a group', ['invoice.unit_*'], ['invoice.unit_YARD_one', 'invoice.unit_YARD_other']],
  ['a group by its ending', ['wallpaper.WALLPAPER_*_name'], ['wallpaper.WALLPAPER_VINYL_name']],
  ['nothing', ['toString', 'cart.titl', 'unit_*'], []],
])('picks %s', (_, wanted, keys) => {
  expect(Object.keys(pickFeatures(catalogue, wanted))).toEqual(keys)
})
