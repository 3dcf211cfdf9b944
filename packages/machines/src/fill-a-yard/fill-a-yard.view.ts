import { readQuantity } from '@selvage/core/cart'
import type { DesignCard } from '@selvage/core/design'
import {
  cuttingGuide,
  gridOf,
  layoutCode,
  layoutSummary,
  readLayoutCode,
  refit,
  suggestDesigns,
} from '@selvage/core/fill-a-yard'
import type {
  CuttingGuide,
  FillAYardFabric,
  FillAYardTemplate,
  Layout,
  LayoutSummary,
  Suggestion,
  TemplateGrid,
} from '@selvage/core/fill-a-yard'
import { multiplyMoney } from '@selvage/core/money'
import type { Money } from '@selvage/core/money'
import type { SnapshotFrom } from 'xstate'
import type { ErrorMessage } from '../error-message.ts'
import { cellsOf } from './cells.ts'
import type { YardCell } from './cells.ts'
import { canSend, capacityOf, fabricOf, templateOf } from './fill-a-yard.context.ts'
import type { fillAYardMachine } from './fill-a-yard.machine.ts'
import type { CellTool, FillAYardContext, SavedLayout, Announcement } from './fill-a-yard.types.ts'

type Snapshot = SnapshotFrom<typeof fillAYardMachine>

/** How one thing that is loaded stands. */
export interface LoadView {
  readonly status: 'loading' | 'failed' | 'loaded'
  readonly error: ErrorMessage | undefined
}

/** A layout that was put aside, read. */
export interface SavedView extends SavedLayout {
  readonly layout: Layout
  readonly summary: LayoutSummary
}

export interface FillAYardView {
  readonly step: 'loading' | 'options' | 'canvas' | 'left'
  readonly collection: LoadView
  readonly templates: LoadView
  /** What is offered, once it is loaded. */
  readonly offeredTemplates: readonly FillAYardTemplate[]
  readonly offeredFabrics: readonly FillAYardFabric[]
  /** What is chosen; on the canvas, what the layout is for. */
  readonly templateId: FillAYardContext['templateId']
  readonly fabric: FillAYardContext['fabric']
  /** Filled cells that the choice under the options would cut off. */
  readonly wouldLose: number
  /** Cells by the gateway's word, which is the one to show. */
  readonly capacity: number
  /**
   * True when the gateway cuts the cloth into another number of cells than we draw; then nothing
   * can be added.
   */
  readonly disagrees: boolean
  /** The collection's designs; those not for sale cannot be taken. */
  readonly designs: readonly DesignCard[]
  readonly layout: Layout
  /** The layout for an address. */
  readonly code: string
  readonly grid: TemplateGrid
  /** One object a cell, the same one as long as the cell shows the same. */
  readonly cells: readonly YardCell[]
  readonly summary: LayoutSummary
  readonly cursor: number
  readonly picked: number | undefined
  readonly tool: CellTool
  readonly design: DesignCard | undefined
  /** How often the design in hand is used. */
  readonly designUses: number
  /** The other half of a checkerboard; undefined for plain cloth. */
  readonly second: DesignCard | undefined
  readonly suggestions: readonly Suggestion[]
  readonly cutting: CuttingGuide
  readonly announcement: Announcement | undefined
  /**
   * Cells that became plain when the collection was loaded, because their designs are no longer to
   * be had.
   */
  readonly dropped: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly saved: readonly SavedView[]
  readonly canSave: boolean
  /** True when this layout is put aside already. */
  readonly isSaved: boolean
  /** What one piece costs: the gateway's price of a yard times the template's yards. */
  readonly unitPrice: Money | undefined
  /** What the quantity of it costs. */
  readonly total: Money | undefined
  readonly typed: string
  /** What the typed text comes to, 1 while it is no quantity. */
  readonly quantity: number
  /** A key of `forms` for the quantity field. */
  readonly quantityError: 'forms.required' | 'forms.integer' | 'forms.minimum' | undefined
  /** The typed number that went back to 1. */
  readonly reset: number | undefined
  /** Why the layout was not added. */
  readonly layoutError: FillAYardContext['layoutError']
  readonly outOfStock: boolean
  readonly updating: boolean
  readonly busy: boolean
  readonly done: boolean
  readonly canAdd: boolean
  readonly canCancel: boolean
  /** Key of the button's label. @source spec 2 §4 */
  readonly label:
    'fabric.addToCart' | 'fabric.adding' | 'fabric.added' | 'fabric.updateItem' | 'fabric.updated'
  readonly error: ErrorMessage | undefined
  readonly canRetry: boolean
}

const FIELD_ERROR_KEYS = {
  required: 'forms.required',
  integer: 'forms.integer',
  minimum: 'forms.minimum',
} as const
/** Designs that are suggested at a time. */
const SUGGESTIONS = 4

/**
 * The last answer for the same arguments, by identity: what is drawn asks again with each movement
 * of the cursor.
 */
