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
  return hrefFor.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(entry, name) ? entry[name as keyof Entry] : undefined
    if (typeof value === 'string' || typeof value === 'number') return encodeURIComponent(value)
    throw new Error(
      `The href template '${hrefFor}' names {${name}}, which its entries do not have, so the links would lead nowhere. Write one of ${namesOf(entry)}.`,
    )
  })
}

function namesOf(entry: object): string {
  return Object.entries(entry)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name]) => `{${name}}`)
    .join(', ')
}
