import {
  checkerboard,
  clearAll,
  copyCell,
  fillAll,
  fillCell,
  fillColumn,
  fillEmpty,
  fillRow,
  gridOf,
  keepDesigns,
  layoutCode,
  layoutSummary,
  mirror,
  readLayoutCode,
  refit,
  shuffle,
  swapCells,
} from '@selvage/core/fill-a-yard'
import type { Cell, Layout } from '@selvage/core/fill-a-yard'
import { designsFor, fabricOf, isForSale, templateOf } from './fill-a-yard.context.ts'
import type {
  CellTool,
  FillAYardContext,
  FillAYardEdit,
  FillAYardEvent,
} from './fill-a-yard.types.ts'
import { announce, put, show, unwind } from './layout-history.ts'
import type { Change } from './layout-history.ts'

function apply(
  context: FillAYardContext,
  {
    at = context.cursor,
    tool = context.tool,
    design,
    joins = false,
  }: Extract<FillAYardEdit, { type: 'APPLY' }>,
): Change {
  const { layout, picked, past } = context
  if (!(at in layout.cells)) return {}
  if (tool === 'swap' || tool === 'copy') {
    if (picked === undefined)
      return { picked: at, cursor: at, announcement: announce(context, { what: 'picked', at }) }
    if (picked === at)
      return { picked: undefined, announcement: announce(context, { what: 'dropped', at }) }
    return {
      ...put(
        context,
        tool === 'swap' ? swapCells(layout, picked, at) : copyCell(layout, picked, at),
        { what: tool, at, design: layout.cells[picked] ?? null },
      ),
      cursor: at,
    }
  }
  const chosen = tool === 'clear' ? null : (design ?? context.design)
  if (chosen === undefined || (chosen !== null && !isForSale(context, chosen))) return {}
  const from = (joins && context.drawnFrom) || layout
  return {
    ...put(context, paint(layout, tool, at, chosen), { what: tool, at, design: chosen }),
    // The cells of one drag are one undo step.
    ...(joins && past.at(-1) === from && { past }),
    drawnFrom: from,
    cursor: at,
  }
}

/** Returns the layout with a design in the cell `at`, or in the row or column of that cell. */
function paint(layout: Layout, tool: CellTool, at: number, design: Cell): Layout {
  const { columns } = gridOf(layout.templateId, layout.fabric)
  if (tool === 'row') return fillRow(layout, Math.floor(at / columns), design)
  if (tool === 'column') return fillColumn(layout, at % columns, design)
  return fillCell(layout, at, design)
}

/** Returns the layout with the collection's designs in its empty cells, no two alike meeting. */
function dealt(context: FillAYardContext): Layout {
  const { layout } = context
  const designs = designsFor(context)
  const { columns } = gridOf(layout.templateId, layout.fabric)
  const step = designs.length > 2 ? 2 : 1
  const cells = layout.cells.map(
    (cell, at) =>
      cell ?? designs[((at % columns) + step * Math.floor(at / columns)) % designs.length] ?? null,
  )
  return cells.every((cell, at) => cell === layout.cells[at]) ? layout : { ...layout, cells }
}

const dealtWhenEmpty = (context: FillAYardContext): Layout =>
  context.layout.cells.every((cell) => cell === null) ? dealt(context) : context.layout

function fill(
  context: FillAYardContext,
  { what, second = context.second }: Extract<FillAYardEdit, { type: 'FILL' }>,
): Change {
  const { layout, design } = context
  if (what === 'deal') return put(context, dealt(context), { what })
  if (what === 'mirror') return put(context, mirror(layout), { what })
  if (what === 'clear-all') return put(context, clearAll(layout), { what, design: null })
  if (design === undefined || (second !== null && !isForSale(context, second))) return {}
  if (what === 'all') return put(context, fillAll(layout, design), { what, design })
  if (what === 'empty') return put(context, fillEmpty(layout, design), { what, design })
  const other: Cell = second === design ? null : second
  return put(context, checkerboard(layout, design, other), { what, design })
}

function changeFabric(context: FillAYardContext, fabric: FillAYardContext['fabric']): Change {
  if (!fabricOf(context, fabric)) return {}
  const from = context.fabricFrom ?? context.layout
  const layout = refit(from, { fabric })
  const what = { what: 'fabric' as const }
  if (context.fabricFrom === undefined)
    return { ...put(context, layout, what), ...(layout !== from && { fabricFrom: from }) }
  // Consecutive fabric changes are one undo step; changes back to the first fabric are none.
  return layout === from
    ? { ...show(context, layout, what), past: context.past.slice(0, -1) }
    : { ...show(context, layout, what), fabricFrom: from }
}

function reopen(context: FillAYardContext, code: string): Change {
  const read = readLayoutCode(code)
  if (read?.collectionId !== context.collectionId) return {}
  const templateId = templateOf(context, read.templateId)?.id ?? context.layout.templateId
  const fabric = fabricOf(context, read.fabric)?.code ?? context.layout.fabric
  const fitted = keepDesigns(refit(read, { templateId, fabric }), designsFor(context))
  const layout = layoutCode(fitted) === layoutCode(context.layout) ? context.layout : fitted
  return {
    ...put(context, layout, { what: 'reopened' }),
    templateId,
    fabric,
    dropped:
      layoutSummary(read).filled - layoutSummary(keepDesigns(read, designsFor(context))).filled,
  }
}

/**
 * Refits the layout to the chosen options. This is an undo step unless the layout is the first one
 * and still empty.
 */
function takeOptions(context: FillAYardContext): Change {
  const { layout, templateId, fabric, past } = context
  const next = refit(layout, { templateId, fabric })
  const isFirst = past.length === 0 && layout.cells.every((cell) => cell === null)
  return isFirst
    ? show(context, next, { what: 'options' })
    : put(context, next, { what: 'options' })
}

/** Returns the changes of an event; they have no `layout` when the layout stays the same. */
export function editOf(context: FillAYardContext, event: FillAYardEvent): Change {
  switch (event.type) {
    case 'APPLY':
      return apply(context, event)
    case 'CLEAR':
      return apply(context, {
        type: 'APPLY',
        tool: 'clear',
        ...(event.at !== undefined && { at: event.at }),
      })
    case 'FILL':
      return fill(context, event)
    case 'SHUFFLE':
      return put(context, shuffle(dealtWhenEmpty(context), event.seed), { what: 'shuffle' })
    case 'SWAP':
      return put(context, swapCells(context.layout, event.from, event.to), {
        what: 'swap',
        at: event.to,
      })
    case 'COPY':
      return put(context, copyCell(context.layout, event.from, event.to), {
        what: 'copy',
        at: event.to,
      })
    case 'UNDO':
      return unwind(context, 'past', 'future', 'undo')
    case 'REDO':
      return unwind(context, 'future', 'past', 'redo')
    case 'CHANGE_FABRIC':
      return changeFabric(context, event.fabric)
    case 'REOPEN':
      return reopen(context, event.code)
    case 'NEXT':
      return takeOptions(context)
    default:
      return {}
  }
}

/** Returns true when the event changes the layout. */
export function changesLayout(context: FillAYardContext, event: FillAYardEvent): boolean {
  const { layout = context.layout } = editOf(context, event)
  return layout !== context.layout
}
