import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { offsetIn } from '../page/offset-in.ts'

/** The part of the cart's address that names a place in the list of saved lines. */
export const SAVED_OFFSET = 'saved_offset'

/** Returns the address of what is saved for later, from a place in its list on. */
export function savedPath(lang: Language, offset = 0): string {
  const query = { [SAVED_OFFSET]: offset > 0 ? offset : undefined }
  return `${localizePath('cart', lang, {}, query)}#saved`
}

/** Returns the place in the list that an address asks for; anything else is its beginning. */
export function savedOffsetOf({ url }: Pick<Request, 'url'>): number {
  return offsetIn(new URL(url).searchParams, SAVED_OFFSET)
}
