import {
  compareWalls,
  DEFAULT_WALLPAPER,
  exceedsCart,
  MAX_OPENINGS,
  MAX_WALL_LENGTH,
  MAX_WALLS,
  wallQuery,
  wallRepeat,
} from '@selvage/core/wallpaper'
import type { WallEstimate, WallpaperItemInput } from '@selvage/core/wallpaper'
import { convertOpening, typeOpening, usualOpening } from './openings.ts'
import { convertLengths, readFields, typedLength } from './typed-length.ts'
import type {
  EstimateInput,
  LengthField,
  TypedLength,
  WallpaperCalculatorContext as Context,
  WallpaperCalculatorEvent,
  WallpaperCalculatorInput,
} from './wallpaper-calculator.types.ts'

/**
 * Returns the initial context: the wall of `start`, or an empty one. The text of `typed` takes
 * precedence over its lengths.
 */
export function firstContext({
  design,
  measurement,
  start,
  typed,
  wallpaper,
  estimates,
}: WallpaperCalculatorInput): Context {
  const begun = typed ?? start
  const widths = (begun && begun.widths.length > 0 ? begun.widths : ['']).slice(0, MAX_WALLS)
  const openings = (start?.openings ?? []).slice(0, MAX_OPENINGS)
  // The errors of a form that was already sent show at once.
  const length = (id: number, text: string | number): TypedLength => ({
    ...typedLength(id, String(text)),
    touched: begun !== undefined,
  })
  const context = planned({
    design,
    system: begun?.system ?? measurement,
    wallpaper: start?.wallpaper ?? wallpaper ?? DEFAULT_WALLPAPER,
    height: length(0, begun?.height ?? ''),
    widths: widths.map((width, at) => length(at + 1, width)),
    openings: openings.map((opening, at) => typeOpening(widths.length + 1 + at, opening)),
    nextId: widths.length + openings.length + 1,
    tooWide: false,
    compared: [],
    attempt: 0,
  })
  const wallKey = wallKeyOf(context)
  // A form that was sent without a script and is not valid has been tried once.
  if (wallKey === undefined) return typed === undefined ? context : { ...context, attempt: 1 }
  return estimates === undefined ? context : { ...context, answer: { wallKey, estimates } }
}

/** Parses the fields and plans the wall for each wallpaper type if all fields are valid. */
export function planned(context: Context): Context {
  const { system, design } = context
  const fields = readFields(context).filter(({ leftOut }) => !leftOut)
  const [height, ...widths] = fields.flatMap(({ whole }) => whole ?? [])
  const tooWide = widths.reduce((sum, width) => sum + width, 0) > MAX_WALL_LENGTH
  if (height === undefined || widths.length < fields.length - 1 || tooWide)
    return { ...context, tooWide, wall: undefined, compared: [] }
  const wall = { system, height, widths }
  // The same wall keeps its plans by identity, so that the drawing does not render again.
  if (wallKeyOf({ wall }) === wallKeyOf(context)) return { ...context, tooWide }
  return {
    ...context,
    tooWide,
    wall,
    compared: compareWalls({ ...wall, repeat: design && wallRepeat(design.repeat, system) }),
  }
}

/** Returns the key of a wall, to match the gateway's answer; undefined while there is no wall. */
export function wallKeyOf({ wall }: Pick<Context, 'wall'>): string | undefined {
  return wall && wallQuery(wall)
}

/** Returns the input of the gateway's estimate. */
export function questionOf({ wall, system, design }: Context): EstimateInput {
  const asked = wall ?? { system, height: 0, widths: [] }
  return { ...asked, wallKey: wallQuery(asked), designId: design?.id }
}

/** Returns the gateway's estimate of a wallpaper type for the present wall; undefined before. */
export function estimateFor(
  context: Context,
  wallpaper = context.wallpaper,
): WallEstimate | undefined {
  const { answer } = context
  return answer !== undefined && answer.wallKey === wallKeyOf(context)
    ? answer.estimates.find(({ code }) => code === wallpaper)
    : undefined
}

export type Unsendable =
  | 'fieldErrors'
  | 'no-design'
  | 'not-for-sale'
  | 'no-price'
  | 'rejected'
  | 'out-of-stock'
  | 'too-many'

/**
 * Returns why the wallpaper cannot be added now; undefined when it can. Only the quantities of the
 * gateway are ever added.
 */
export function whyNot(context: Context): Unsendable | undefined {
  if (context.wall === undefined) return 'fieldErrors'
  if (context.design === undefined) return 'no-design'
  if (!context.design.forSale) return 'not-for-sale'
  const estimate = estimateFor(context)
  if (estimate === undefined) return 'no-price'
  if (estimate.plan === null) return 'rejected'
  if (estimate.status !== 'available') return 'out-of-stock'
  return exceedsCart(estimate.plan) ? 'too-many' : undefined
}

/** Returns the items for the cart, with the quantities of the gateway's estimate. */
export function linesOf(context: Context): WallpaperItemInput[] {
  const { design, wallpaper } = context
  return design === undefined
    ? []
    : (estimateFor(context)?.plan?.items ?? []).map(({ size, quantity }) => ({
        designId: design.id,
        wallpaper,
        size,
        quantity,
      }))
}

/** Returns the context after an edit; the wall is planned again when it changes. */
export function edited(context: Context, event: WallpaperCalculatorEvent): Context {
  switch (event.type) {
    case 'TYPE':
      return planned(
        withLength(context, event.field, ({ id, touched }) => ({
          id,
          touched,
          typed: event.typed,
        })),
      )
    case 'ADD_WALL':
      return planned({
        ...context,
        widths: [...context.widths, typedLength(context.nextId, '')],
        nextId: context.nextId + 1,
      })
    case 'REMOVE_WALL':
      return planned({ ...context, widths: context.widths.filter(({ id }) => id !== event.id) })
    case 'CHOOSE_SYSTEM': {
      const [height, ...widths] = convertLengths(context, event.system)
      return planned({
        ...context,
        system: event.system,
        height: height ?? context.height,
        widths,
        openings: context.openings.map((opening) => convertOpening(opening, event.system)),
      })
    }
    case 'ADD_OPENING':
      return {
        ...context,
        openings: [
          ...context.openings,
          usualOpening(context.nextId, event.kind, context.system, context.openings),
        ],
        nextId: context.nextId + 1,
      }
    case 'REMOVE_OPENING':
      return { ...context, openings: context.openings.filter(({ id }) => id !== event.id) }
    case 'TYPE_OPENING':
      return {
        ...context,
        openings: context.openings.map((opening) =>
          opening.id === event.id
            ? {
                ...opening,
                fields: { ...opening.fields, [event.field]: typedLength(event.id, event.typed) },
              }
            : opening,
        ),
      }
    default:
      return context
  }
}

/** Returns the context with one changed length. */
export function withLength(
  context: Context,
  field: LengthField,
  change: (length: TypedLength) => TypedLength,
): Context {
  if (field === 'height') return { ...context, height: change(context.height) }
  return {
    ...context,
    widths: context.widths.map((width) => (width.id === field ? change(width) : width)),
  }
}

/** Marks every field as touched, and counts one more attempt to send a form with errors. */
export function checked(context: Context): Context {
  const touch = (length: TypedLength): TypedLength => ({ ...length, touched: true })
  return {
    ...context,
    height: touch(context.height),
    widths: context.widths.map(touch),
    attempt: context.attempt + (context.wall === undefined ? 1 : 0),
  }
}
