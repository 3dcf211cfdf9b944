import type { MeasurementSystem } from '../locale/locale.table.ts'
import { cutPanels, cutRolls, EPSILON } from './cut-plan.ts'
import type { Cut } from './cut-plan.ts'
import type { WallRejection, WallRepeat } from './wall-plan.ts'
import { longestOf, panelWidthOf, stockedLengths } from './wallpaper-stock.ts'
import type { WallpaperKind } from './wallpapers.table.ts'

/** A wall whose lengths can be fractions, which the search for near misses needs. */
export interface MeasuredWall {
  readonly system: MeasurementSystem
  readonly kind: WallpaperKind
  readonly height: number
  readonly totalWidth: number
  readonly repeat?: WallRepeat | undefined
}

/**
 * The purchase for a wall: the strips, the stocked length that they are cut from, and the pieces
 * with their cuts.
 */
export interface WallPurchase {
  readonly ok: true
  readonly panels: number
  readonly panelLength: number
  readonly repeatAllowance: number
  readonly phaseStep: number
  readonly stocked: number
  readonly cuts: readonly Cut[]
}

/**
 * Finds the pieces and cuts for a wall. A rejected height is reported before a rejected repeat,
 * because another design would not help then.
 */
export function buyWall(wall: MeasuredWall): WallPurchase | WallRejection {
  const maxHeight = longestOf(wall.kind, wall.system)
  if (wall.height > maxHeight) return { ok: false, error: `${wall.kind}-height`, maxHeight }
  const panelWidth = panelWidthOf(wall.system)
  const panels = Math.max(1, Math.ceil(wall.totalWidth / panelWidth - EPSILON))
  const phaseStep =
    wall.repeat && shiftsEveryPanel(wall.repeat, panelWidth) ? wall.repeat.height / 2 : 0
  return wall.kind === 'panel'
    ? buyPanels(wall, { panels, phaseStep, maxHeight })
    : buyRolls(wall, { panels, phaseStep, maxHeight })
}

interface Strips {
  readonly panels: number
  readonly phaseStep: number
  readonly maxHeight: number
}

/**
 * All panels are printed the same from one edge. Where every second panel has to be moved by half a
 * repeat, each panel is that much longer.
 */
function buyPanels(
  { system, height }: MeasuredWall,
  { panels, phaseStep, maxHeight }: Strips,
): WallPurchase | WallRejection {
  const panelLength = height + phaseStep
  const stocked = stockedLengths('panel', system).find((length) => length >= panelLength - EPSILON)
  if (stocked === undefined)
    return { ok: false, error: 'panel-repeat', maxHeight, need: panelLength }
  return {
    ok: true,
    panels,
    panelLength,
    repeatAllowance: phaseStep,
    phaseStep,
    stocked,
    cuts: cutPanels({ panels, panelLength, stocked }),
  }
}

/**
 * On a roll the half repeat needs no extra length, because a strip starts where the print has its
 * phase.
 */
function buyRolls(
  { height, repeat }: MeasuredWall,
  { panels, phaseStep, maxHeight }: Strips,
): WallPurchase | WallRejection {
  const cuts = cutRolls({
    panels,
    panelLength: height,
    stocked: maxHeight,
    repeat: repeat?.height ?? 0,
    phases: (panel) => (panel % 2 === 1 ? phaseStep : 0),
  })
  if (cuts === undefined)
    return { ok: false, error: 'roll-repeat', maxHeight, need: height + phaseStep }
  return {
    ok: true,
    panels,
    panelLength: height,
    repeatAllowance: 0,
    phaseStep,
    stocked: maxHeight,
    cuts,
  }
}

/**
 * True when every panel has to be moved against the next: panels are printed the same, so an odd
 * number of half-drop columns leaves the next panel half a repeat too high.
 */
function shiftsEveryPanel({ type, width }: WallRepeat, panelWidth: number): boolean {
  return type === 'half-drop' && Math.max(1, Math.round(panelWidth / width)) % 2 === 1
}
