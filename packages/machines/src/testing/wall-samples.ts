import { assign } from 'xstate'
import { wallpaperCalculatorMachine } from '../wallpaper/wallpaper-calculator.machine.ts'
import { testKeys } from './line-outcomes.ts'
import { compareWalls, wallpaperSizeOfLength, WALLPAPERS } from '@selvage/core/wallpaper'
import type { Wall, WallEstimate, WallRepeat } from '@selvage/core/wallpaper'

export const straightDesign = {
  id: 7,
  forSale: true,
  repeat: { type: 'basic', widthIn: 12, heightIn: 12, periodWidthIn: 12, periodHeightIn: 12 },
} as const
export const halfDropDesign = {
  id: 8,
  forSale: true,
  repeat: { type: 'half-drop', widthIn: 24, heightIn: 24, periodWidthIn: 48, periodHeightIn: 24 },
} as const
export const sampleTotal = { minor: 43_200, currency: 'USD' } as const

interface EstimateOptions {
  /** The number of pieces that the gateway counts in addition to our own plan. */
  readonly more?: number
  readonly status?: WallEstimate['status']
  readonly repeat?: WallRepeat
}

/** Returns a gateway's estimates for a wall, with as many pieces as our own plan or more. */
export function sampleEstimates(
  wall: Pick<Wall, 'system' | 'height' | 'widths'>,
  { more = 0, status = 'available', repeat }: EstimateOptions = {},
): readonly WallEstimate[] {
  return compareWalls({ ...wall, repeat }).map(({ code, result }): WallEstimate => {
    if (!result.ok)
      return {
        code,
        status,
        plan: null,
        rejection: {
          error: result.error === 'invalid-input' ? 'panel-height' : result.error,
          maxHeight: result.maxHeight,
          alternatives: [],
        },
      }
    const items = result.items.map(({ length, quantity }) => ({
      size:
        wallpaperSizeOfLength(WALLPAPERS[code].kind, length, wall.system) ?? ('SWATCH' as const),
      length,
      quantity: quantity + more,
    }))
    return {
      code,
      status,
      rejection: null,
      plan: {
        panels: result.panels,
        wastePercent: result.wastePercent,
        squareFeet: 90,
        items,
        total: sampleTotal,
        unitPrice: { minor: 8_640, currency: 'USD' },
      },
    }
  })
}

/** The machine with the keys of one test: `key-1`, `key-2`, and so on. */
export function keyedCalculator(): typeof wallpaperCalculatorMachine {
  const makeKey = testKeys()
  return wallpaperCalculatorMachine.provide({
    actions: { takeKey: assign(({ context }) => ({ lineKey: context.lineKey ?? makeKey() })) },
  })
}
