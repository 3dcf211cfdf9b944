import type { ReactNode } from 'react'
import * as css from './wall-drawing.css.ts'
import { DRAWN_ONE_BY_ONE, round } from './wall-geometry.ts'
import type { WallGeometry } from './wall-geometry.ts'

/** The paper on the wall; the print of each panel starts at the panel's left edge. */
export function Panels({
  geometry: { wall, panels },
  panelWidth,
  print,
}: {
  readonly geometry: WallGeometry
  readonly panelWidth: number
  readonly print: string | undefined
}): ReactNode {
  return (
    <>
      <rect {...wall} className={css.plain} />
      {print === undefined ? null : (
        <Prints wall={wall} panels={panels} panelWidth={panelWidth} print={print} />
      )}
    </>
  )
}

function Prints({
  wall,
  panels,
  panelWidth,
  print,
}: Pick<WallGeometry, 'wall' | 'panels'> & {
  readonly panelWidth: number
  readonly print: string
}): ReactNode {
  if (panels.length > DRAWN_ONE_BY_ONE) return <rect {...wall} fill={print} />
  return panels.map(({ number, x, raised }) => (
    // The transform moves a panel together with its print.
    <rect
      key={number}
      y={round(raised)}
      width={panelWidth}
      height={wall.height}
      transform={`translate(${round(x)} ${-round(raised)})`}
      fill={print}
    />
  ))
}

/** Dashed lines between panels and solid lines between walls. */
export function Seams({
  geometry: { seams, corners, wall, paper },
}: {
  readonly geometry: WallGeometry
}): ReactNode {
  const below = paper.y + paper.height
  const d = seams.map((x) => `M${round(x)} ${round(paper.y)}V${round(below)}`).join('')
  return (
    <>
      {seams.length === 0 ? null : (
        <path d={d} className={css.seamUnder} vectorEffect="non-scaling-stroke" />
      )}
      {seams.length === 0 ? null : (
        <path d={d} className={css.seam} vectorEffect="non-scaling-stroke" />
      )}
      {corners.length === 0 ? null : (
        <path
          d={corners.map((x) => `M${x} 0V${wall.height}`).join('')}
          className={css.corner}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </>
  )
}

/** Doors and windows as unpapered wall. */
export function Openings({
  geometry: { openings },
}: {
  readonly geometry: WallGeometry
}): ReactNode {
  return openings.map(({ kind, ...rect }, at) => {
    const { x, y, width, height } = rect
    const lines =
      kind === 'window'
        ? `M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`
        : `M${x + width * 0.84} ${y + height * 0.5}v${height * 0.06}`
    return (
      // Two openings may be equal, so the key is the index.
      <g key={at}>
        <rect {...rect} className={css.opening} vectorEffect="non-scaling-stroke" />
        <path d={lines} className={css.glazing} vectorEffect="non-scaling-stroke" />
      </g>
    )
  })
}
