/**
 * Embeddings, overrides and isolates of writing direction. They are invisible, and one in a gift
 * message or a name turns around what is printed beside it.
 */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns a request's query or body without the controls of writing direction in its texts, at any
 * depth. Telephones put them around numbers that people copy, so they are not rejected.
 */
export function withoutDirectionControls<T>(value: T): T
export function withoutDirectionControls(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CONTROLS, '')
  if (Array.isArray(value)) return value.map((each: unknown) => withoutDirectionControls(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutDirectionControls(inner)]),
  )
}
