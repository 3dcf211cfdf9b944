/** The spec's required check: empty, null, an empty list or -1. @source spec 1 §5 */
export function isMissing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === -1 ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  )
}
