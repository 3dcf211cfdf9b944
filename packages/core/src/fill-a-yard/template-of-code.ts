import { isTemplateId } from './template.ts'
import type { TemplateId } from './templates.table.ts'

/** The version that a layout's code begins with. */
export const LAYOUT_VERSION = '1'

/**
 * Returns the template of a layout's code from the gateway without reading the rest; undefined for
 * a code of a later version.
 */
export function templateOfCode(code: string): TemplateId | undefined {
  const [version, template] = code.split('.')
  const templateId = Number(template)
  return version === LAYOUT_VERSION && isTemplateId(templateId) ? templateId : undefined
}
