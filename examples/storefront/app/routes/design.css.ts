import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

const { color, line, space } = vars

export const top = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  paddingBlock: space[5],
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
globalStyle(`${top} h1`, { marginBlock: `${space[4]} ${space[3]}`, overflowWrap: 'anywhere' })
globalStyle(`${top} h2`, { marginBlock: `${space[5]} ${space[3]}`, fontSize: vars.size.h4 })
export const picture = style({ border: `${line.hair} solid ${color.hair}` })
export const buy = style({ display: 'grid', gap: space[3], marginBlockEnd: space[4] })
export const colors = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
globalStyle(`${colors} a`, { display: 'inline-block', minBlockSize: '1.5rem' })
export const designer = style({ paddingBlock: space[6] })
globalStyle(`${designer} h2`, { marginBlock: `${space[2]} ${space[4]}` })
/** The ways to keep a design: as a favorite, and in a collection. */
export const keep = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  marginBlockEnd: vars.space[3],
})
