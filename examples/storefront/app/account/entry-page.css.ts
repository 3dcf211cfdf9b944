import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

const { color, line, size, space } = vars

export const page = style({ paddingBlockEnd: space[7] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: `${space[5]} ${space[4]}`,
})
globalStyle(`${head} h1`, { margin: 0 })
globalStyle(`${head} p`, { margin: 0, color: color['ink-2'] })

/** Both forms side by side with a hairline between; one under the other on small screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginBlockStart: space[6],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const column = style({
  minInlineSize: 0,
  paddingBlock: `${space[5]} ${space[4]}`,
  selectors: {
    '&:first-child': { paddingInlineEnd: space[7] },
    '&:last-child': {
      paddingInlineStart: space[7],
      borderInlineStart: `${line.hair} solid ${color.hair}`,
    },
  },
  '@media': {
    [media.upToTablet]: {
      selectors: {
        '&:first-child': { paddingInlineEnd: 0 },
        '&:last-child': {
          paddingInlineStart: 0,
          borderInlineStart: 0,
          borderBlockStart: `${line.hair} solid ${color.hair}`,
        },
      },
    },
  },
})
globalStyle(`${column} > h2`, { margin: 0 })
export const lead = style({
  margin: `${space[1]} 0 ${space[5]}`,
  color: color['ink-2'],
})

/** The way on without an account. */
export const asGuest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${asGuest} p`, { margin: 0, color: color['ink-2'] })
export const ratherNot = style({ margin: 0, fontSize: size.lead })
