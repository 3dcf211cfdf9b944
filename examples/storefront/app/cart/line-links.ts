import type { OrderItem } from '@selvage/core/cart'
import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { LineLinks } from '@selvage/react/order'

/** Where a line of a placed order leads: its design or collection, and how a filled yard is cut. */
export function orderLineLinks(
  lang: Language,
  { design, fabric, wallpaper, fillAYard }: OrderItem,
): LineLinks {
  if (fillAYard) {
    const collectionId = readLayoutCode(fillAYard.layout)?.collectionId
    if (collectionId === undefined) return {}
    return {
      page: localizePath('collection', lang, { collectionId }),
      cuttingGuide: `${localizePath('fill-a-yard-canvas', lang, {}, { layout: fillAYard.layout })}#cutting-guide`,
    }
  }
  if (design === null) return {}
  // Addresses have the gateway's codes in small letters.
  if (wallpaper)
    return {
      page: localizePath(
        'wallpaper',
        lang,
        { designId: design.id },
        { wallpaper: wallpaper.code.toLowerCase() },
      ),
    }
  return {
    page: localizePath(
      'fabric',
      lang,
      { designId: design.id },
      { fabric: fabric?.code.toLowerCase() },
    ),
  }
}

/**
 * Where a line of the cart leads; wallpaper and a filled yard are also changed where they were
 * made, in the line's own place.
 */
export function cartLineLinks(lang: Language, item: OrderItem): LineLinks {
  const { id, design, wallpaper, fillAYard } = item
  const links = orderLineLinks(lang, item)
  if (fillAYard)
    return {
      ...links,
      edit: localizePath(
        'fill-a-yard-canvas',
        lang,
        {},
        { layout: fillAYard.layout, order_item_id: id },
      ),
    }
  if (design === null || !wallpaper) return links
  return {
    ...links,
    edit: localizePath(
      'wallpaper',
      lang,
      { designId: design.id },
      {
        wallpaper: wallpaper.code.toLowerCase(),
        size: wallpaper.size.toLowerCase(),
        order_item_id: id,
      },
    ),
  }
}
