import { notesFor } from './keyboard-notes.table.ts'

const INTERACTIVE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=grid], [role=dialog]'

/** Throws when a story has a control and its docs page says nothing about keys. */
export function demandKeyboardNotes({
  title,
  canvasElement,
}: {
  readonly title: string
  readonly canvasElement: HTMLElement
}): void {
  if (!/^(?:General|Shop|Embed)\//.test(title) || notesFor(title).length > 0) return
  const [control] = canvasElement.querySelectorAll(INTERACTIVE)
  if (control)
    throw new Error(
      `${title} has a ${control.localName} and no keyboard notes: add a row to keyboard-notes.table.ts.`,
    )
}
