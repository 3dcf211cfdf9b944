import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { chromium } from 'playwright-core'
import type { BrowserContext, Page } from 'playwright-core'
import { viewportWidths } from '../../stories/support/modes.table.ts'
import type { Mode } from '../../stories/support/modes.table.ts'
import { findBrowser } from '../browser.ts'
import { browserArguments } from '../vitest/browser-arguments.ts'
import {
  changeSettings,
  everythingIsLoaded,
  followStories,
  goToStory,
  storyIsShown,
} from './in-page.ts'

/** No server has this address: every file comes from the built Storybook's folder. */
const ORIGIN = 'http://storybook.test'
const HEIGHT_PX = 900
const LIMIT_MS = 30_000
/** The date of every story, because a picture must not depend on the day. */
const NOW = new Date('2026-11-02T10:00:00Z')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** A browser that shows a built Storybook. */
export interface OpenStorybook {
  readonly page: Page
  /** Shows a story in a mode, and resolves when it was played and all of it is loaded. */
  readonly show: (story: string, mode: Mode) => Promise<void>
  /** Shows a story in a page that is loaded again, with nothing painted for the one before. */
  readonly showAnew: (story: string, mode: Mode) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a built Storybook in a browser, without a server. */
export async function openStorybook(folder: string): Promise<OpenStorybook> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments],
  })
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  })
  await answerFrom(folder, context)
  const page = await context.newPage()
  page.setDefaultTimeout(LIMIT_MS)
  await page.clock.setFixedTime(NOW)
  await page.addInitScript(followStories)
  let last: { readonly story: string; readonly mode: Mode } | undefined
  const show = async (story: string, mode: Mode): Promise<void> => {
    const width = viewportWidths[mode.viewport]
    await page.setViewportSize({ width, height: HEIGHT_PX })
    if (last === undefined) await page.goto(addressOf(story, mode))
    else {
      if (last.mode !== mode) await page.evaluate(changeSettings, settingsOf(mode))
      if (last.mode !== mode && !isGuide(last.story))
        await page.waitForFunction(storyIsShown, last.story)
      await page.evaluate(goToStory, { storyId: story, viewMode: viewModeOf(story) })
    }
    await page.waitForFunction(storyIsShown, story)
    await page.evaluate(everythingIsLoaded)
    last = { story, mode }
  }
  return {
    page,
    close: () => browser.close(),
    show,
    async showAnew(story, mode) {
      last = undefined
      await show(story, mode)
    },
  }
}

/**
 * Returns the path of one width of a picture. A browser takes a wider one of its `srcset` when it
 * happens to have it, which would be another look.
 */
const oneWidth = (path: string): string => path.replace(/\b(?:300|1024)\.(avif|webp)$/, '650.$1')

/** Answers every request with a file of the folder. */
async function answerFrom(folder: string, context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== ORIGIN) return route.abort()
    const path = join(folder, normalize(decodeURIComponent(pathname)))
    const body = await readFile(oneWidth(path))
      .catch(() => readFile(path))
      .catch(() => undefined)
    if (body === undefined) return route.fulfill({ status: 404 })
    const contentType = types[extname(path)] ?? 'application/octet-stream'
    return route.fulfill({ body, contentType })
  })
}

const isGuide = (story: string): boolean => story.endsWith('--docs')
const viewModeOf = (story: string): 'docs' | 'story' => (isGuide(story) ? 'docs' : 'story')

/** Returns the settings of the toolbars for a mode. */
function settingsOf({ viewport: _, ...globals }: Mode): Readonly<Record<string, string>> {
  return { currency: 'USD', measurement: 'imperial', ...globals }
}

/** Returns the address of a story in a mode. */
function addressOf(story: string, mode: Mode): string {
  // The stories gate runs axe; here it would only take time.
  const settings = { 'a11y.manual': '!true', ...settingsOf(mode) }
  const query = new URLSearchParams({
    id: story,
    viewMode: viewModeOf(story),
    globals: Object.entries(settings)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  })
  return `${ORIGIN}/iframe.html?${query}`
}
