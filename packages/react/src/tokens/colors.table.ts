import { onPrint } from './on-print.table.ts'

/** Names of the color tokens; each is the custom property `--selvage-color-{name}`. */
export type ColorToken = keyof typeof lightColors

/** One theme's colors by token. */
export type ThemeColors = Readonly<Record<ColorToken, string>>

/**
 * The light theme: warm paper, ink and hairlines, so that the cloth brings the color, and madder
 * for buy buttons.
 */
export const lightColors = {
  /** The page. */
  paper: '#faf7f1',
  /** Summaries, the cutting table. */
  sunk: '#f2ede3',
  /** Fields and choice cards. */
  raised: '#fffdf9',
  /** Strips, rulers, tags. */
  selvage: onPrint.light,
  /** Text, chosen border. */
  ink: onPrint.dark,
  /** Quiet text. */
  'ink-2': '#5b534a',
  /** Decorative rules only. */
  hair: '#ded6c8',
  /** Control borders. */
  edge: onPrint.quiet,
  /** Buy buttons. */
  madder: '#a3282c',
  'madder-deep': '#7f1b20',
  'on-madder': '#fffaf5',
  /** Saved heart, price drops. */
  'madder-text': '#a3282c',
  /** Focus ring, note. */
  chalk: '#285a8c',
  /** Success. */
  leaf: '#3c6638',
  /** Warning. */
  weld: '#7d5600',
  /** Error. */
  rust: '#a53c06',
  'chalk-wash': '#e6edf3',
  'leaf-wash': '#eaf0e3',
  'weld-wash': '#f8eed6',
  'rust-wash': '#fbe9de',
  /** Pinholes of a selvage. */
  hole: '#b9ae9d',
  /** Faint threads of the woven edge. */
  thread: 'rgb(60 45 25 / 0.035)',
  /** Ring around palette dots, which keeps pale ones visible. */
  'dot-ring': 'rgb(0 0 0 / 0.16)',
  /** Behind a dialog. */
  veil: 'rgb(31 27 23 / 0.45)',
} as const

/** The colors of the dark theme, by the names of the light one. */
export const darkColors = {
  paper: '#191714',
  sunk: '#12100e',
  raised: '#221f1b',
  selvage: '#2b2722',
  ink: '#f2ece1',
  'ink-2': '#bdb3a5',
  hair: '#3b362f',
  edge: '#8d8274',
  madder: '#bd3b3b',
  'madder-deep': '#a22f31',
  'on-madder': '#ffffff',
  'madder-text': '#f19a8e',
  chalk: '#93bdec',
  leaf: '#9cc48f',
  weld: '#e3b95b',
  rust: '#f3a06f',
  'chalk-wash': '#1b2733',
  'leaf-wash': '#1f2a1c',
  'weld-wash': '#2e2614',
  'rust-wash': '#33201a',
  hole: '#5d554a',
  thread: 'rgb(0 0 0 / 0.035)',
  'dot-ring': 'rgb(255 255 255 / 0.3)',
  veil: 'rgb(0 0 0 / 0.6)',
} as const satisfies ThemeColors

/** For `prefers-contrast: more`; always on white. */
export const contrastColors = {
  paper: '#ffffff',
  sunk: '#f2f2f2',
  raised: '#ffffff',
  selvage: '#ffffff',
  ink: '#000000',
  'ink-2': '#000000',
  hair: '#000000',
  edge: '#000000',
  madder: '#7a0f16',
  'madder-deep': '#4d060b',
  'on-madder': '#ffffff',
  'madder-text': '#7a0f16',
  chalk: '#003a75',
  leaf: '#1d4a1a',
  weld: '#5a3d00',
  rust: '#7a2800',
  'chalk-wash': '#ffffff',
  'leaf-wash': '#ffffff',
  'weld-wash': '#ffffff',
  'rust-wash': '#ffffff',
  hole: '#000000',
  thread: 'rgb(0 0 0 / 0)',
  'dot-ring': 'rgb(0 0 0 / 1)',
  veil: 'rgb(0 0 0 / 0.7)',
} as const satisfies ThemeColors

/** The themes by their name in `data-theme`, on the root or on a part of a page. */
export const themes = { light: lightColors, dark: darkColors, contrast: contrastColors } as const

/** A theme's name. With `data-theme="system"` the reader's settings decide. */
export type ThemeName = keyof typeof themes

/** The brand's dots, on its logo and on the checkout's progress. */
export const houseDots = ['#a3282c', '#cf9a36', '#3c6638', '#2c4a6b', '#5c4636'] as const
