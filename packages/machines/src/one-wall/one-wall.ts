import type { Repeat } from '@selvage/core/design'
import type { MeasurementSystem } from '@selvage/core/locale'
import { wallpaperSizeOfLength, wallQuery } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperSize } from '@selvage/core/wallpaper'
import { fieldView } from '../wallpaper/length-field.view.ts'
import type { LengthFieldView } from '../wallpaper/length-field.view.ts'
import { readFields } from '../wallpaper/typed-length.ts'
import type { ReadField } from '../wallpaper/typed-length.ts'
import { firstContext } from '../wallpaper/wallpaper-calculator.context.ts'
import { rejectionOf, wallRows } from '../wallpaper/wall-rows.ts'
import type { RowNeed, RowRejection } from '../wallpaper/wall-rows.ts'

/** One wall as a product's form asks for it. */
export interface OneWall {
  readonly system: MeasurementSystem
  /** The texts of the two fields. */
  readonly height: string
  readonly width: string
  /** True after a field was left or the wall was sent: a missing length is an error then. */
  readonly touched: boolean
  readonly wallpaper: WallpaperCode
  readonly repeat: Repeat
}

/** One wall as a page shows it; {@link oneWallView} returns it. */
export interface OneWallView {
  readonly height: LengthFieldView
  readonly width: LengthFieldView
  /** The wall in whole units of its system; undefined while a field is not valid. */
  readonly wall: { readonly height: number; readonly width: number } | undefined
  /** The pieces of the chosen paper that cover the wall. */
  readonly need: RowNeed | undefined
  /** The size and the quantity for the form; undefined where a cart does not hold them. */
  readonly order: { readonly size: WallpaperSize; readonly quantity: number } | undefined
  /** Why the chosen paper does not fit this wall. */
  readonly rejection: RowRejection | undefined
  /** The query that opens the wall in a calculator. */
  readonly query: string | undefined
}

/** Returns what one wall takes of a paper, by the rules of the calculator. */
export function oneWallView({
  system,
  height,
  width,
  touched,
  wallpaper,
  repeat,
}: OneWall): OneWallView {
  const begun = firstContext({
    design: { id: 0, forSale: true, repeat },
    measurement: system,
    typed: { system, height, widths: [width] },
    wallpaper,
  })
  const [first = begun.height] = begun.widths
  const fields = [begun.height, first].map((field) => ({ ...field, touched }))
  const read = readFields(begun)
  const [high, wide] = fields.map((field, at) =>
    fieldView(field, at === 0 ? 'height' : field.id, read[at] as ReadField, system),
  ) as [LengthFieldView, LengthFieldView]
  const rows = wallRows(begun)
  const row = rows.find(({ isChosen }) => isChosen)
  const { wall } = begun
  const [item] = row?.need?.items ?? []
  const size = item && row && wallpaperSizeOfLength(row.sold, item.length, system)
  return {
    height: high,
    width: wide,
    wall: wall && { height: wall.height, width: wall.widths[0] ?? 0 },
    need: row?.need,
    order:
      size === undefined || row?.need?.tooMany
        ? undefined
        : { size, quantity: item?.quantity ?? 1 },
    rejection: row?.rejection && rejectionOf(row.rejection, rows),
    query: wall && wallQuery({ ...wall, wallpaper }),
  }
}
