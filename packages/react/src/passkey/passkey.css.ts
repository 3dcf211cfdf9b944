import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, leading, line, size, space, weight } = vars

export const list = partStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const entry = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  paddingBlock: space[3],
  paddingInline: space['3-half'],
  lineHeight: leading.control,
})
export const name = partStyle({
  display: 'block',
  fontSize: size.label,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
})
export const facts = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginBlockStart: space[1],
  color: color['ink-2'],
  fontSize: size.small,
})
export const ways = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const none = partStyle({ margin: 0, color: color['ink-2'] })
export const asked = partStyle({ marginBlockEnd: space[5] })
export const keep = partStyle({ margin: `${space[3]} 0 0` })
/** The way in above the form of the password; without a script it could not be used. */
export const logIn = partStyle({
  display: 'grid',
  gap: space[3],
  '@media': { '(scripting: none)': { display: 'none' } },
})
/** The name of the button, and below it what the device asks for. */
export const what = partStyle({ display: 'block', textAlign: 'start' })
export const by = partStyle({
  display: 'block',
  textAlign: 'start',
  fontSize: size.small,
  fontWeight: weight.plain,
})
/** The words between two hairlines. */
export const or = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: `${space[2]} 0`,
  color: color['ink-2'],
  fontSize: size.small,
  '::before': { content: '""', flex: 1, borderBlockStart: `${line.hair} solid ${color.hair}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `${line.hair} solid ${color.hair}` },
})
export const add = partStyle({ display: 'grid', gap: space[3] })
export const quiet = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
