/** Width of the panel, and of a window in which it takes the whole width, CSS pixels. */
const WIDTH = 392
const NARROW = 480
const GAP = 8
/** Height below which a panel moves up beside its button rather than become shorter. */
const LEAST_HEIGHT = 420

/**
 * Puts an open panel below its button, with their ends aligned; in a narrow window it is as wide as
 * the window. The properties are set by script, which the strictest policy for styles allows.
 */
export function placePanel(dialog: HTMLElement, button: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { left, right, bottom } = button.getBoundingClientRect()
  const isNarrow = clientWidth <= NARROW
  const isRtl = getComputedStyle((button.getRootNode() as ShadowRoot).host).direction === 'rtl'
  const wanted = isRtl ? left : right - WIDTH
  const top = Math.max(GAP, Math.min(bottom + GAP, clientHeight - GAP - LEAST_HEIGHT))
  const start = isNarrow ? 0 : Math.max(GAP, Math.min(wanted, clientWidth - WIDTH - GAP))
  dialog.classList.toggle('wide', isNarrow)
  const properties = {
    '--top': top,
    '--left': start,
    '--width': isNarrow ? clientWidth : WIDTH,
    '--height': clientHeight - top - GAP,
  }
  for (const [name, px] of Object.entries(properties)) dialog.style.setProperty(name, `${px}px`)
}
