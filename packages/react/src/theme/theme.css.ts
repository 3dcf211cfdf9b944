import { assignVars } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { media } from '../tokens/breakpoints.table.ts'
import { contrastColors, darkColors, lightColors } from '../tokens/colors.table.ts'
import {
  fontFamilies,
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  lines,
  measures,
  motion,
  smallScreenSizes,
  space,
} from '../tokens/scales.table.ts'
import { vars } from './contract.css.ts'
import { documentStyle } from './layered.ts'

/** The custom property of the color scheme, which a host's own rules do not set. */
const scheme = '--selvage-page-scheme'
export const colorScheme = `var(${scheme})`

// The brand's dots have dark colors, so they alone are brighter on a dark page.
const light = {
  ...assignVars(vars.color, lightColors),
  ...assignVars(vars.brand, { brightness: '1' }),
  [scheme]: 'light',
}
const dark = {
  ...assignVars(vars.color, darkColors),
  ...assignVars(vars.brand, { brightness: '1.55' }),
  [scheme]: 'dark',
}
const contrast = { ...light, ...assignVars(vars.color, contrastColors) }
const still = { move: '0s', slide: '0s' }

// These are names of ours alone, so they change nothing on a host's page.
documentStyle(':root, :host', {
  vars: {
    ...light,
    ...assignVars(vars.space, space),
    ...assignVars(vars.size, fontSizes),
    ...assignVars(vars.font, fontFamilies),
    ...assignVars(vars.weight, fontWeights),
    ...assignVars(vars.leading, lineHeights),
    ...assignVars(vars.tracking, letterSpacings),
    ...assignVars(vars.line, lines),
    ...assignVars(vars.motion, motion),
    ...assignVars(vars.measure, measures),
  },
  '@media': {
    [media.upToTablet]: {
      vars: {
        [vars.size.h2]: smallScreenSizes.h2,
        [vars.size.h3]: smallScreenSizes.h3,
        [vars.size.h4]: smallScreenSizes.h4,
        [vars.size.brand]: smallScreenSizes.brand,
      },
    },
    '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.motion, still) },
  },
})

/** The colors of the system's theme, as the reader has set it. */
export const systemTheme: GlobalStyleRule = {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: dark },
    '(prefers-contrast: more)': { vars: contrast },
  },
}
documentStyle('[data-theme="light"], [data-theme="system"]', { vars: light })
documentStyle('[data-theme="dark"]', { vars: dark })
documentStyle('[data-theme="contrast"]', { vars: contrast })
documentStyle('[data-theme="system"]', systemTheme)
// A part in a theme of its own brings the ground that its letters are to be read on.
documentStyle(':where([data-theme])', {
  background: vars.color.paper,
  color: vars.color.ink,
  colorScheme: colorScheme as 'light',
})
