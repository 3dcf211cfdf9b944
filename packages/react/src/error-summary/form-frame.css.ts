import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, line, space } = vars

/** One field under the other. */
export const fields = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4-half'],
})
/** A text of several lines, which its writer may make higher. */
export const longText = partStyle({ resize: 'vertical' })
/** A field that takes a file, whose button has the face of the page. */
export const fileBox = partStyle({
  maxInlineSize: '100%',
  selectors: {
    // The browser's own button has the browser's own face.
    '&::file-selector-button': {
      marginInlineEnd: space[3],
      border: `${line.hair} solid ${color.edge}`,
      borderRadius: line.corner,
      paddingInline: space[3],
      background: color.sunk,
      color: 'inherit',
      font: 'inherit',
    },
  },
})
