import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, font } = vars

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', background: color.sunk })
export const folds = style({ pointerEvents: 'none' })
export const edge = style({ fill: color.selvage })
export const pinholes = style({ stroke: color.hole, strokeLinecap: 'round' })
export const dot = style({ stroke: 'rgb(0 0 0 / 0.18)' })
export const print = style({ fill: color['ink-2'], fontFamily: font.text, letterSpacing: '0.07em', textTransform: 'uppercase', '@media': { [media.upToTablet]: { display: 'none' } } })
export const corner = style({})
export const table = style({ fill: color.sunk })
const dashed = { fill: 'none', stroke: '#1f1b17', strokeDasharray: '4 3' } as const
export const cut = style({ ...dashed, strokeWidth: 1 })
export const cutChosen = style({ ...dashed, strokeWidth: 2.5, strokeDasharray: 'none' })
export const tag = style({ fill: color.selvage })
export const tagText = style({ fill: color.ink, fontFamily: font.text })
export const tape = style({ fill: color['ink-2'], fontFamily: font.text, fontVariantNumeric: 'tabular-nums lining-nums' })
export const whenWide = style({ '@media': { [media.upToTablet]: { display: 'none' } } })
export const whenNarrow = style({ display: 'none', '@media': { [media.upToTablet]: { display: 'inline' } } })
