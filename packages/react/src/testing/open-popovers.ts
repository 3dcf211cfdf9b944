/**
 * Opens and closes the popovers of a document as a browser does, which jsdom does not: by their
 * buttons, one at a time, and by Escape, which returns the focus.
 */
export function openPopovers(): void {
  const open = new Set<HTMLElement>()
  const native = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): boolean {
      if (selector === ':popover-open') return open.has(this as HTMLElement)
      return native.call(this, selector)
    },
  })
  const show = (panel: HTMLElement, isShown: boolean) => {
    if (isShown) for (const other of open) show(other, false)
    if (open.has(panel) === isShown) return
    const newState = isShown ? 'open' : 'closed'
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
    if (isShown) open.add(panel)
    else open.delete(panel)
  }
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      show(this, false)
    },
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    if (panel !== null) show(panel, !open.has(panel))
  })
  document.addEventListener('keydown', ({ key }) => {
    const [panel] = open
    if (key !== 'Escape' || panel === undefined) return
    show(panel, false)
    document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus()
  })
}
