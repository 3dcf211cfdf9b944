import { style } from '@vanilla-extract/css'

/** The narrowest screen, without its margins. */
export const narrow = style({ inlineSize: '288px' })
/** A sheet of paper. */
export const paper = style({ maxInlineSize: '720px' })
