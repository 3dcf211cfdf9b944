import { estimateDelivery } from '@selvage/core/checkout'
import { getDesign } from '@selvage/core/design'
import { FABRICS, listFabrics } from '@selvage/core/fabric'
import { listWallpapers } from '@selvage/core/wallpaper'
import { amount, amounts } from './amount.ts'
import { designId } from './design-id.ts'
import { defineTool } from './tool.ts'

/** Shows a design with all of its prices. */
export const showDesign = defineTool({
  name: 'show_design',
  title: 'Show a design and its prices',
  description:
    'Shows one design: its repeat, every fabric and wallpaper that it can be printed on with the price of each size, and when an order of today arrives.',
  isReadOnly: true,
  input: { design_id: designId },
  async run(shop, { design_id: id }) {
    const { country, currency } = shop.place
    const gateway = shop.client()
    const [design, fabrics, wallpapers, deliveries] = await Promise.all([
      gateway.send(getDesign, { params: { id }, query: { currency } }),
      gateway.send(listFabrics, { query: { currency, country } }),
      gateway.send(listWallpapers, { query: { currency, country } }),
      gateway.send(estimateDelivery, { query: { currency, country } }),
    ])
    return {
      id,
      title: design.title,
      designer: design.designer.name,
      colors: design.palette,
      repeat: {
        type: design.repeat.type,
        width_in: design.repeat.widthIn,
        height_in: design.repeat.heightIn,
      },
      for_sale: design.forSale,
      tags: design.tags,
      fabrics: fabrics.map(({ code, status, pricing }) => ({
        fabric: code,
        width_in: FABRICS[code].printableWidthIn,
        available: status === 'available',
        prices: amounts(pricing.sizes),
      })),
      wallpapers: wallpapers.map(({ code, status, sizes }) => ({
        wallpaper: code,
        available: status === 'available',
        prices: amounts(sizes),
      })),
      delivery: deliveries.map(({ kind, price, freeFrom, arrivesFrom, arrivesUntil }) => ({
        kind,
        price: amount(price),
        free_from: freeFrom && amount(freeFrom),
        arrives: [arrivesFrom, arrivesUntil],
      })),
      fabric_url: shop.pageOf('fabric', id),
      wallpaper_url: shop.pageOf('wallpaper', id),
    }
  },
})
