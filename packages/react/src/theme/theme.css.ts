import { assignVars, globalStyle } from '@vanilla-extract/css'
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

// The brand's dots have dark colors, so they alone are brighter on a dark page.
const light = {
  ...assignVars(vars.color, lightColors),
  ...assignVars(vars.brand, { brightness: '1' }),
}
const dark = {
  ...assignVars(vars.color, darkColors),
  ...assignVars(vars.brand, { brightness: '1.55' }),
}
const contrast = {
  ...assignVars(vars.color, contrastColors),
  ...assignVars(vars.brand, { brightness: '1' }),
}
const still = { move: '0s', slide: '0s' }

globalStyle(':root, :host', {
  colorScheme: 'light',
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

globalStyle(':root:not([data-theme]), :host(:not([data-theme]))', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark },
    '(prefers-contrast: more)': { colorScheme: 'light', vars: contrast },
  },
})

globalStyle('[data-theme="light"]', { colorScheme: 'light', vars: light })
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: dark })
globalStyle('[data-theme="contrast"]', { colorScheme: 'light', vars: contrast })
