/**
 * Returns what a provider around the component has given.
 *
 * @throws Error that names the hook, what it found missing, and what to write.
 */
export function required<Given extends object>(
  given: Given | null | undefined,
  hook: string,
  missing: string,
): Given {
  if (given) return given
  throw new Error(
    `${hook}() found no ${missing}, so nothing is drawn. Wrap the root in <SelvageProvider shop catalogue>.`,
  )
}
