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
    if (!(isList ? Array.isArray(value) : typeof value === 'object' && value))
      throwFor(component, name, value, `${isList ? 'a list' : 'an object'} ${from}`)
  }
}

/**
 * Throws for an address that a component leads to: without it the link is drawn, and does nothing.
 * Those of `computed` may be functions.
 *
 * @throws DeveloperError that names the component, the prop, and what to write.
 */
export function needHrefs(
  component: string,
  hrefs: Readonly<Record<string, unknown>>,
  computed: Readonly<Record<string, unknown>> = {},
): void {
  const given = { ...hrefs, ...computed }
  for (const name in given) {
    const isFunction = typeof given[name] === 'function' && name in computed
    if (typeof given[name] !== 'string' && !isFunction)
      throwFor(component, name, given[name], 'the address of a page')
  }
}

function throwFor(component: string, name: string, value: unknown, what: string): never {
  throw new DeveloperError(
    `${component} got ${value === null ? value : typeof value} for ${name}, so it cannot be drawn. Write <${component} ${name}={…}> with ${what}.`,
  )
}
