import type { MeasurementSystem } from '@selvage/core/locale'
import { MAX_OPENINGS, MAX_WALLS, wallQuery, wallTrace } from '@selvage/core/wallpaper'
import type {
  NearMiss,
  Opening,
  TraceStep,
  WallLengthError,
  WallPlan,
  WallpaperCode,
  WallpaperKind,
} from '@selvage/core/wallpaper'
import type { SnapshotFrom } from 'xstate'
import type { ErrorMessage } from '../error-message.ts'
import { fieldView } from './length-field.view.ts'
import type { LengthFieldView } from './length-field.view.ts'
import { openingError, readOpening } from './openings.ts'
import { readFields } from './typed-length.ts'
import type { ReadField } from './typed-length.ts'
import { whyNot } from './wallpaper-calculator.context.ts'
import type { wallpaperCalculatorMachine } from './wallpaper-calculator.machine.ts'
import { OPENING_FIELDS } from './wallpaper-calculator.types.ts'
import type {
  LengthField,
  OpeningField,
  WallpaperCalculatorContext,
} from './wallpaper-calculator.types.ts'
import { rejectionOf, wallRows } from './wall-rows.ts'
import type { RowNeed, RowRejection, WallRow } from './wall-rows.ts'

/** The fields of an opening in the wall. */
export interface OpeningView {
  readonly id: number
  readonly kind: Opening['kind']
  readonly fields: readonly {
    readonly field: OpeningField
    readonly typed: string
    readonly fieldError: 'required' | 'numeric' | 'minimum' | undefined
  }[]
}

/** Why the chosen type does not fit this wall; the messages are `wall.refused_*`. */
export type WallRejectionView = RowRejection & { readonly kind: 'rejected' }

/** The pieces that the wall needs of the chosen type, and how close another count is. */
export type WallNeedView = RowNeed & {
  readonly kind: 'need'
  readonly sold: WallpaperKind
  readonly nearMisses: readonly NearMiss[]
}

/**
 * The state of the price. `agreed` and `disagrees` compare the gateway's count with our own; the
 * gateway's is shown.
 */
export type PriceState = 'idle' | 'asking' | 'agreed' | 'disagrees' | 'failed'

/** The calculator as a page shows it; {@link wallpaperCalculatorView} returns it. */
export interface WallpaperCalculatorView {
  readonly system: MeasurementSystem
  readonly wallpaper: WallpaperCode
  readonly height: LengthFieldView
  readonly widths: readonly LengthFieldView[]
  readonly canAddWall: boolean
  readonly canRemoveWall: boolean
  /** True when all walls together are wider than the limit of a plan. */
  readonly tooWide: boolean
  /** The invalid fields, in their order. */
  readonly fieldErrors: readonly {
    readonly field: LengthField
    readonly fieldError: WallLengthError
  }[]
  /** Grows each time the form is sent with field errors. */
  readonly attempt: number
  readonly openings: readonly OpeningView[]
  /** The openings with valid fields. */
  readonly drawnOpenings: readonly Opening[]
  readonly canAddOpening: boolean
  readonly price: PriceState
  readonly priceError: ErrorMessage | undefined
  /** The result for the chosen type; undefined while a field is invalid. */
  readonly result: WallNeedView | WallRejectionView | undefined
  /** Our own plan, for the drawing; undefined where there is none. */
  readonly plan: WallPlan | undefined
  /** True when our own plan has the same count as the gateway, so that it shows how to cut. */
  readonly planHolds: boolean
  readonly trace: readonly TraceStep[]
  readonly rows: readonly WallRow[]
  /** The query string that reopens this plan; undefined while a field is invalid. */
  readonly query: string | undefined
  readonly outOfStock: boolean
  /** True when this wallpaper could be bought here, even if not now. */
  readonly isBuyable: boolean
  readonly canAdd: boolean
  readonly busy: boolean
  readonly done: boolean
  readonly error: ErrorMessage | undefined
  readonly canRetry: boolean
}

/** Returns the view of a calculator. */
export function wallpaperCalculatorView(
  snapshot: SnapshotFrom<typeof wallpaperCalculatorMachine>,
): WallpaperCalculatorView {
  const { context } = snapshot
  const rows = wallRows(context)
  const row = rows.find(({ isChosen }) => isChosen)
  const local = context.compared.find(({ code }) => code === context.wallpaper)?.result
  const plan = local?.ok ? local : undefined
  const read = readFields(context)
  const fields = [context.height, ...context.widths].map((length, at) =>
    fieldView(length, at === 0 ? 'height' : length.id, read[at] as ReadField, context.system),
  )
  const [height, ...widths] = fields as [LengthFieldView, ...LengthFieldView[]]
  const drawnOpenings = openingsOf(context)
  const why = whyNot(context)
  const busy = snapshot.matches({ cart: 'adding' })
  const planHolds = plan !== undefined && row?.isDisputed !== true
  return {
    system: context.system,
    wallpaper: context.wallpaper,
    height,
    widths,
    tooWide: context.tooWide,
    canAddWall: widths.length < MAX_WALLS,
    canRemoveWall: widths.length > 1,
    fieldErrors: fields.flatMap(({ field, fieldError }) =>
      fieldError === undefined ? [] : [{ field, fieldError }],
    ),
    attempt: context.attempt,
    openings: context.openings.map((opening) => ({
      id: opening.id,
      kind: opening.kind,
      fields: OPENING_FIELDS.map((field) => ({
        field,
        typed: opening.fields[field].typed,
        fieldError: openingError(field, opening.fields[field], context.system),
      })),
    })),
    drawnOpenings,
    canAddOpening: context.openings.length < MAX_OPENINGS,
    price: priceOf(snapshot, row),
    priceError: context.priceError,
    result: row && resultOf(context, row, rows),
    plan,
    planHolds,
    trace: planHolds ? wallTrace(plan) : [],
    rows,
    query:
      context.wall &&
      wallQuery({ ...context.wall, wallpaper: context.wallpaper, openings: drawnOpenings }),
    outOfStock: row?.isOut === true,
    isBuyable: context.design?.forSale === true,
    canAdd: why === undefined && !busy,
    busy,
    done: snapshot.matches({ cart: 'added' }),
    error: context.error,
    canRetry: snapshot.matches({ cart: 'failed' }),
  }
}

function openingsOf({ openings, system }: WallpaperCalculatorContext): Opening[] {
  return openings
    .map((opening) => readOpening(opening, system))
    .filter((opening) => opening !== undefined)
}

function priceOf(
  snapshot: SnapshotFrom<typeof wallpaperCalculatorMachine>,
  row: WallRow | undefined,
): PriceState {
  if (snapshot.matches({ price: 'idle' })) return 'idle'
  if (snapshot.matches({ price: 'failed' })) return 'failed'
  if (!snapshot.matches({ price: 'answered' })) return 'asking'
  // A type of which the gateway says nothing has no price.
  if (row === undefined || !row.isAnswered) return 'failed'
  return row.isDisputed ? 'disagrees' : 'agreed'
}

function resultOf(
  { compared }: WallpaperCalculatorContext,
  row: WallRow,
  rows: readonly WallRow[],
): WallNeedView | WallRejectionView {
  const { rejection, need } = row
  if (rejection !== undefined) return { kind: 'rejected', ...rejectionOf(rejection, rows) }
  const local = compared.find(({ code }) => code === row.code)?.result
  return {
    kind: 'need',
    sold: row.sold,
    ...need,
    nearMisses: local?.ok && !row.isDisputed ? local.nearMisses : [],
  }
}
