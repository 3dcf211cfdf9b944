import {
  emptyLayout,
  gridOf,
  isFillAYardFabric,
  isTemplateId,
  keepDesigns,
  layoutSummary,
  refit,
  TEMPLATE_IDS,
  templateCapacity,
} from '@selvage/core/fill-a-yard'
import type {
  FillAYardFabric,
  FillAYardItemInput,
  FillAYardTemplate,
  Layout,
} from '@selvage/core/fill-a-yard'
import { DEFAULT_FABRIC, FABRICS, pickFabric } from '@selvage/core/fabric'
import { beginQuantity, EDITED, hasQuantity, quantityOf } from '../cart/buy-form.ts'
import type { Direction, FillAYardContext, FillAYardInput } from './fill-a-yard.types.ts'

/** An edit is another line: what was open about the last one is not retried. */
export const edited = { ...EDITED, layoutError: undefined } as const

/** The context before anything is loaded. */
export function beginContext({
  collectionId,
  collection,
  templates,
  start = {},
}: FillAYardInput): FillAYardContext {
  const given = start.layout?.collectionId === collectionId ? start.layout : undefined
  // An address may name a fabric that is not available for Fill-A-Yard.
  const templateId = isTemplateId(start.templateId)
    ? start.templateId
    : (given?.templateId ?? TEMPLATE_IDS[0])
  const fabric = isFillAYardFabric(start.fabric) ? start.fabric : (given?.fabric ?? DEFAULT_FABRIC)
  return {
    collectionId,
    collection,
    templates,
    itemId: start.itemId,
    opensAt: start.step ?? (given ? 'canvas' : 'options'),
    templateId,
    fabric,
    layout: given
      ? refit(given, { templateId, fabric })
      : emptyLayout(templateId, fabric, collectionId),
    past: [],
    future: [],
    dropped: 0,
    second: null,
    tool: 'square',
    cursor: 0,
    saved: [],
    ...beginQuantity(start.quantity),
  }
}

export const fabricOf = (
  { templates }: FillAYardContext,
  code: string,
): FillAYardFabric | undefined => templates?.fabrics.find((one) => one.code === code)
export const templateOf = (
  { templates }: FillAYardContext,
  id: number,
): FillAYardTemplate | undefined => templates?.templates.find((one) => one.id === id)

/** Designs of the collection that can be printed. */
export const designsFor = ({ collection }: FillAYardContext): number[] =>
  (collection?.designs ?? []).filter(({ forSale }) => forSale).map(({ id }) => id)
export const isForSale = ({ collection }: FillAYardContext, design: number): boolean =>
  collection?.designs.some(({ id, forSale }) => id === design && forSale) ?? false

/**
 * The context once collection and templates are here: what is not offered gives way to what is, and
 * designs that are no longer to be had leave their cells plain, also in what can be undone.
 */
export function settle(context: FillAYardContext): Partial<FillAYardContext> {
  const designs = designsFor(context)
  const templateId =
    templateOf(context, context.templateId)?.id ??
    TEMPLATE_IDS.find((id) => templateOf(context, id)) ??
    context.templateId
  const fabric = pickFabric(context.templates?.fabrics ?? [], context.fabric)
  const stored = (layout: Layout): Layout => keepDesigns(layout, designs)
  const layout = stored(context.layout)
  const fitted = refit(layout, { templateId, fabric })
  const changed = layout !== context.layout || fitted !== layout
  return {
    ...(changed && edited),
    templateId,
    fabric,
    layout: fitted,
    past: context.past.map(stored),
    future: context.future.map(stored),
    fabricFrom: undefined,
    drawnFrom: undefined,
    dropped: layoutSummary(context.layout).filled - layoutSummary(layout).filled,
    design:
      context.design !== undefined && designs.includes(context.design)
        ? context.design
        : designs[0],
    second: context.second !== null && designs.includes(context.second) ? context.second : null,
    cursor: Math.min(context.cursor, fitted.cells.length - 1),
    picked: undefined,
  }
}

/** Cells that the gateway gives the template on the fabric; its word wins over the local count. */
export function capacityOf(
  context: FillAYardContext,
  templateId: FillAYardContext['templateId'],
  fabric: FillAYardContext['fabric'],
): { readonly cells: number; readonly disagrees: boolean } {
  const local = templateCapacity(templateId, FABRICS[fabric].printableWidthIn)
  const cells = templateOf(context, templateId)?.capacity[fabric] ?? local
  return { cells, disagrees: cells !== local }
}

/**
 * Why the layout cannot be added, if it cannot. A partly empty one can: the rest prints as plain
 * cloth.
 */
export function layoutErrorOf(context: FillAYardContext): FillAYardContext['layoutError'] {
  const { layout } = context
  if (layout.cells.every((cell) => cell === null)) return 'empty'
  return capacityOf(context, layout.templateId, layout.fabric).disagrees ? 'capacity' : undefined
}

export const isAvailable = (context: FillAYardContext): boolean =>
  fabricOf(context, context.layout.fabric)?.status === 'available'

/** True when there is a layout that can be printed, a fabric to print it on and a quantity. */
export const canSend = (context: FillAYardContext): boolean =>
  layoutErrorOf(context) === undefined && isAvailable(context) && hasQuantity(context)

/** Returns the item for the cart. */
export function itemOf(context: FillAYardContext): FillAYardItemInput {
  return { layout: context.layout, quantity: quantityOf(context) }
}

/** Returns the cursor after a move. It stops at the edges and ignores cells that do not exist. */
export function moveCursor(
  { layout, cursor }: Pick<FillAYardContext, 'layout' | 'cursor'>,
  to: Direction | number,
): number {
  const last = layout.cells.length - 1
  if (typeof to === 'number') return to in layout.cells ? to : cursor
  const { columns } = gridOf(layout.templateId, layout.fabric)
  const column = cursor % columns
  switch (to) {
    case 'left':
      return column > 0 ? cursor - 1 : cursor
    case 'right':
      return column < columns - 1 ? cursor + 1 : cursor
    case 'up':
      return cursor >= columns ? cursor - columns : cursor
    case 'down':
      return cursor + columns <= last ? cursor + columns : cursor
    case 'row-start':
      return cursor - column
    case 'row-end':
      return cursor - column + columns - 1
    case 'start':
      return 0
    case 'end':
      return last
  }
}
