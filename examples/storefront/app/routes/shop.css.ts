import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

export const head = style({
  paddingBlock: `${vars.space[5]} ${vars.space[5]}`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hair}`,
  marginBlockEnd: vars.space[5],
})
globalStyle(`${head} h1`, { marginBlock: `${vars.space[4]} ${vars.space[3]}` })

export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space[4],
})
globalStyle(`${under} p`, { marginBlock: 0 })
globalStyle(`${under} p + p`, { marginBlockStart: vars.space[3] })
export const count = style({ fontVariantNumeric: 'tabular-nums', color: vars.color['ink-2'] })

export const tool = style({ fontWeight: vars.weight.medium })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlockEnd: vars.space[7],
  '@media': { [media.fromDesktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
})

/** On small screens a panel that its button opens; on wide ones beside the results. */
export const filters = style({
  '@media': {
    [media.fromDesktop]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      overflow: 'visible',
    },
    [media.upToTablet]: {
      insetBlock: 0,
      insetInline: '0 auto',
      margin: 0,
      blockSize: '100dvh',
      inlineSize: 'min(22rem, 88vw)',
      padding: vars.space[5],
      border: 0,
      background: vars.color.paper,
      color: vars.color.ink,
      overflowY: 'auto',
    },
  },
})
export const opener = style({ '@media': { [media.fromDesktop]: { display: 'none' } } })

/** What a search has found, under its filters. */
export const results = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 })

// The order is applied at once where a script runs.
globalStyle('form[data-shop-sort] [type="submit"][hidden]', { display: 'none' })
