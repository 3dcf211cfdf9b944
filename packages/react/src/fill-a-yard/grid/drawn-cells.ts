/**
 * Returns the cells of a straight line from one cell to another, without the first. A finger that
 * moves fast enters the last one before any between.
 */
export function drawnCells(columns: number, from: number, to: number): number[] {
  const [column, row] = [from % columns, Math.floor(from / columns)]
  const [right, down] = [(to % columns) - column, Math.floor(to / columns) - row]
  const steps = Math.max(Math.abs(right), Math.abs(down))
  return Array.from({ length: steps }, (_, at) => {
    const share = (at + 1) / steps
    return (row + Math.round(down * share)) * columns + column + Math.round(right * share)
  })
}
