import type { Language } from '@selvage/core/locale'
import { pathIn } from '../page/path-in.ts'

/** The query parameter of the place in the list. */
export const OFFSET_PARAM = 'offset'

/** Returns the address of the designers whom a member follows, from a place in the list on. */
export const connectionsPath = (lang: Language, offset = 0): string =>
  pathIn('connections', lang, { [OFFSET_PARAM]: offset > 0 ? String(offset) : undefined })
