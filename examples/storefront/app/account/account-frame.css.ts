import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, line, space, weight } = vars

export const page = style({ paddingBlock: `${space[5]} ${space[7]}` })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlockEnd: space[4],
})
globalStyle(`${head} h1`, { margin: 0 })
globalStyle(`${head} p`, { margin: 0, color: color['ink-2'] })

/** Links side by side over a hairline; a line marks the page that is shown. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  marginBlockEnd: space[5],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
})
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      boxShadow: `inset 0 calc(-1 * ${line.chosen}) ${color.ink}`,
      fontWeight: weight.strong,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { borderBlockEnd: `${line.chosen} solid CanvasText` } },
    },
  },
})
