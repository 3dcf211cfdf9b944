import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { figures } from '../theme/type.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, leading, line, motion, size, space, weight } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2-half'],
  minBlockSize: '48px',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[5],
  border: `1px solid ${color.ink}`,
  borderRadius: line.corner,
  background: 'none',
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: weight.medium,
  lineHeight: leading.title,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    // Under the pointer alone: a button that comes alive has its colour at once, or its words could
    // not be read meanwhile.
    '&:hover': { background: color.sunk, transition: `background ${motion.move}` },
    '&:disabled, &[aria-disabled="true"]': {
      borderStyle: 'dashed',
      borderColor: color.edge,
      color: color['ink-2'],
      background: 'none',
      cursor: 'default',
    },
    '&[aria-pressed="true"]': { background: color.ink, color: color.paper, borderColor: color.ink },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

export const button = styleVariants({
  plain: [base],
  buy: [
    base,
    {
      background: color.madder,
      borderColor: color.madder,
      color: color['on-madder'],
      fontWeight: weight.strong,
      selectors: {
        '&:hover': { background: color['madder-deep'] },
        // A buy button that is working stays what it is; only a sold-out one fades.
        '&[aria-busy="true"]': {
          background: color['madder-deep'],
          borderStyle: 'solid',
          borderColor: color['madder-deep'],
          color: color['on-madder'],
        },
      },
    },
  ],
  small: [
    base,
    {
      minBlockSize: '36px',
      paddingInline: space['3-half'],
      paddingBlock: space['1-half'],
      fontSize: vars.size.small,
      borderColor: color.edge,
    },
  ],
  link: [
    base,
    {
      minBlockSize: '24px',
      // Its words stand in line with the text around it.
      paddingInline: space[1],
      marginInline: `calc(${space[1]} * -1)`,
      borderColor: 'transparent',
      fontWeight: weight.plain,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textDecorationColor: color.edge,
      textUnderlineOffset: '0.25em',
      selectors: { '&:hover': { background: 'none', textDecorationColor: 'currentColor' } },
    },
  ],
})

export const wide = style({ inlineSize: '100%', minBlockSize: '56px', fontSize: size.large })
export const apart = style({ justifyContent: 'space-between' })
export const end = style([figures, { flex: 'none' }])
globalStyle(`${base} svg`, { flex: 'none' })
