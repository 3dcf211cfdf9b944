import { DeveloperError } from '@selvage/core/contract'
import { fillHref } from './fill-href.ts'

/**
 * The addresses of a list's entries: a function of an entry, or a template that names the entry's
 * fields in braces, such as `/en/fabric/{id}`. A template is data, so a server component can pass
 * it. Without a field it would lead every entry to one page.
 */
export type HrefFor<Entry> =
  `${string}{${keyof Entry & string}}${string}` | ((entry: Entry) => string)

/**
 * Returns the address of an entry. The fields of a template are written as a URL needs them.
 *
 * @throws DeveloperError for a template that names something other than a text or a number of the
 *   entry.
 */
export function hrefOf<Entry extends object>(
  hrefFor: string | ((entry: NoInfer<Entry>) => string),
  entry: Entry,
): string {
  if (typeof hrefFor === 'function') return hrefFor(entry)
  const href = fillHref(templateOf(hrefFor), entry)
  if (href === undefined) {
    throw new DeveloperError(
      `The href template '${hrefFor}' names a field that its entries do not have, so they lead nowhere. Write one of ${Object.keys(entry).join(', ')} in the braces.`,
    )
  }
  return href
}

/**
 * The address for one value: a function of it, or a template with a placeholder such as `{query}`.
 * A template is data, so a server component can pass it.
 */
export type HrefWith<Placeholder extends string, Value extends string | number> =
  `${string}${Placeholder}${string}` | ((value: Value) => string)

/** Returns the address for a value, which is such as a URL takes: a number, a code, a query. */
export function hrefWith<Placeholder extends string, Value extends string | number>(
  href: HrefWith<NoInfer<Placeholder>, Value>,
  placeholder: Placeholder,
  value: Value,
): string {
  return typeof href === 'function'
    ? href(value)
    : templateOf(href).replace(placeholder, String(value))
}

/** Plain JavaScript passes what TypeScript would reject, such as a prop that is left out. */
function templateOf(given: unknown): string {
  if (typeof given === 'string') return given
  throw new DeveloperError(
    `A list got ${typeof given} for the addresses of its links, so they lead nowhere. Write a template such as hrefFor="/en/fabric/{id}".`,
  )
}
