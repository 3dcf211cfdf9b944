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
