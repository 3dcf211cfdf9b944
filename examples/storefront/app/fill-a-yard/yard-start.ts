import type { FabricCode } from '@selvage/core/fabric'
import type { Layout, TemplateId } from '@selvage/core/fill-a-yard'

/** What a yard begins with, as its address says. */
export interface YardStart {
  readonly templateId?: TemplateId
  readonly fabric?: FabricCode
  readonly layout?: Layout
  /** The cart's line that is edited, with its pieces. */
  readonly itemId?: string
  readonly quantity?: number
}
