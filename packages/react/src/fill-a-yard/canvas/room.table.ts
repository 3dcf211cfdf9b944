import type { StyleRule } from '@vanilla-extract/css'

/** The width of a page up to which the palette stands at the foot, under the yard. */
const STACKED = '(max-width: 860px)'
/** All but a phone on its side, which has room for the palette beside the yard alone. */
const HIGH = 'screen and (orientation: portrait), screen and (min-height: 501px)'
/** The width of a page up to which a bar of two rows stands above the yard. */
const NARROW = '(max-width: 496px)'
/** A page whose lines are short, since its text is large. */
const SHORT_LINES = '(max-width: 17rem)'
/** A phone on its side. */
export const short = 'screen and (orientation: landscape) and (max-height: 500px)'

/** Returns a rule for where the palette stands under the yard, at the foot of the view. */
export const underYard = (rule: Omit<StyleRule, '@media' | '@container'>) => ({
  '@container': { [STACKED]: { '@media': { [HIGH]: rule } } },
})

/** Returns a rule for a phone that is held upright. */
export const onPhone = (rule: Omit<StyleRule, '@media' | '@container'>) => ({
  '@container': { [NARROW]: { '@media': { [HIGH]: rule } } },
})

/** Returns a rule for a phone that is held upright, with text of half again its size and more. */
export const withLargeText = (rule: Omit<StyleRule, '@media' | '@container'>) => ({
  '@container': { [SHORT_LINES]: { '@media': { [HIGH]: rule } } },
})
