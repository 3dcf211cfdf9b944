/**
 * Moves the focus to a field instead of doing what the press would do. Some browsers do not move it
 * at a fragment, and a fragment does not reach into a shadow root.
 */
export function goToField(event: Pick<Event, 'target' | 'preventDefault'>, id: string): void {
  const root = (event.target as Node).getRootNode() as Document | ShadowRoot
  const field = root.getElementById(id)
  if (field === null) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
