import { describe, expect, it } from 'vitest'
import { itemText, withText } from './item-text.ts'

type Line = Parameters<typeof withText>[0][number]

const line = (code: string, size: string): Line => ({
  id: 'A'.repeat(22),
  type: 'home good',
  sub_type: null,
  quantity: { value: 2 },
  fabric: { code: 'BELGIAN_LINEN', size, type: 'home_good' },
  design: {
    id: 7,
    title: 'Foxgloves',
    slug: 'foxgloves',
    palette: [],
    repeat: { type: 'basic', width: 6, height: 6, period_width: 6, period_height: 6 },
    designer: { id: 1, name: 'June', screen_name: 'june' },
  },
  merchandise: { wallpaper_item: null, home_good_item: { code, size, addition_codes: [] } },
  fill_a_yard: null,
  pricing: {
    raw_price: 18,
    raw_price_undiscounted: 18,
    raw_total: 36,
    currency: 'USD',
    price_per: { unit_type: 'each' },
  },
  analytics: { sku: '', parent_sku: '' },
  quantity_editable: true,
  cleanup: null,
})

describe('the text of a home good', () => {
  it('names it with its size, and its picture', () => {
    expect(itemText(line('TEA_TOWEL', '18X27'), 'en_US')).toMatchObject({
      title: 'Foxgloves',
      product: 'Tea towel',
      picture: 'home-good-TEA_TOWEL-18X27-7',
    })
  })

  it.each([
    ['BREAD_BAG', '18X27'],
    ['toString', '18X27'],
    ['TEA_TOWEL', '1X1'],
  ])('is none for a product that is not in the tables any more: %s of %s', (code, size) => {
    expect(withText([line(code, size)], 'de_DE')).toEqual([{ ...line(code, size), text: null }])
  })
})
