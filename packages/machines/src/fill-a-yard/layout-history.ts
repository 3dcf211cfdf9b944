import { gridOf } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { edited } from './fill-a-yard.context.ts'
import type { Announcement, FillAYardContext } from './fill-a-yard.types.ts'

/** The changes that an event makes of the context. */
export type Change = Partial<FillAYardContext>
type What = Pick<Announcement, 'what' | 'at' | 'design'>

/** Returns the announcement of an edit; `layout` is its result. */
export function announce(
  { announcement, layout: before }: FillAYardContext,
  what: What,
  layout: Layout = before,
): Announcement {
  const same =
    before.cells.length === layout.cells.length &&
    before.templateId === layout.templateId &&
    before.fabric === layout.fabric
  const changed = same
    ? layout.cells.filter((cell, at) => cell !== before.cells[at]).length
    : layout.cells.length
  return { serial: (announcement?.serial ?? 0) + 1, changed, ...what }
}

/** Replaces the layout and leaves the undo history as it is. */
export function show(context: FillAYardContext, layout: Layout, what: What): Change {
  if (layout === context.layout) return { announcement: announce(context, what), picked: undefined }
  return {
    ...edited,
    layout,
    templateId: layout.templateId,
    fabric: layout.fabric,
    cursor: cursorIn(context, layout),
    picked: undefined,
    fabricFrom: undefined,
    drawnFrom: undefined,
    announcement: announce(context, what, layout),
  }
}

/** Returns the cursor for another layout: the same row and column, or the nearest ones. */
function cursorIn({ layout: before, cursor }: FillAYardContext, layout: Layout): number {
  const { columns: old } = gridOf(before.templateId, before.fabric)
  const { columns, rows } = gridOf(layout.templateId, layout.fabric)
  return (
    Math.min(Math.floor(cursor / old), rows - 1) * columns + Math.min(cursor % old, columns - 1)
  )
}

/** Replaces the layout; the present one becomes a step to undo. */
export function put(context: FillAYardContext, layout: Layout, what: What): Change {
  const change = show(context, layout, what)
  return layout === context.layout
    ? change
    : { ...change, past: [...context.past, context.layout], future: [] }
}

/** Moves one step back or forth in the history. */
export function unwind(
  context: FillAYardContext,
  from: 'past' | 'future',
  to: 'past' | 'future',
  what: 'undo' | 'redo',
): Change {
  const layout = context[from].at(-1)
  if (layout === undefined) return { announcement: announce(context, { what }), picked: undefined }
  return {
    ...show(context, layout, { what }),
    [from]: context[from].slice(0, -1),
    [to]: [...context[to], context.layout],
  }
}
