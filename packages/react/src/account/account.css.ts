import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, size, space, weight } = vars

/** One form under the other, with the distances of a form in one column. */
export const form = partStyle({ display: 'grid', gap: space['4-half'] })
/** Short fields side by side where each has room for its words. */
export const columns = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  gap: `${space['4-half']} ${space[4]}`,
})

/** The box of a password with its button inside. */
export const passwordBox = partStyle({ position: 'relative' })
globalStyle(`${passwordBox} > input`, { paddingInlineEnd: `calc(${space[7]} + ${space[6]})` })
export const reveal = partStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[2],
  paddingInline: space['1-half'],
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: size.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { fontWeight: weight.strong } },
})

/** The way out for one who knows the password no more: close to its field. */
export const forgot = partStyle({ margin: `calc(-1 * ${space[2]}) 0 0` })

/** The cloths of the cart beside what becomes of it. */
export const along = partStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  background: color.sunk,
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const cloths = partStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: line.hair,
  blockSize: '148px',
  '@media': { [media.upToTablet]: { blockSize: '96px' } },
})
globalStyle(`${cloths} img`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
})
export const alongText = partStyle({
  alignSelf: 'center',
  padding: `${space[4]} ${space[5]}`,
  '@media': { [media.upToTablet]: { padding: `${space[3]} ${space[4]} ${space[4]}` } },
})
globalStyle(`${alongText} h2`, { margin: `0 0 ${space[1]}`, fontSize: size.h3 })
globalStyle(`${alongText} p`, { margin: 0 })
