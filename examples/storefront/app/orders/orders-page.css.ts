import { style } from '@vanilla-extract/css'
import { media } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

const { color, size, space } = vars

export const page = style({ paddingBlock: `${space[5]} ${space[7]}` })
/** The list in a column that is as wide as its words need. */
export const column = style({ maxInlineSize: '720px' })

/** The way back, messages and the order, one under the other. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '940px',
  '@media': {
    [media.upToTablet]: { gap: space[4] },
    [media.fromLarge]: { maxInlineSize: 'none' },
  },
})
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: '44px',
  fontSize: size.small,
})
export const note = style({ margin: 0, color: color['ink-2'], fontSize: size.small })
