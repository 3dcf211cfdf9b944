import { MAX_ID } from '@selvage/core/contract'
import { fabricFromSlug } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import { isFillAYardFabric, isTemplateId, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout, TemplateId } from '@selvage/core/fill-a-yard'
import type { AttributeProblem } from '../page/report-attribute.ts'

/** The options that the attributes of a Fill-A-Yard set, or the attribute that is invalid. */
export type YardOptions =
  | {
      readonly ok: true
      readonly collectionId: number
      readonly templateId?: TemplateId
      readonly fabric?: FabricCode
      readonly layout?: Layout
    }
  | { readonly ok: false; readonly problem: AttributeProblem }

/** Reads `collection-id` and the optional `template-id`, `fabric` and `layout`. */
export function readYard(get: (name: string) => string | null): YardOptions {
  const collectionId = Number(/^\d{1,10}$/.exec(get('collection-id') ?? ''))
  if (!collectionId || collectionId > MAX_ID)
    return { ok: false, problem: ['collection-id', 'is not the number of a collection', '12'] }
  const [template, slug, code] = [get('template-id'), get('fabric'), get('layout')]
  const templateId = Number(template)
  if (template !== null && !isTemplateId(templateId))
    return { ok: false, problem: ['template-id', 'is not a template: 8, 6, 4, 5, 1 or 10', '4'] }
  const fabric = slug === null ? undefined : fabricFromSlug(slug)
  if (slug !== null && !isFillAYardFabric(fabric))
    return {
      ok: false,
      problem: [
        'fabric',
        'is not a fabric that Fill-A-Yard is printed on',
        'petal_signature_cotton',
      ],
    }
  const layout = code === null ? undefined : readLayoutCode(code)
  if (code !== null && layout?.collectionId !== collectionId)
    return {
      ok: false,
      problem: [
        'layout',
        'is not a layout of this collection',
        '1.8.petal_signature_cotton.12.5.00',
      ],
    }
  return {
    ok: true,
    collectionId,
    ...(isTemplateId(templateId) && { templateId }),
    ...(fabric && { fabric }),
    ...(layout && { layout }),
  }
}
