import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, inject } from 'vitest'
import { browserArguments } from '../../../../scripts/vitest/browser-arguments.ts'

/** A shopper with their own browser profile. */
export interface Visitor {
  page: Page
  /**
   * All errors of the browser so far: script errors, console errors, policy violations, responses
   * with status 500 and above.
   */
  browserErrors: string[]
  leave: () => Promise<void>
}

/** Keeps letters as wide as in a browser with a window, instead of whole pixels. */
const EVEN_LETTERS = '--font-render-hinting=none'

/** The browsers of this worker by their arguments. They end with the worker's process. */
const browsers = new Map<string, Promise<Browser>>()

function openBrowser(args: readonly string[]): Promise<Browser> {
  const key = args.join(' ')
  const open =
    browsers.get(key) ??
    chromium.launch({ executablePath: inject('shop').browser, args: [...args] })
  browsers.set(key, open)
  return open
}

/** Opens one browser for all journeys of a worker; each visitor gets a new profile. */
export function prepareVisitors(
  extraArguments: readonly string[] = [],
): (options?: BrowserContextOptions) => Promise<Visitor> {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await openBrowser([...browserArguments, EVEN_LETTERS, ...extraArguments])
  })

  return async (options = {}) => {
    if (browser === undefined)
      throw new Error('A visitor comes after the browser was opened: call this inside a test.')
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(40_000)
    const page = await context.newPage()
    const browserErrors: string[] = []
    watch(page, browserErrors)
    context.on('page', (opened) => {
      watch(opened, browserErrors)
    })
    return { page, browserErrors, leave: () => context.close() }
  }
}

function watch(page: Page, browserErrors: string[]): void {
  page.on('pageerror', (error) =>
    browserErrors.push(`script error on ${page.url()}: ${error.message}`),
  )
  page.on('console', (message) => {
    // Chromium reports policy violations, failed loads and a script's own console.error here.
    if (message.type() === 'error')
      browserErrors.push(`console on ${page.url()}: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) browserErrors.push(`${response.status()} from ${response.url()}`)
  })
}
