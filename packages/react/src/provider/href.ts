import { fillHref } from './fill-href.ts'

/**
 * The addresses of a list's entries: a function of an entry, or a template that names the entry's
 * fields in braces, such as `/en/fabric/{id}`. A template is data, so a server component can pass
 * it.
 */
export type HrefFor<Entry> = string | ((entry: Entry) => string)

/**
 * Returns the address of an entry. The fields of a template are written as a URL needs them.
 *
 * @throws Error for a template that names something other than a text or a number of the entry.
 */
export function hrefOf<Entry extends object>(hrefFor: HrefFor<Entry>, entry: Entry): string {
  if (typeof hrefFor === 'function') return hrefFor(entry)
  const href = fillHref(hrefFor, entry)
  if (href === undefined) {
    throw new Error(
      `The href template '${hrefFor}' names a field that its entries do not have, so its links would lead nowhere. Write one of ${Object.keys(entry).join(', ')} in the braces.`,
    )
  }
  return href
}
