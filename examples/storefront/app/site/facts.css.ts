import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, line, size, space } = vars

/** A list of terms and what they say, a row each. */
export const factList = style({ display: 'grid', margin: 0 })
globalStyle(`${factList} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${factList} dt`, { color: color['ink-2'] })
globalStyle(`${factList} dd`, { margin: 0 })
globalStyle(`${factList} dd p`, { margin: 0, fontSize: size.small, color: color['ink-2'] })
