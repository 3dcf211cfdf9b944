import { isFabricCode } from '@selvage/core/fabric'
import { solidLine, stockLine, unprintedLine } from '@selvage/core/product'
import { isSolidColor, isSolidSize } from '@selvage/core/solid'
import type { SolidItemInput } from '@selvage/core/solid'
import { isStockCode } from '@selvage/core/stock'
import type { StockItemInput } from '@selvage/core/stock'
import { UNPRINTED_SIZES } from '@selvage/core/unprinted'
import type { UnprintedItemInput } from '@selvage/core/unprinted'
import { formText } from '../page/form-text.ts'
import { invalidField, readPieces } from './add-line.server.ts'
import type { PostedProduct } from './add-line.server.ts'

export interface TypedSolid {
  readonly color: string
  readonly size: string
  readonly quantity: string
}

export const postedSolid: PostedProduct<TypedSolid, SolidItemInput> = {
  line: solidLine,
  typedOf: (form) => ({
    color: formText(form, 'color'),
    size: formText(form, 'fabric_size'),
    quantity: formText(form, 'quantity'),
  }),
  itemOf(form) {
    const { color, size } = this.typedOf(form)
    if (!isSolidColor(color) || !isSolidSize(size)) throw invalidField()
    return { color, size, quantity: readPieces(form) }
  },
}

export interface TypedUnprinted {
  readonly fabric: string
  readonly size: string
  readonly quantity: string
}

export const postedUnprinted: PostedProduct<TypedUnprinted, UnprintedItemInput> = {
  line: unprintedLine,
  typedOf: (form) => ({
    fabric: formText(form, 'fabric'),
    size: formText(form, 'fabric_size'),
    quantity: formText(form, 'quantity'),
  }),
  itemOf(form) {
    const { fabric, size: given } = this.typedOf(form)
    const size = UNPRINTED_SIZES.find((one) => one === given)
    if (!isFabricCode(fabric) || size === undefined) throw invalidField()
    return { unprinted: fabric, size, quantity: readPieces(form) }
  },
}

export interface TypedStock {
  readonly item: string
  readonly quantity: string
}

export const postedStock: PostedProduct<TypedStock, StockItemInput> = {
  line: stockLine,
  typedOf: (form) => ({ item: formText(form, 'item'), quantity: formText(form, 'quantity') }),
  itemOf(form) {
    const { item } = this.typedOf(form)
    if (!isStockCode(item)) throw invalidField()
    return { stock: item, quantity: readPieces(form) }
  },
}
