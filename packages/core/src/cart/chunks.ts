import { isFabricSize } from '../fabric/fabric.ts'
import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import { LONGEST_SOLID_PIECE } from '../solid/solids.table.ts'

/** Equal continuous pieces of a line of fabric. */
export interface Pieces {
  readonly count: number
  /** Yards or meters of each. */
  readonly length: number
}

/**
 * Returns the continuous pieces that a line is cut into, the longest first: 5 yards in chunks of 2
 * are two pieces of 2 yards and one of 1. Without a chunk size the line is one piece.
 */
export function continuousPieces(quantity: number, chunkSize: number | null): Pieces[] {
  const length = chunkSize ?? quantity
  const all = [
    { count: Math.floor(quantity / length), length },
    { count: 1, length: quantity % length },
  ]
  return all.filter((each) => each.count > 0 && each.length > 0)
}

/**
 * True for a line that can be ordered in continuous pieces: fabric by the yard or the meter,
 * printed, solid or unprinted. A swatch, a fat quarter and a filled yard are cut already.
 * @param kind the kind of the line, as `lineKindOf` names it
 */
export function hasPieces(kind: string, size: string): boolean {
  const isCutFromBolt = kind === 'fabric' || kind === 'solid' || kind === 'unprinted'
  return isCutFromBolt && isFabricSize(size) && FABRIC_SIZES[size].cut === 'length'
}

/**
 * Returns the chunk size that a line has after a change: null for one continuous piece, which a
 * chunk as long as the whole line is, too.
 */
export function chunkOf(quantity: number, chunkSize: number | null): number | null {
  return chunkSize !== null && chunkSize < quantity ? chunkSize : null
}

/** A line of fabric that is to be cut into continuous pieces. */
export interface CutRequest {
  /** The kind of the line, as `lineKindOf` names it. */
  readonly kind: string
  readonly size: string
  readonly quantity: number
  /** Yards or meters of each piece. */
  readonly chunkSize: number
}

/**
 * Returns why a line is not cut into pieces of a length, with the longest piece that it could have;
 * undefined when it is. Solid fabric comes from a bolt that ends.
 * @source spec 2 §9 Fabric (solid fabric: 120 yards, 110 m)
 */
export function chunkProblem({
  kind,
  size,
  quantity,
  chunkSize,
}: CutRequest): { readonly max?: number } | undefined {
  if (!hasPieces(kind, size)) return {}
  const bolt = kind === 'solid' ? LONGEST_SOLID_PIECE[size as 'YARD' | 'METER'] : Infinity
  if (chunkSize > bolt) return { max: bolt }
  return chunkSize > quantity ? { max: quantity } : undefined
}
