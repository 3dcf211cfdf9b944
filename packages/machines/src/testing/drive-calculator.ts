import { wallpaperCalculatorView } from '../wallpaper/index.ts'
import type { wallpaperCalculatorMachine, WallpaperCalculatorInput } from '../wallpaper/index.ts'
import { drive } from './run.ts'
import type { Driver } from './run.ts'
import { keyedCalculator, sampleEstimates, straightDesign } from './wall-samples.ts'

type DrivenCalculator = Driver<typeof wallpaperCalculatorMachine>

/** Starts the calculator with a straight design. */
export const begin = (input: Partial<WallpaperCalculatorInput> = {}) =>
  drive(keyedCalculator(), { measurement: 'imperial', design: straightDesign, ...input })
export const viewOf = ({ snapshot }: DrivenCalculator) => wallpaperCalculatorView(snapshot)
/** The event of typing a length. */
export const type = (field: 'height' | number, typed: string) => ({
  type: 'TYPE' as const,
  field,
  typed,
})
export const toDebounce = { after: 'debounce' } as const
/** A wall of five panels. */
export const wall = { system: 'imperial', height: 96, widths: [120] } as const
/** Starts the calculator with a wall and asks the gateway. */
export const asked = (input?: Partial<WallpaperCalculatorInput>) =>
  begin({ start: wall, ...input }).send(toDebounce)
/** Starts the calculator with a wall and answers with sample estimates. */
export const answered = (
  options: Parameters<typeof sampleEstimates>[1] = {},
  start = { system: 'imperial' as const, height: 96, widths: [120] as readonly number[] },
  input?: Partial<WallpaperCalculatorInput>,
) => {
  const driven = asked({ start, ...input })
  return driven.send({
    done: 'estimate',
    output: { wallKey: keyOf(driven), estimates: sampleEstimates(start, options) },
  })
}
const keyOf = ({
  snapshot: {
    context: { wall: at },
  },
}: DrivenCalculator) =>
  `measurement_system=${at?.system}&height=${at?.height}&widths=${at?.widths.join('.')}`
