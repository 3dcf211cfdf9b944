export { breakpoints, media } from './breakpoints.table.ts'
export {
  contrastColors,
  darkColors,
  houseDots,
  lightColors,
  themes,
  type ColorToken,
  type ThemeColors,
  type ThemeName,
} from './colors.table.ts'
export {
  checkThemeContrast,
  contrastPairs,
  contrastRatio,
  luminance,
  parseHex,
  readableOn,
  type ContrastFault,
  type ContrastPair,
} from './contrast.ts'
export {
  fontFamilies,
  fontSizes,
  lines,
  measures,
  motion,
  slideInDelayMs,
  smallScreenSizes,
  space,
} from './scales.table.ts'
