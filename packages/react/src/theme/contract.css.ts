import { createGlobalThemeContract } from '@vanilla-extract/css'
import { lightColors } from '../tokens/colors.table.ts'
import {
  fontFamilies,
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  lines,
  measures,
  motion,
  space,
} from '../tokens/scales.table.ts'

/**
 * Every token as a custom property that partners may set: `--selvage-color-ink`,
 * `--selvage-space-4`, …
 */
export const vars = createGlobalThemeContract(
  {
    color: lightColors,
    space,
    size: fontSizes,
    font: fontFamilies,
    weight: fontWeights,
    leading: lineHeights,
    tracking: letterSpacings,
    line: lines,
    motion,
    measure: measures,
    brand: { brightness: null },
  },
  (_, path) => `selvage-${path.join('-')}`,
)
