import type { Collection } from '@selvage/core/collection'
import type { FabricCode } from '@selvage/core/fabric'
import type {
  Cell,
  FillAYardItemInput,
  FillAYardTemplates,
  Layout,
  TemplateId,
} from '@selvage/core/fill-a-yard'
import type { BuyFormState } from '../cart/buy-form.ts'
import type { ErrorMessage } from '../error-message.ts'

/** The initial state of a filled yard, from an address, a saved link or a cart line. */
export interface FillAYardStart {
  /** The first step; when left out, the canvas if there is a layout, and the options otherwise. */
  readonly step?: 'options' | 'canvas' | undefined
  readonly templateId?: TemplateId | undefined
  readonly fabric?: FabricCode | undefined
  /** A layout of another collection is ignored. */
  readonly layout?: Layout | undefined
  /** The cart line to change; when left out, a new line is added. */
  readonly itemId?: string | undefined
  readonly quantity?: string | number | undefined
}

/** Everything that Fill-A-Yard begins with. */
export interface FillAYardInput {
  readonly collectionId: number
  /** Data that the page has already; the rest is loaded. */
  readonly collection?: Collection | undefined
  readonly templates?: FillAYardTemplates | undefined
  readonly start?: FillAYardStart | undefined
}

/** The tools for the pressed cell; `swap` and `copy` need two cells, one after the other. */
export const CELL_TOOLS = ['square', 'row', 'column', 'swap', 'copy', 'clear'] as const
/** A tool for the pressed cell. */
export type CellTool = (typeof CELL_TOOLS)[number]

/** The tools that change the whole layout at once. */
export const WHOLE_TOOLS = ['deal', 'all', 'empty', 'checkerboard', 'mirror', 'clear-all'] as const
/** A tool that changes the whole layout at once. */
export type WholeTool = (typeof WHOLE_TOOLS)[number]

/** The moves of the cursor; it stops at the edges. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'start' | 'end'

/**
 * The last edit, for screen readers. `serial` grows with each edit, so that a repeated edit is
 * announced again.
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
  /** The number of cells that changed. */
  readonly changed: number
  /** The index of the edited cell. */
  readonly at?: number | undefined
  /** The design that was used; null for plain cloth. */
  readonly design?: Cell | undefined
}

/** The steps before and after a layout, without a limit. */
export interface LayoutHistory {
  /** Earlier layouts, the latest one last. */
  readonly past: readonly Layout[]
  /** Layouts that were undone, the next one to redo last. */
  readonly future: readonly Layout[]
}

/** A layout that the shopper saved. */
export interface SavedLayout {
  readonly code: string
  /** Time in ISO 8601. */
  readonly savedAt: string
}

/** The most saved layouts of one collection; the oldest is removed for a new one. */
export const MAX_SAVED = 20

/** A change of the saved layouts. */
export type SavedChange = { readonly collectionId: number } & (
  { readonly save: SavedLayout } | { readonly remove: string }
)

/** The data of the Fill-A-Yard machine; read it through {@link fillAYardView}. */
export interface FillAYardContext extends BuyFormState, LayoutHistory {
  readonly collectionId: number
  readonly collection?: Collection | undefined
  readonly templates?: FillAYardTemplates | undefined
  readonly collectionError?: ErrorMessage | undefined
  readonly templatesError?: ErrorMessage | undefined
  readonly opensAt: 'options' | 'canvas'
  /** The choice in the options step; the layout takes it over at `NEXT`. */
  readonly templateId: TemplateId
  readonly fabric: FabricCode
  readonly layout: Layout
  /** The layout before consecutive fabric changes, from which each of them is refitted. */
  readonly fabricFrom?: Layout | undefined
  /** The layout before the last drag over cells, which is undone as a whole. */
  readonly drawnFrom?: Layout | undefined
  /** The number of cells of the first layout whose designs are no longer available. */
  readonly dropped: number
  /** The chosen design; undefined when the collection has none for sale. */
  readonly design?: number | undefined
  /** The design that was chosen before, for the other half of a checkerboard. */
  readonly second: Cell
  readonly tool: CellTool
  /** Index of the cell with the keyboard focus. */
  readonly cursor: number
  /** First cell of a swap or a copy. */
  readonly picked?: number | undefined
  readonly announcement?: Announcement | undefined
  readonly saved: readonly SavedLayout[]
  /**
   * Why the layout cannot be added: no design in it, or the gateway cuts the cloth into another
   * number of cells.
   */
  readonly layoutError?: 'empty' | 'capacity' | undefined
}

/** Edits of the layout. */
export type FillAYardEdit =
  /** Applies a tool at a cell; properties that are left out come from the context. */
  | {
      readonly type: 'APPLY'
      readonly at?: number
      readonly tool?: CellTool
      readonly design?: number
      /** True for a further cell of one drag, which is undone together with the first. */
      readonly joins?: boolean | undefined
    }
  /**
   * `second` is the other half of a checkerboard, null for plain cloth; when left out, it is the
   * design that was chosen before.
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
  /** Takes over the choice in the options step. */
  | { readonly type: 'NEXT' }

/** An act of the shopper in Fill-A-Yard. */
export type FillAYardEvent =
  | FillAYardEdit
  | { readonly type: 'CHOOSE_TEMPLATE'; readonly templateId: TemplateId }
  | { readonly type: 'CHOOSE_FABRIC'; readonly fabric: FabricCode }
  /** Returns to the options; the layout stays. */
  | { readonly type: 'BACK' }
  | { readonly type: 'CHOOSE_DESIGN'; readonly design: number }
  | { readonly type: 'CHOOSE_TOOL'; readonly tool: CellTool }
  /** Moves the cursor in a direction or to a cell. */
  | { readonly type: 'MOVE'; readonly to: Direction | number }
  /** Cancels the first cell of a swap or a copy. */
  | { readonly type: 'DROP' }
  | { readonly type: 'TYPE_QUANTITY'; readonly typed: string }
  | { readonly type: 'LEAVE_QUANTITY' }
  | { readonly type: 'SAVE'; readonly savedAt: string }
  | { readonly type: 'REMOVE_SAVED'; readonly code: string }
  /** Adds the line; after a lost answer under the same key, so that it is added once. */
  | { readonly type: 'ADD' }
  /** Repeats a load that failed. */
  | { readonly type: 'RETRY' }
  /**
   * Loads the collection and the prices again, for example after a design was withdrawn; the layout
   * stays.
   */
  | { readonly type: 'RELOAD' }
  /** Stops adding. */
  | { readonly type: 'CANCEL' }
  | { readonly type: 'LEAVE' }

/** The events that the machine emits. */
export type FillAYardEmitted =
  | { readonly type: 'added'; readonly item: FillAYardItemInput; readonly itemId: string }
  | { readonly type: 'left' }
