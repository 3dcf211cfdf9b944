import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

const { space } = vars
const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const

export const templates = style({
  ...list,
  gap: `${space[6]} ${space[5]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.fromLarge]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
export const template = style({ minInlineSize: 0 })
globalStyle(`${template} > svg`, { inlineSize: 'auto', blockSize: '8.5rem' })
globalStyle(`${template} > h3`, { fontSize: vars.size.h4, marginBlock: `${space[4]} ${space[2]}` })
globalStyle(`${template} > p`, { margin: 0, fontSize: vars.size.small })

export const steps = style({
  ...list,
  gap: space[6],
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
globalStyle(`${steps} h3`, { marginBlockEnd: space[3] })
