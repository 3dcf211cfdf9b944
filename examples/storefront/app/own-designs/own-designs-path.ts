import type { Language } from '@selvage/core/locale'
import { pathIn } from '../page/path-in.ts'

/** The query parameter of the place in the list of a member's designs. */
export const OFFSET_PARAM = 'offset'
/** The query parameter of a picture that has come: its upload. */
export const UPLOAD_PARAM = 'upload'
/** The query parameter of a design that was just made. */
export const MADE_PARAM = 'made'

/** Returns the address of a member's own designs, from a place in the list on. */
export const ownDesignsPath = (lang: Language, offset = 0): string =>
  pathIn('own-designs', lang, { [OFFSET_PARAM]: offset > 0 ? String(offset) : undefined })

/** Returns the address on which a design is uploaded, or that says that it was made. */
export const newDesignPath = (lang: Language, made?: number): string =>
  pathIn('new-design', lang, { [MADE_PARAM]: made === undefined ? undefined : String(made) })
