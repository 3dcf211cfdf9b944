import { DeveloperError } from '@selvage/core/contract'

/**
 * Returns what a provider around the component has given.
 *
 * @throws DeveloperError that names the hook, what it found missing, and what to write.
 */
export function required<Given extends object>(
  given: Given | null | undefined,
  hook: string,
  missing: string,
): Given {
  if (given) return given
  throw new DeveloperError(
    `${hook}() found no ${missing}, so nothing is drawn: no SelvageProvider around it has a shop. Write <SelvageProvider shop catalogue>.`,
  )
}
