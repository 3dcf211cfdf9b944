import type { Collection } from '@selvage/core/collection'
import type { FabricCode } from '@selvage/core/fabric'
import type {
  Cell,
  FillAYardItemInput,
  FillAYardTemplates,
  Layout,
  TemplateId,
} from '@selvage/core/fill-a-yard'
import type { ErrorMessage } from '../error-message.ts'

/** What a filled yard begins with: from an address, a saved link or a line of the cart. */
export interface FillAYardStart {
  /** The step to open with; without it the canvas when there is a layout, else the options. */
  readonly step?: 'options' | 'canvas' | undefined
  readonly templateId?: TemplateId | undefined
  readonly fabric?: FabricCode | undefined
  /** Ignored when it is of another collection. */
  readonly layout?: Layout | undefined
  /** Line of the cart that is changed instead of adding one. */
  readonly itemId?: string | undefined
  readonly quantity?: string | number | undefined
}

export interface FillAYardInput {
  readonly collectionId: number
  /** What the page knows already; the rest is loaded. */
  readonly collection?: Collection | undefined
  readonly templates?: FillAYardTemplates | undefined
  readonly start?: FillAYardStart | undefined
}

/** What happens to the cell that is pressed; `swap` and `copy` take two, one after the other. */
export const CELL_TOOLS = ['square', 'row', 'column', 'swap', 'copy', 'clear'] as const
export type CellTool = (typeof CELL_TOOLS)[number]

/** What happens to the whole cloth at once. */
export const WHOLE_TOOLS = ['all', 'empty', 'checkerboard', 'mirror', 'clear-all'] as const
export type WholeTool = (typeof WHOLE_TOOLS)[number]

/** Where the cursor goes; it stops at the edges. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'start' | 'end'

/**
 * What was done last, to be spoken. `serial` grows with each, so that the same thing done twice is
 * said twice.
 */
export interface Announcement {
  readonly serial: number
  readonly what:
    | CellTool
    | WholeTool
    | 'shuffle'
    | 'undo'
    | 'redo'
    | 'fabric'
    | 'options'
    | 'reopened'
    | 'saved'
    | 'removed'
    | 'picked'
    | 'dropped'
  /** Cells that show something else now; 0 when nothing changed. */
  readonly changed: number
  /** The cell at which it was done. */
  readonly at?: number | undefined
  /** The design that it was done with; null for plain cloth. */
  readonly design?: Cell | undefined
}

/** A layout that the shopper put aside. */
export interface SavedLayout {
  readonly code: string
  /** When, ISO 8601. */
  readonly savedAt: string
}

/** Layouts that are kept of one collection; the oldest makes room. */
export const MAX_SAVED = 20

/** A change of what is kept. */
export type SavedChange = { readonly collectionId: number } & (
  { readonly save: SavedLayout } | { readonly remove: string }
)

export interface FillAYardContext {
  readonly collectionId: number
  readonly itemId?: string | undefined
  readonly collection?: Collection | undefined
  readonly templates?: FillAYardTemplates | undefined
  readonly collectionError?: ErrorMessage | undefined
  readonly templatesError?: ErrorMessage | undefined
  readonly opensAt: 'options' | 'canvas'
  /** What is chosen under the options; the layout follows with Next. */
  readonly templateId: TemplateId
  readonly fabric: FabricCode
  readonly layout: Layout
  /** Earlier layouts, the last one last; without limit. */
  readonly past: readonly Layout[]
  /** Layouts that were undone, the next one to redo last. */
  readonly future: readonly Layout[]
  /** The layout before a run of fabric changes: looking through the fabrics loses nothing. */
  readonly fabricFrom?: Layout | undefined
  /** Cells of the first layout that became plain because their designs are no longer to be had. */
  readonly dropped: number
  /** The design in hand; undefined when the collection has none for sale. */
  readonly design?: number | undefined
  /** The design that was in hand before: the other half of a checkerboard. */
  readonly second: Cell
  readonly tool: CellTool
  /** Index of the cell that the keyboard is at. */
  readonly cursor: number
  /** First cell of a swap or a copy. */
  readonly picked?: number | undefined
  readonly announcement?: Announcement | undefined
  readonly saved: readonly SavedLayout[]
  /** The quantity as it was typed. */
  readonly typed: string
  readonly quantityError?: 'required' | 'integer' | 'minimum' | undefined
  /** The typed number that was above 99 and went back to 1, to be announced. @source spec 1 §4 */
  readonly reset?: number | undefined
  /**
   * Why the layout cannot be added: no design in it, or the gateway cuts the cloth into another
   * number of cells.
   */
  readonly layoutError?: 'empty' | 'capacity' | undefined
  /**
   * Key of the line that is being added. Kept while it is open whether an add was applied, so that
   * a retry adds once.
   */
  readonly lineKey?: string | undefined
  readonly error?: ErrorMessage | undefined
}

/** Edits of the layout. */
export type FillAYardEdit =
  /** The tool at a cell: those of the context where they are left out. */
  | {
      readonly type: 'APPLY'
      readonly at?: number
      readonly tool?: CellTool
      readonly design?: number
    }
  /**
   * `second` is the other half of a checkerboard, null for plain cloth; the design that was in hand
   * before when left out.
   */
  | { readonly type: 'FILL'; readonly what: WholeTool; readonly second?: Cell }
  | { readonly type: 'SHUFFLE'; readonly seed: number }
  | { readonly type: 'CLEAR'; readonly at?: number }
  | { readonly type: 'SWAP'; readonly from: number; readonly to: number }
  | { readonly type: 'COPY'; readonly from: number; readonly to: number }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  | { readonly type: 'CHANGE_FABRIC'; readonly fabric: FabricCode }
  | { readonly type: 'REOPEN'; readonly code: string }
  /** Takes over what was chosen under the options. */
  | { readonly type: 'NEXT' }

export type FillAYardEvent =
  | FillAYardEdit
  | { readonly type: 'CHOOSE_TEMPLATE'; readonly templateId: TemplateId }
  | { readonly type: 'CHOOSE_FABRIC'; readonly fabric: FabricCode }
  /** Back to the options; the layout stays. */
  | { readonly type: 'BACK' }
  | { readonly type: 'CHOOSE_DESIGN'; readonly design: number }
  | { readonly type: 'CHOOSE_TOOL'; readonly tool: CellTool }
  /** In a direction, or straight to a cell. */
  | { readonly type: 'MOVE'; readonly to: Direction | number }
  /** Lets go of the first cell of a swap or a copy. */
  | { readonly type: 'DROP' }
  | { readonly type: 'TYPE_QUANTITY'; readonly typed: string }
  | { readonly type: 'LEAVE_QUANTITY' }
  | { readonly type: 'SAVE'; readonly savedAt: string }
  | { readonly type: 'REMOVE_SAVED'; readonly code: string }
  | { readonly type: 'ADD' }
  /** Loads again what failed, or sends again what was not added. */
  | { readonly type: 'RETRY' }
  /**
   * Asks for the collection and the prices again, for example when a design was withdrawn; the
   * layout stays.
   */
  | { readonly type: 'RELOAD' }
  /** Stops adding. */
  | { readonly type: 'CANCEL' }
  | { readonly type: 'LEAVE' }

/** What the machine tells its owner. */
export type FillAYardEmitted =
  | { readonly type: 'added'; readonly item: FillAYardItemInput; readonly itemId: string }
  | { readonly type: 'left' }
