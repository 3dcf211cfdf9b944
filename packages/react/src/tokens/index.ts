export { breakpoints, media } from './breakpoints.table.ts'
export { contrastColors, darkColors, houseDots, lightColors, themes } from './colors.table.ts'
export type { ColorToken, ThemeColors, ThemeName } from './colors.table.ts'
export { contrastRatio, luminance, parseHex, readableOn } from './contrast.ts'
export { checkThemeContrast, contrastPairs } from './theme-contrast.ts'
export type { ContrastFailure, ContrastPair } from './theme-contrast.ts'
export {
  fontFamilies,
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  lines,
  measures,
  motion,
  slideInDelayMs,
  smallScreenSizes,
  space,
} from './scales.table.ts'
