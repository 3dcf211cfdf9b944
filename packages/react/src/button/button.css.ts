import { figures } from '../theme/type.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, recipe } from '../theme/layered.ts'

const { color, font, leading, line, motion, size, space, weight } = vars

const base = partStyle({
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
    // Only the hover color has a transition: a button that becomes enabled changes color at once,
    // because its text could not be read meanwhile.
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
  // Nothing can be pressed on paper.
  '@media': { print: { display: 'none' } },
})

export const button = recipe({
  base,
  variants: {
    kind: {
      plain: {},
      buy: {
        background: color.madder,
        borderColor: color.madder,
        color: color['on-madder'],
        fontWeight: weight.strong,
        selectors: {
          '&:hover': { background: color['madder-deep'] },
          // A buy button that is working keeps its color; only a sold-out one fades.
          '&[aria-busy="true"]': {
            background: color['madder-deep'],
            borderStyle: 'solid',
            borderColor: color['madder-deep'],
            color: color['on-madder'],
          },
        },
      },
      small: {
        minBlockSize: '36px',
        paddingInline: space['3-half'],
        paddingBlock: space['1-half'],
        fontSize: size.small,
        borderColor: color.edge,
      },
      link: {
        minBlockSize: '24px',
        // The text stands in line with the text around it.
        paddingInline: space[1],
        marginInline: `calc(-1 * ${space[1]})`,
        borderColor: 'transparent',
        fontWeight: weight.plain,
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textDecorationColor: color.edge,
        textUnderlineOffset: '0.25em',
        selectors: { '&:hover': { background: 'none', textDecorationColor: 'currentColor' } },
      },
    },
    /** As wide as its column. */
    wide: { true: { inlineSize: '100%', minBlockSize: '56px', fontSize: size.large } },
    /** The label and what follows it stand at both ends. */
    apart: { true: { flexWrap: 'wrap', justifyContent: 'space-between' } },
  },
  defaultVariants: { kind: 'plain' },
})

export const end = partStyle([figures, { flex: 'none', marginInlineStart: 'auto' }])
globalStyle(`${base} svg`, { flex: 'none' })
