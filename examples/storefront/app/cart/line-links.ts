import type { OrderItem } from '@selvage/core/cart'
import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { LineLinks } from '@selvage/react/order'

/** Links of a line in a placed order: its design or collection, and how a filled yard is cut. */
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
  // Addresses have the gateway's codes in lower case.
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
 * Links of a line in the cart. Wallpaper and a filled yard also link to the page that changes them
 * in place.
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