function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: make(key) }
    known.set(key, found)
    return found.value
  }
}

const summaryOf = remember(layoutSummary)
const codeOf = remember(layoutCode)
const gridFor = remember(({ templateId, fabric }: Layout) => gridOf(templateId, fabric))
const cuttingFor = remember(({ templateId, fabric }: Layout) => cuttingGuide(templateId, fabric))
const savedOf = remember((saved: readonly SavedLayout[]) =>
  saved.flatMap((one): SavedView[] => {
    const layout = readLayoutCode(one.code)
    return layout ? [{ ...one, layout, summary: summaryOf(layout) }] : []
  }),
)
const suggestersOf = remember((designs: readonly DesignCard[]) =>
  remember((layout: Layout) => {
    const byHand = new Map<number | undefined, readonly Suggestion[]>()
    return (hand: number | undefined) => {
      const used = new Set([
        ...summaryOf(layout).designs.map(({ designId }) => designId),
        ...(hand === undefined ? [] : [hand]),
      ])
      const found =
        byHand.get(hand) ??
        suggestDesigns(
          designs.filter(({ id }) => used.has(id)),
          designs.filter(({ forSale }) => forSale),
          SUGGESTIONS,
        )
      byHand.set(hand, found)
      return found
    }
  }),
)
const NO_DESIGNS: readonly DesignCard[] = []

function loadView(loaded: boolean, failed: boolean, error: ErrorMessage | undefined): LoadView {
  return failed
    ? { status: 'failed', error }
    : { status: loaded ? 'loaded' : 'loading', error: undefined }
}

/** What there is to show of a filled yard. */
export function fillAYardView(snapshot: Snapshot): FillAYardView {
  const { context } = snapshot
  const { layout, collection, templates } = context
  const choosing = snapshot.matches('choosing')
  const { templateId, fabric } = choosing ? context : layout
  const designs = collection?.designs ?? NO_DESIGNS
  const summary = summaryOf(layout)
  const read = readQuantity(context.typed)
  const quantity = read.ok ? read.quantity : 1
  const offer = fabricOf(context, fabric)
  const yards = templateOf(context, templateId)?.yards
  const unitPrice =
    offer && yards !== undefined ? multiplyMoney(offer.pricePerYard, yards) : undefined
  const { cells: capacity, disagrees } = capacityOf(context, templateId, fabric)
  const updating = context.itemId !== undefined
  const busy = snapshot.matches({ designing: 'adding' })
  const done = snapshot.matches({ designing: 'added' })
  const code = codeOf(layout)
  return {
    step: choosing
      ? 'options'
      : snapshot.matches('designing')
        ? 'canvas'
        : snapshot.matches('left')
          ? 'left'
          : 'loading',
    collection: loadView(
      collection !== undefined,
      snapshot.matches({ loading: { collection: 'failed' } }),
      context.collectionError,
    ),
    templates: loadView(
      templates !== undefined,
      snapshot.matches({ loading: { templates: 'failed' } }),
      context.templatesError,
    ),
    offeredTemplates: templates?.templates ?? [],
    offeredFabrics: templates?.fabrics ?? [],
    templateId,
    fabric,
    capacity,
    disagrees,
    wouldLose: choosing
      ? summary.filled - layoutSummary(refit(layout, { templateId, fabric })).filled
      : 0,
    designs,
    layout,
    code,
    summary,
    grid: gridFor(layout),
    cells: cellsOf(layout, designs),
    cursor: context.cursor,
    picked: context.picked,
    tool: context.tool,
    design: designs.find(({ id }) => id === context.design),
    designUses: summary.designs.find(({ designId }) => designId === context.design)?.count ?? 0,
    second: designs.find(({ id }) => id === context.second),
    suggestions: suggestersOf(designs)(layout)(context.design),
    cutting: cuttingFor(layout),
    announcement: context.announcement,
    dropped: context.dropped,
    canUndo: context.past.length > 0 && !busy,
    canRedo: context.future.length > 0 && !busy,
    saved: savedOf(context.saved),
    canSave: summary.filled > 0,
    isSaved: context.saved.some((one) => one.code === code),
    unitPrice,
    total: unitPrice && multiplyMoney(unitPrice, quantity),
    typed: context.typed,
    quantity,
    quantityError: context.quantityError && FIELD_ERROR_KEYS[context.quantityError],
    reset: context.reset,
    layoutError: context.layoutError,
    outOfStock: offer !== undefined && offer.status !== 'available',
    updating,
    busy,
    done,
    canAdd: snapshot.matches('designing') && !busy && canSend(context),
    canCancel: busy,
    label: busy
      ? 'fabric.adding'
      : done
        ? updating
          ? 'fabric.updated'
          : 'fabric.added'
        : updating
          ? 'fabric.updateItem'
          : 'fabric.addToCart',
    error: context.error,
    canRetry: snapshot.matches({ designing: 'failed' }),
  }
}
