import { isFabricCode } from '@selvage/core/fabric'
import { HOME_GOODS, homeGoodDimensions, isHomeGoodCode } from '@selvage/core/home-good'
import { isSolidColor, isSolidSize, solidDimensions } from '@selvage/core/solid'
import { isStockCode, stockFacts } from '@selvage/core/stock'
import type { Translate } from '@selvage/i18n/messages'
import { cutLabels } from './cut-labels.ts'
import type { Labels, Size, SnapshotItem } from './line-labels.ts'

/** The name and the labels of a product in a mail. */
export interface ProductText {
  readonly name: string
  readonly labels: Labels
}

/**
 * Returns the name of a home good, solid or unprinted fabric or ready-made item, with the labels
 * that its kind decides; undefined for printed fabric, wallpaper and filled yards.
 */
export function productText(item: SnapshotItem, t: Translate, size: Size): ProductText | undefined {
  // Orders that were frozen before these kinds existed have none of their fields.
  const { home_good_item: homeGood, solid_item: solid, stock_item: stock } = item.merchandise ?? {}
  if (homeGood) return homeGoodText(item, t, size)
  if (solid && isSolidColor(solid.code)) {
    const cut = item.fabric?.size
    return {
      name: `${t('solid.PETAL_SOLIDS')}, ${t(`solid.color_${solid.code}`)}`,
      labels: {
        fabric: t('solid.PETAL_SOLIDS'),
        ...(isSolidSize(cut) && cutLabels(item, { size: cut, ...solidDimensions(cut) }, t, size)),
      },
    }
  }
  if (item.type === 'unprinted' && item.fabric && isFabricCode(item.fabric.code))
    return {
      name: t('solid.unprinted', { fabric: t(`fabric.FABRIC_${item.fabric.code}`) }),
      labels: {},
    }
  if (stock && isStockCode(stock.code)) {
    const { swatchIn } = stockFacts(stock.code)
    return {
      name: t(`stock.${stock.code}`),
      labels:
        swatchIn === undefined
          ? {}
          : { cut: t('stock.swatches', { size: size(swatchIn, swatchIn) }) },
    }
  }
  return undefined
}

function homeGoodText(item: SnapshotItem, t: Translate, size: Size): ProductText | undefined {
  const {
    code = '',
    size: sizeCode = '',
    addition_codes: [addition] = [],
  } = item.merchandise.home_good_item ?? {}
  if (!isHomeGoodCode(code)) return undefined
  const sides = homeGoodDimensions(code, sizeCode)
  const quantity = item.quantity.value
  const pieces = quantity === 1 ? '' : `${quantity} × `
  const named = /^[A-Z]/.test(sizeCode)
    ? `${t(`home-good.size_${sizeCode}` as 'home-good.size_SHEET_QUEEN')}, `
    : ''
  return {
    name: t(`home-good.${code}`),
    labels: {
      ...(isFabricCode(item.fabric?.code) && { fabric: t(`fabric.FABRIC_${item.fabric.code}`) }),
      ...((addition === 'COVER_ONLY' || addition === 'COVER_AND_INSERT') && {
        insert: t(`home-good.addition_${addition}`),
      }),
      style: t(`home-good.style_${HOME_GOODS[code].style}`),
      ...(sides && { totalSize: pieces + named + size(...sides) }),
    },
  }
}
