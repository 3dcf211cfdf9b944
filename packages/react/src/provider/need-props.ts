import { DeveloperError } from '@selvage/core/contract'

/**
 * Throws for a prop that a component cannot be drawn without: plain JavaScript passes what
 * TypeScript would reject, and React's own error names neither the component nor the prop.
 *
 * @throws DeveloperError that names the component, the prop, and what to write.
 */
export function needProps(
  component: string,
  objects: object,
  lists: object = {},
  from = `of ${component}Props`,
): void {
  const given: Readonly<Record<string, unknown>> = { ...objects, ...lists }
  for (const name in given) {
    const value = given[name]
    const isList = name in lists
    if (isList ? Array.isArray(value) : typeof value === 'object' && value) continue
    throw new DeveloperError(
      `${component} got ${value === null ? value : typeof value} for ${name}, so it cannot be drawn. Write <${component} ${name}={…}> with ${isList ? 'a list' : 'an object'} ${from}.`,
    )
  }
}
