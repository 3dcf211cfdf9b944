import { isFabricCode, isFabricSize } from '../fabric/fabric.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import type { OrderItem } from './order-item.contract.ts'

type WithPart<Part extends keyof OrderItem> = OrderItem & {
  readonly [Name in Part]: NonNullable<OrderItem[Name]>
}

/** A line that is cut from a fabric that this version knows. */
type CutLine = OrderItem & {
  readonly fabric: {
    readonly code: FabricCode
    readonly size: FabricSize
    readonly type: string
  }
}

/** The lines of each kind of product, with the parts that a line of the kind always has. */
export interface LinesByKind {
  readonly fabric: CutLine
  readonly wallpaper: WithPart<'wallpaper'>
  readonly 'fill-a-yard': CutLine & WithPart<'fillAYard'>
  readonly 'home-good': WithPart<'homeGood'>
  readonly solid: WithPart<'solid' | 'fabric'>
  readonly unprinted: CutLine
  readonly stock: WithPart<'stock'>
}

/** The name of a kind of product. */
export type LineKindName = keyof LinesByKind

/** A table with a function for each kind; it does not compile while a kind has none. */
export type LineRows<Result> = {
  readonly [Name in LineKindName]: (line: LinesByKind[Name]) => Result
}

const isCut = ({ fabric }: OrderItem): boolean =>
  fabric !== null && isFabricCode(fabric.code) && isFabricSize(fabric.size)

type Guards = {
  readonly [Name in LineKindName]: (item: OrderItem) => item is LinesByKind[Name]
}

// A line passes one of them alone.
const GUARDS: Guards = {
  fabric: (item): item is LinesByKind['fabric'] =>
    item.type === 'fabric' && isCut(item) && item.fillAYard === null,
  wallpaper: (item): item is LinesByKind['wallpaper'] => item.wallpaper !== null,
  'fill-a-yard': (item): item is LinesByKind['fill-a-yard'] =>
    isCut(item) && item.fillAYard !== null,
  'home-good': (item): item is LinesByKind['home-good'] => item.homeGood !== null,
  solid: (item): item is LinesByKind['solid'] => item.solid !== null && item.fabric !== null,
  unprinted: (item): item is LinesByKind['unprinted'] => item.type === 'unprinted' && isCut(item),
  stock: (item): item is LinesByKind['stock'] => item.stock !== null,
}

const NAMES = Object.keys(GUARDS) as LineKindName[]

/** Returns the kind of a line; undefined for a kind that this version does not know. */
export function lineKindOf(item: OrderItem): LineKindName | undefined {
  return NAMES.find((name) => GUARDS[name](item))
}

/**
 * Returns what the row of a line's kind makes of it; undefined for a kind that this version does
 * not know.
 */
export function byLineKind<Result>(item: OrderItem, rows: LineRows<Result>): Result | undefined {
  const kind = lineKindOf(item)
  // The kind's guard has accepted the line.
  return kind && (rows[kind] as (line: OrderItem) => Result)(item)
}
