import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Marks the document while a calculator is in view. The bar of a product on the page, which would
 * sell another amount than that counts, gives its place then.
 */
export function useCalculatingMark(calculator: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = calculator.current
    // Documents of tests have no observer, and an element of the embed has no bar.
    if (element?.getRootNode() !== document || !('IntersectionObserver' in window)) return
    const mark = (isInView: boolean): void =>
      void document.documentElement.toggleAttribute('data-calculating', isInView)
    const observer = new IntersectionObserver((entries) =>
      mark(entries.at(-1)?.isIntersecting === true),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      mark(false)
    }
  }, [calculator])
}
