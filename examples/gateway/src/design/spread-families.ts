/** So many cards in a row are of different families, where the page has enough of them. */
const APART = 3
/** A design moves forward by so many places at most. */
const LOOK_AHEAD = 12

/**
 * Returns a page of results with sisters of one family apart. Each design stays near its place; one
 * that a member has made is of no family.
 */
export function spreadFamilies<Row extends { readonly family: string | null }>(
  rows: readonly Row[],
): Row[] {
  const left = [...rows]
  const spread: Row[] = []
  while (left.length > 0) {
    const near = spread.slice(-APART).map(({ family }) => family)
    const at = left
      .slice(0, LOOK_AHEAD)
      .findIndex(({ family }) => family === null || !near.includes(family))
    spread.push(...left.splice(Math.max(at, 0), 1))
  }
  return spread
}
