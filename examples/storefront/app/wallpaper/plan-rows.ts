import type { WallPart } from '@selvage/react/wallpaper'

/** The most panels of a row whose numbers can be read on paper. */
const PANELS_IN_ROW = 12
const WALLS_IN_ROW = 4
/** A wall that is narrower than this share of its row has no room for its width. */
const LEAST_SHARE = 1 / 6

/** Returns the rows of a drawing on paper, in which every width and panel number can be read. */
export function planRows(widths: readonly number[], panelWidth: number): WallPart[] {
  const rows: { x: number; widths: number[] }[] = []
  let x = 0
  for (const width of widths.flatMap((wall) => piecesOf(wall, panelWidth))) {
    const last = rows.at(-1)
    if (last && fitsRow([...last.widths, width], panelWidth)) last.widths.push(width)
    else rows.push({ x, widths: [width] })
    x += width
  }
  return rows.map((row) => ({ x: row.x, width: sum(row.widths) }))
}

/** Returns a wall as pieces of whole panels that are no longer than a row. */
function piecesOf(wall: number, panelWidth: number): number[] {
  const panels = Math.ceil(wall / panelWidth)
  const count = Math.ceil(panels / PANELS_IN_ROW)
  const piece = Math.ceil(panels / count) * panelWidth
  return Array.from({ length: count }, (_, at) => Math.min(piece, wall - at * piece))
}

function fitsRow(widths: readonly number[], panelWidth: number): boolean {
  const row = sum(widths)
  return (
    widths.length <= WALLS_IN_ROW &&
    row <= PANELS_IN_ROW * panelWidth &&
    Math.min(...widths) >= row * LEAST_SHARE
  )
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
