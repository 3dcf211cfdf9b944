import { MAX_ID } from '@selvage/core/contract'
import { fabricFromSlug } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import { isFillAYardFabric, isTemplateId, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout, TemplateId } from '@selvage/core/fill-a-yard'
import type { AttributeProblem } from '../wrong-attributes/attribute-problems.table.ts'

/** The options that the attributes of a Fill-A-Yard set, or the attributes that are invalid. */
export type YardOptions =
  | {
      readonly ok: true
      readonly collectionId: number
      readonly templateId?: TemplateId
      readonly fabric?: FabricCode
      readonly layout?: Layout
    }
  | { readonly ok: false; readonly problems: readonly AttributeProblem[] }

/** Reads `collection-id` and the optional `template-id`, `fabric` and `layout`. */
export function readYard(get: (name: string) => string | null): YardOptions {
  const collectionId = Number(/^\d{1,10}$/.exec(get('collection-id') ?? ''))
  const [template, slug, code] = [get('template-id'), get('fabric'), get('layout')]
  const templateId = Number(template)
  const fabric = slug === null ? undefined : fabricFromSlug(slug)
  const layout = code === null ? undefined : readLayoutCode(code)
  const wrong: Readonly<Partial<Record<AttributeProblem, boolean>>> = {
    'collection-id': !collectionId || collectionId > MAX_ID,
    'template-id': template !== null && !isTemplateId(templateId),
    'fabric:fill-a-yard': slug !== null && !isFillAYardFabric(fabric),
    layout:
      code !== null && (!layout || (collectionId > 0 && layout.collectionId !== collectionId)),
  }
  const problems = (Object.keys(wrong) as AttributeProblem[]).filter((name) => wrong[name])
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    collectionId,
    ...(isTemplateId(templateId) && { templateId }),
    ...(fabric && { fabric }),
    ...(layout && { layout }),
  }
}
