import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, space } = vars

/** Unprinted cloth: its warp and weft. */
export const unprinted = partStyle({
  background: `repeating-linear-gradient(0deg, ${color.hair} 0 1px, transparent 1px 6px), repeating-linear-gradient(90deg, ${color.hair} 0 1px, transparent 1px 6px)`,
})

const weave = keyframes({ from: { opacity: 0.45 }, to: { opacity: 1 } })

const waiting = partStyle({ animation: `${weave} 900ms ease-in-out infinite alternate` })

export const card = partStyle({ border: `1px solid ${color.hair}` })
export const window = partStyle([unprinted, waiting, { aspectRatio: '1 / 1.06' }])
export const lines = partStyle([
  waiting,
  { display: 'grid', gap: space[2], paddingBlockStart: space[3] },
])
export const thread = partStyle({ blockSize: '10px', background: color.hair })
export const short = partStyle([thread, { inlineSize: '55%' }])
export const grid = partStyle({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 44%), 1fr))',
})
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2-half'],
  margin: 0,
  color: color['ink-2'],
})
