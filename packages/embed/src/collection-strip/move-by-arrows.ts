import { throttle } from '@selvage/core/timing'

/** Part of the visible row that a press moves, so that a reader does not lose the place. */
const SHARE = 0.8

/** Makes the arrows of a drawn strip move its row, and shows at which end there is no more. */
export function moveByArrows(root: ShadowRoot, signal: AbortSignal): void {
  const row = root.querySelector('ul') as HTMLElement
  const [earlier, further] = ['earlier', 'further'].map((id) => root.getElementById(id))
  const show = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = row
    root.getElementById('arrows')?.toggleAttribute('hidden', scrollWidth <= clientWidth + 1)
    // An arrow keeps the focus at its end, so it is not disabled.
    earlier?.setAttribute('aria-disabled', String(scrollLeft <= 1))
    further?.setAttribute('aria-disabled', String(scrollLeft + clientWidth >= scrollWidth - 1))
  }
  const move = (by: number): void => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollBy({ left: by * SHARE * row.clientWidth, behavior: isStill ? 'auto' : 'smooth' })
  }
  earlier?.addEventListener('click', () => move(-1), { signal })
  further?.addEventListener('click', () => move(1), { signal })
  row.addEventListener('scroll', throttle(show), { signal, passive: true })
  const observer = new ResizeObserver(throttle(show))
  observer.observe(row)
  signal.addEventListener('abort', () => observer.disconnect())
  show()
}
