import type { StyleRule } from '@vanilla-extract/css'

/** The width of a page up to which the palette stands at the foot, under the yard. */
const STACKED = '(max-width: 860px)'
/** All but a phone on its side, which has room for the palette beside the yard alone. */
const HIGH = 'screen and (orientation: portrait), screen and (min-height: 501px)'
/** A phone on its side. */
export const short = 'screen and (orientation: landscape) and (max-height: 500px)'

/** Returns a rule for where the palette stands under the yard, at the foot of the view. */
export const underYard = (rule: Omit<StyleRule, '@media' | '@container'>) => ({
  '@container': { [STACKED]: { '@media': { [HIGH]: rule } } },
})
