import type { Locator, Page } from 'playwright-core'

/** How a reader changes the text of every page. */
export const READERS = {
  'a screen of 320 px': { width: 320, css: '' },
  'text of twice the size on a small phone': {
    width: 320,
    css: 'html { font-size: 200% !important }',
  },
  'text of twice the size on a phone': { width: 375, css: 'html { font-size: 200% !important }' },
  'text of twice the size on a desktop': {
    width: 1280,
    css: 'html { font-size: 200% !important }',
  },
  // The measures of WCAG 2.2, 1.4.12.
  'more space in the text': {
    width: 1280,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
  },
} as const

/** Applies a reader's style sheet to every page that is opened from now on, before it is drawn. */
export async function enlarge(page: Page, css: string): Promise<void> {
  await page.addInitScript((text) => {
    // The event stays at the document.
    document.addEventListener('readystatechange', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    })
  }, css)
}

/**
 * Returns what a page does not show: a width to scroll sideways, text that is cut off, and text
 * that has so little room that each line is a letter.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (element.innerText === undefined || element.innerText.trim() === '') return false
      const { fontSize, lineHeight, writingMode } = getComputedStyle(element)
      const lines = element.clientHeight / (Number.parseFloat(lineHeight) || 20)
      const isNarrow = element.clientWidth < 2 * Number.parseFloat(fontSize)
      const hasText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
      if (isNarrow && hasText && lines > 6 && writingMode === 'horizontal-tb') return true
      const { overflowX, overflowY, clipPath, visibility } = getComputedStyle(element)
      // Text for screen readers alone is clipped to a pixel.
      if (visibility === 'hidden' || clipPath !== 'none' || element.clientWidth < 2) return false
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    })
    const sideways = scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth}`] : []
    return [...sideways, ...cut.map(({ innerText }) => innerText)]
  })

/** Returns how an element and its label are drawn, which tells a chosen one from others. */
export const drawing = (target: Locator): Promise<string> =>
  target.evaluate((element) =>
    [element, element.closest('label')]
      .filter((each) => each !== null)
      .map((each) => {
        const { color, backgroundColor, border, outline, textDecoration } = getComputedStyle(each)
        return [color, backgroundColor, border, outline, textDecoration].join(' ')
      })
      .join(' / '),
  )

/** Returns where the links, the buttons and the field of the header are, with their texts. */
export const headerParts = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button, input')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect()
          return { left, top, right, bottom, name: part.textContent }
        }),
    )
