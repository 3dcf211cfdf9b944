import { vars } from '../theme/contract.css.ts'
import { partRecipe, partStyle } from '../theme/layered.ts'

const { color, size, space, weight } = vars

export const back = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  marginBlockStart: `calc(-1 * ${space['2-half']})`,
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: size.label,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      border: 'solid currentColor',
      borderWidth: '0 0 1.5px 1.5px',
      transform: 'rotate(45deg)',
    },
    '[dir="rtl"] &::before': { transform: 'rotate(-135deg)' },
  },
})
/** The way to a menu's page beside its cloth. */
export const band = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '52px',
  fontSize: size.large,
  fontWeight: weight.strong,
})
export const bandCloth = partStyle({ inlineSize: '128px', blockSize: '80px' })
export const levels = partStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${color.hair}`,
})
export const level = partStyle({ borderBlockEnd: `1px solid ${color.hair}` })
/** A line of a level: a link, or a button that leads a level deeper. */
export const line = partRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: '52px',
    paddingBlock: space[2],
    paddingInline: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: size.large,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: { '&[aria-current]': { fontWeight: weight.strong } },
  },
  variants: {
    emphasized: { true: { fontWeight: weight.strong }, false: {} },
    deeper: {
      true: {
        selectors: {
          '&::after': {
            content: '""',
            flex: 'none',
            marginInlineEnd: space[1],
            inlineSize: '8px',
            blockSize: '8px',
            border: 'solid currentColor',
            borderWidth: '1.5px 1.5px 0 0',
            transform: 'rotate(45deg)',
          },
          '[dir="rtl"] &::after': { transform: 'rotate(-135deg)' },
        },
      },
      false: {},
    },
  },
})
export const count = partStyle({
  marginInlineStart: 'auto',
  color: color['ink-2'],
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const spread = partStyle({ marginInlineEnd: 'auto' })
