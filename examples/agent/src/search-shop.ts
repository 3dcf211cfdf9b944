import { searchDesigns, COLOURS, SCALES } from '@selvage/core/search'
import * as v from 'valibot'
import { amount } from './amount.ts'
import { defineTool } from './tool.ts'

const MOST_RESULTS = 24

/** Finds designs. */
export const searchShop = defineTool({
  name: 'search_designs',
  title: 'Search designs',
  description:
    'Finds designs by words, colors and the size of their repeat, the best selling first. Each has its page, its designer and its price by the yard.',
  isReadOnly: true,
  input: {
    text: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    on: v.optional(v.picklist(['fabric', 'wallpaper']), 'fabric'),
    colors: v.optional(v.pipe(v.array(v.picklist(COLOURS)), v.maxLength(4)), []),
    repeat: v.optional(v.picklist(SCALES)),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_RESULTS)), 12),
    offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  },
  async run(shop, { text, on, colors, repeat, limit, offset }) {
    const { currency } = shop.place
    const found = await shop.client().send(searchDesigns, {
      query: {
        ...(text.trim() !== '' && { q: text }),
        ...(on === 'wallpaper' && { on }),
        ...(repeat && { scales: [repeat] }),
        colours: colors,
        offset,
        currency,
      },
    })
    return {
      total: found.total,
      searched_for: found.searchedFor ?? text,
      designs: found.results.slice(0, limit).map((design) => ({
        id: design.id,
        title: design.title,
        designer: design.designer.name,
        colors: design.palette,
        repeat_in: [design.repeat.widthIn, design.repeat.heightIn],
        for_sale: design.forSale,
        price_from: amount(design.priceFrom),
        url: shop.pageOf(on, design.id),
      })),
    }
  },
})
