import { byLineKind } from '@selvage/core/cart'
import type { LineRows, OrderItem } from '@selvage/core/cart'
import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Language } from '@selvage/core/locale'
import { materialOfLine } from '@selvage/core/reviews'
import { localizePath } from '@selvage/i18n/routes'
import type { LineLinks } from '@selvage/react/order'
import { homeGoodRouteOf } from '../home-good/home-good-route.ts'
import { pathIn } from '../page/path-in.ts'
import { writeReviewPath } from '../reviews/reviews-path.ts'

/**
 * Links of a line in the cart: its design or collection, the page that changes it in place, how a
 * filled yard is cut, and where one that is not sold any more is mended: on its own page, or in the
 * shop where its design is gone.
 */
export function cartLineLinks(lang: Language, item: OrderItem): LineLinks {
  const links = byLineKind(item, rowsIn(lang)) ?? {}
  if (item.cleanup === null) return links
  const shop = localizePath('shop', lang)
  const mend = item.cleanup === 'design_unavailable' ? shop : (links.edit ?? shop)
  return { ...links, mend }
}

/**
 * Links of a line in a placed order, which cannot be changed; one that has arrived can be reviewed.
 */
export function orderLineLinks(lang: Language, item: OrderItem, hasArrived = false): LineLinks {
  const { page, cuttingGuide } = cartLineLinks(lang, item)
  const { design, fabric, wallpaper } = item
  const material = design && materialOfLine({ design, fabric, wallpaper }, design.id)
  return {
    page,
    cuttingGuide,
    ...(hasArrived &&
      material && { review: writeReviewPath(lang, design.id, { received: material }) }),
  }
}

// Addresses have the gateway's codes in lower case.
const rowsIn = (lang: Language): LineRows<LineLinks> => ({
  fabric: ({ id, design, fabric }) => {
    if (design === null) return {}
    const path = { designId: design.id }
    const cloth = { fabric: fabric.code.toLowerCase() }
    const line = { ...cloth, size: fabric.size.toLowerCase(), order_item_id: id }
    return {
      page: localizePath('fabric', lang, path, cloth),
      edit: localizePath('fabric', lang, path, line),
    }
  },

  wallpaper: ({ id, design, wallpaper }) => {
    if (design === null) return {}
    const path = { designId: design.id }
    const paper = { wallpaper: wallpaper.code.toLowerCase() }
    const line = { ...paper, size: wallpaper.size.toLowerCase(), order_item_id: id }
    return {
      page: localizePath('wallpaper', lang, path, paper),
      edit: localizePath('wallpaper', lang, path, line),
    }
  },

  'home-good': ({ id, design, fabric, homeGood: { code, size, addition } }) => {
    const route = homeGoodRouteOf(code)
    if (design === null || route === undefined) return {}
    const path = { designId: design.id }
    const line = {
      fabric: fabric?.code.toLowerCase(),
      size: size.toLowerCase(),
      insert: addition === '' ? undefined : addition.toLowerCase(),
    }
    return {
      page: localizePath(route, lang, path, line),
      edit: localizePath(route, lang, path, { ...line, order_item_id: id }),
    }
  },

  'fill-a-yard': ({ id, fillAYard: { layout } }) => {
    const canvas = (query: { layout: string; order_item_id?: string }) =>
      localizePath('fill-a-yard-canvas', lang, {}, query)
    const edit = canvas({ layout, order_item_id: id })
    const collectionId = readLayoutCode(layout)?.collectionId
    if (collectionId === undefined) return { edit }
    const page = localizePath('collection', lang, { collectionId })
    return { page, edit, cuttingGuide: `${canvas({ layout })}#cutting-guide` }
  },

  solid: ({ id, solid: { code }, fabric: { size } }) => {
    const path = { color: code.toLowerCase() }
    return {
      page: localizePath('solid', lang, path),
      edit: localizePath('solid', lang, path, { size: size.toLowerCase(), order_item_id: id }),
    }
  },

  unprinted: ({ id, fabric: { code, size } }) => {
    const cloth = { fabric: code.toLowerCase() }
    const line = { ...cloth, size: size.toLowerCase(), order_item_id: id }
    return {
      page: localizePath('unprinted', lang, {}, cloth),
      edit: localizePath('unprinted', lang, {}, line),
    }
  },

  stock: ({ id, stock: { code }, quantityEditable }) => {
    if (code === 'GIFT_CERTIFICATE')
      return {
        page: pathIn('gift-certificates', lang),
        edit: pathIn('gift-certificates', lang, { order_item_id: id }),
      }
    const path = { code: code.toLowerCase() }
    const page = localizePath('stock', lang, path)
    // An item that is sold one at a time has nothing to change.
    return quantityEditable
      ? { page, edit: localizePath('stock', lang, path, { order_item_id: id }) }
      : { page }
  },
})
