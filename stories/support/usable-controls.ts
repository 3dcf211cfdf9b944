import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types'

type ArgType = StrictArgTypes[string]

/** More choices than these stand in a menu. */
const MAX_RADIOS = 5

/**
 * Gives each prop the control that its type asks for, where Storybook's own would be a JSON editor:
 * a choice for a union with booleans, a line of text for content, and none for what no person can
 * write down.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      withControl(argType, initialArgs[name]),
    ]),
  )

function withControl(argType: ArgType, value: unknown): ArgType {
  const { control, table, type } = argType
  if (control !== undefined) return argType
  if (typeof value === 'object' && !isData(value)) return { ...argType, control: false }
  if (typeof type !== 'object' || type.name !== 'other') return argType
  const summary = table?.type?.summary ?? ''
  const choices = choicesOf(summary)
  if (choices !== null) {
    const kind = choices.length > MAX_RADIOS ? 'select' : 'radio'
    return { ...argType, control: { type: kind }, options: choices }
  }
  if (typeof value === 'string' || (value === undefined && summary === 'ReactNode'))
    return { ...argType, control: { type: 'text' } }
  return typeof value === 'object' ? argType : { ...argType, control: false }
}

/** Returns the values of a union of literals and booleans, such as `boolean | "pairs"`. */
export function choicesOf(summary: string): readonly unknown[] | null {
  const parts = summary.split(' | ').filter((part) => part !== 'undefined')
  const values = parts.flatMap(valuesOf)
  return values.includes(undefined) || !summary.includes('"') ? null : values
}

function valuesOf(part: string): readonly unknown[] {
  if (part === 'boolean') return [false, true]
  return /^(?:"[^"]*"|\d+|true|false)$/.test(part) ? [JSON.parse(part)] : [undefined]
}

/** Arrays, objects and plain values can be edited as JSON; an element and a function cannot. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return !('$$typeof' in value) && Object.values(value).every(isData)
}
