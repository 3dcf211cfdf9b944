import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'
import { tiles } from '../site/tiles.css.ts'

const { color, size, space, weight } = vars

export const columns = style({
  display: 'grid',
  gap: space[6],
  paddingBlockEnd: space[6],
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const price = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.medium })

export const cloths = style([tiles, { rowGap: space[4] }])
globalStyle(`${cloths} > li`, { paddingBlockStart: space[3] })
globalStyle(`${cloths} p`, { fontSize: size.small, color: color['ink-2'] })

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  paddingBlockEnd: space[6],
})
globalStyle(`${groups} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' })
globalStyle(`${groups} a[aria-current]`, { fontWeight: weight.strong })
