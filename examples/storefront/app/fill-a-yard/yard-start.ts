import type { FabricCode } from '@selvage/core/fabric'
import type { Layout, TemplateId } from '@selvage/core/fill-a-yard'

/** The initial choices of a yard, from its address. */
export interface YardStart {
  readonly templateId?: TemplateId
  readonly fabric?: FabricCode
  readonly layout?: Layout
  /** The cart line that is edited, and its quantity. */
  readonly itemId?: string
  readonly quantity?: number
}
