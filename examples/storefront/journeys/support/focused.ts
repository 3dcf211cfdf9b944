import type { Locator, Page } from 'playwright-core'

/** Returns the element that has the focus. */
export const focused = (page: Page): Locator => page.locator(':focus')
