import type { Browser, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser.ts'
import { browserArguments } from '../vitest/browser-arguments.ts'
import { startStack } from '../stack.ts'
import type { Bench } from './bench.ts'

/** Factor by which the processor is slowed down. */
const SLOWER = 4

interface Interaction {
  readonly name: string
  readonly path: string
  /** Prepares the interaction. Its own work in the page is not counted. */
  readonly begin: (page: Page) => Promise<unknown>
  /**
   * Performs the interaction with the browser's own input events only, so that every counted task
   * belongs to it.
   */
  readonly act: (page: Page) => Promise<unknown>
}

/** A template with the most cells. */
const YARD = '/en/fill-a-yard/canvas?collection_id=10&template_id=4&fabric=polartec_fleece'
const WALL = '/en/wallpaper/12?measurement_system=imperial&height=96&widths=120'
/** A wait that is longer than the debounce and the gateway's answer. */
const SETTLED_MS = 1_200

/** Presses keys at the speed of a person. */
async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(SETTLED_MS)
}

const pressed = (tool: string): Interaction => ({
  name: `fill-a-yard ${tool}`,
  path: YARD,
  begin: async (page) => {
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.getByRole('button', { name: tool, exact: true }).hover()
  },
  act: async (page) => {
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForTimeout(SETTLED_MS)
  },
})

const interactions: readonly Interaction[] = [
  {
    name: 'calculator height',
    path: WALL,
    begin: (page) => page.locator('[name="height"]').focus(),
    act: (page) => press(page, ['ControlOrMeta+A', '1', '0', '9']),
  },
  {
    name: 'calculator width',
    path: WALL,
    begin: (page) => page.locator('[name="widths"]').first().focus(),
    act: (page) =>
      press(page, ['ControlOrMeta+A', '1', '2', '0', '0', 'Backspace', 'Backspace', '4']),
  },
  {
    name: 'fill-a-yard cells',
    path: YARD,
    begin: (page) => page.getByRole('gridcell').first().focus(),
    act: (page) =>
      press(page, [
        'Enter',
        'ArrowRight',
        'Enter',
        'ArrowDown',
        'Enter',
        'End',
        'Enter',
        'Delete',
        'Control+Home',
        'Enter',
      ]),
  },
  pressed('Checkerboard'),
  pressed('Shuffle'),
  pressed('Undo'),
]

/** Runs in the page: records the longest task from now on. */
function watchTasks(): void {
  const seen = { longest: 0 }
  Object.assign(globalThis, { selvageTasks: seen })
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      seen.longest = Math.max(seen.longest, entry.duration)
    }),
  ).observe({ type: 'longtask' })
}

async function longestTask(
  browser: Browser,
  origin: string,
  { path, begin, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.locator('main button, main input').first().dispatchEvent('focusin')
    await page.locator('selvage-island[data-alive]').last().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await begin(page)
    await page.waitForTimeout(SETTLED_MS)
    await page.evaluate(watchTasks)
    await act(page)
    return await page.evaluate(
      () => (globalThis as unknown as { selvageTasks: { longest: number } }).selvageTasks.longest,
    )
  } finally {
    await context.close()
  }
}

/** Number of runs of each interaction. The median is printed. */
const TIMES = 3

/**
 * Measures the longest task of the main thread while the two large tools are used on a processor
 * slowed down four times. A task below 50 ms counts as 0.
 */
export const bench: Bench = {
  name: 'interaction',
  run: async (print) => {
    const stack = await startStack({
      ports: 'ephemeral',
      only: ['payment', 'gateway', 'storefront'],
      env: { SEED_DESIGNS: '400' },
    })
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserArguments],
    })
    try {
      for (const interaction of interactions) {
        const seen: number[] = []
        for (let at = 0; at < TIMES; at += 1)
          seen.push(await longestTask(browser, stack.urls.storefront, interaction))
        print({
          name: `interaction ${interaction.name} longest task`,
          value: Math.round(seen.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0),
          unit: 'ms',
          n: TIMES,
        })
      }
    } finally {
      await browser.close()
      await stack.stop()
    }
  },
}
