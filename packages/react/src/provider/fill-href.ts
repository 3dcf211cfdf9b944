/**
 * Returns a template with each `{name}` replaced by that field, written as a URL needs it;
 * undefined when there is no such text or number.
 */
export function fillHref(template: string, fields: object): string | undefined {
  let isWhole = true
  const href = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = fields[name as keyof typeof fields]
    if (typeof value === 'string' || typeof value === 'number') return encodeURIComponent(value)
    isWhole = false
    return ''
  })
  return isWhole ? href : undefined
}
