import type { Page } from 'playwright-core'

/**
 * Returns the elements of a page, and of the widgets in it, whose transition or animation takes
 * longer than a millisecond. Readers who ask for less motion see none.
 */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(
        ...durations
          .split(', ')
          .map((each) => (each.endsWith('ms') ? parseFloat(each) : parseFloat(each) * 1000)),
      )
    const found: string[] = []
    const visit = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        for (const part of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, part)
          const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 1
          if (isAnimated || longest(style.transitionDuration) > 1)
            found.push(`${element.tagName} ${element.getAttribute('class') ?? ''}${part ?? ''}`)
        }
        if (element.shadowRoot) visit(element.shadowRoot)
      }
    }
    visit(document)
    return [...new Set(found)]
  })
