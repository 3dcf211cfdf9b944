import type { DesignCard } from '@selvage/core/design'
import { asksAboutEmpty, layoutSummary, refit } from '@selvage/core/fill-a-yard'
import type {
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
import { buyLabel, quantityView, totalOf } from '../cart/buy-form.ts'
import type { BuyLabel, QuantityView } from '../cart/buy-form.ts'
import { codeOf, gridFor, savedOf, suggestionsFor, summaryOf } from './cached-layout.ts'
import type { SavedView } from './cached-layout.ts'
import { cellsOf } from './cells.ts'
import type { YardCell } from './cells.ts'
import { canSend, capacityOf, fabricOf, templateOf } from './fill-a-yard.context.ts'
import type { fillAYardMachine } from './fill-a-yard.machine.ts'
import type { CellTool, FillAYardContext, Announcement } from './fill-a-yard.types.ts'

type Snapshot = SnapshotFrom<typeof fillAYardMachine>

/** The state of something that is loaded. */
export interface LoadView {
  readonly status: 'loading' | 'failed' | 'loaded'
  readonly error: ErrorMessage | undefined
}

/** Fill-A-Yard as a page shows it; {@link fillAYardView} returns it. */
export interface FillAYardView extends QuantityView {
  readonly step: 'loading' | 'options' | 'canvas' | 'left'
  readonly collection: LoadView
  readonly templates: LoadView
  /** The available templates; empty while they load. */
  readonly offeredTemplates: readonly FillAYardTemplate[]
  readonly offeredFabrics: readonly FillAYardFabric[]
  /** The chosen template and fabric; on the canvas, those of the layout. */
  readonly templateId: FillAYardContext['templateId']
  readonly fabric: FillAYardContext['fabric']
  /** The number of filled cells that the chosen options would remove. */
  readonly wouldLose: number
  /** The number of cells by the gateway's count, which is the one to show. */
  readonly capacity: number
  /** True when the gateway counts other cells than the layout has; nothing can be added then. */
  readonly disagrees: boolean
  /** The collection's designs; those that are not for sale cannot be chosen. */
  readonly designs: readonly DesignCard[]
  readonly layout: Layout
  /** The code of the layout for an address. */
  readonly code: string
  readonly grid: TemplateGrid
  /** One object for each cell; a cell that did not change keeps its object. */
  readonly cells: readonly YardCell[]
  readonly summary: LayoutSummary
  readonly cursor: number
  readonly picked: number | undefined
  readonly tool: CellTool
  readonly design: DesignCard | undefined
  /** The number of cells with the chosen design. */
  readonly designUses: number
  /** The design of the other half of a checkerboard; undefined for plain cloth. */
  readonly second: DesignCard | undefined
  readonly suggestions: readonly Suggestion[]
  readonly announcement: Announcement | undefined
  /** The number of cells that were cleared because their designs are no longer available. */
  readonly dropped: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly saved: readonly SavedView[]
  readonly canSave: boolean
  /** True when this layout is saved already. */
  readonly isSaved: boolean
  /** The price of one piece: the gateway's price of a yard times the template's yards. */
  readonly unitPrice: Money | undefined
  /** True when the prices contain the tax of the page's country. */
  readonly taxIncluded: boolean
  /** The price of the quantity; undefined while the typed text is no quantity up to 99. */
  readonly total: Money | undefined
  /** Why the layout was not added. */
  readonly layoutError: FillAYardContext['layoutError']
  readonly outOfStock: boolean
  readonly updating: boolean
  readonly busy: boolean
  readonly done: boolean
  readonly canAdd: boolean
  /** True when the shopper is asked about the empty cells before the layout is added. */
  readonly asksFirst: boolean
  readonly canCancel: boolean
  /** Key of the button's label. @source spec 2 §4 */
  readonly label: BuyLabel
  readonly error: ErrorMessage | undefined
  readonly canRetry: boolean
}

const NO_DESIGNS: readonly DesignCard[] = []

function loadView(loaded: boolean, failed: boolean, error: ErrorMessage | undefined): LoadView {
  return failed
    ? { status: 'failed', error }
    : { status: loaded ? 'loaded' : 'loading', error: undefined }
}

function stepOf(snapshot: Snapshot): FillAYardView['step'] {
  if (snapshot.matches('choosing')) return 'options'
  if (snapshot.matches('designing')) return 'canvas'
  return snapshot.matches('left') ? 'left' : 'loading'
}

/** Returns the view of a filled yard. */
export function fillAYardView(snapshot: Snapshot): FillAYardView {
  const { context } = snapshot
  const { layout, collection, templates } = context
  const choosing = snapshot.matches('choosing')
  const { templateId, fabric } = choosing ? context : layout
  const designs = collection?.designs ?? NO_DESIGNS
  const summary = summaryOf(layout)
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
    step: stepOf(snapshot),
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
    suggestions: suggestionsFor(designs)(layout)(context.design),
    announcement: context.announcement,
    dropped: context.dropped,
    canUndo: context.past.length > 0 && !busy,
    canRedo: context.future.length > 0 && !busy,
    saved: savedOf(context.saved),
    canSave: summary.filled > 0,
    isSaved: context.saved.some((one) => one.code === code),
    unitPrice,
    taxIncluded: offer?.taxIncluded === true,
    total: totalOf(unitPrice, context),
    ...quantityView(context),
    layoutError: context.layoutError,
    outOfStock: offer !== undefined && offer.status !== 'available',
    updating,
    busy,
    done,
    canAdd: snapshot.matches('designing') && !busy && canSend(context),
    asksFirst: canSend(context) && asksAboutEmpty(summary),
    canCancel: busy,
    label: buyLabel(context, { busy, done }),
    error: context.error,
    canRetry: snapshot.matches({ designing: 'failed' }),
  }
}
