import type { Browser, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../browser.ts'
import { startStack } from '../stack.ts'
import type { Bench } from './bench.ts'

/** How much slower the processor is made. */
const SLOWER = 4

interface Interaction {
  readonly name: string
  readonly path: string
  /** What shows that the page is alive. */
  readonly ready: (page: Page) => Promise<unknown>
  /** What the shopper does; every task between is counted. */
  readonly act: (page: Page) => Promise<unknown>
}

/** The most cells that a template has. */
const YARD = '/en/fill-a-yard/canvas?collection_id=10&template_id=4&fabric=polartec_fleece'
const alive = (page: Page) => page.locator('selvage-island[data-alive]').last().waitFor({ state: 'attached' })
const typeSlowly = async (page: Page, selector: string, text: string): Promise<void> => {
  await page.locator(selector).first().focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text, { delay: 120 })
  await page.waitForTimeout(900)
}
const keys = async (page: Page, pressed: readonly string[]): Promise<void> => {
  for (const key of pressed) {
    await page.keyboard.press(key)
    await page.waitForTimeout(120)
  }
}

const interactions: readonly Interaction[] = [
  {
    name: 'typing in the calculator', path: '/en/wallpaper/12?measurement_system=imperial&height=96&widths=120', ready: alive,
    act: async (page) => {
      await typeSlowly(page, '[name="height"]', '109')
      await typeSlowly(page, '[name="width"], [name="widths"]', '1200')
    },
  },
  ...(['checkerboard', 'shuffle'] as const).map((tool): Interaction => ({
    name: `fill-a-yard ${tool}`, path: YARD, ready: alive,
    act: async (page) => {
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await page.waitForTimeout(900)
      await page.evaluate(() => { (globalThis as unknown as { selvageTasks: { longest: number } }).selvageTasks.longest = 0 })
      await page.getByRole('button', { name: tool === 'shuffle' ? 'Shuffle' : 'Checkerboard', exact: true }).click()
      await page.waitForTimeout(1_200)
    },
  })),
  {
    name: 'fill-a-yard cells', path: YARD, ready: alive,
    act: async (page) => {
      await page.getByRole('gridcell').first().focus()
      await keys(page, ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'End', 'Enter', 'Delete', 'Control+Home', 'Enter'])
    },
  },
]

/** Scripts that a browser runs before the page's own. */
function watchTasks(): void {
  const seen = { longest: 0 }
  Object.assign(globalThis, { selvageTasks: seen })
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { seen.longest = Math.max(seen.longest, entry.duration) })).observe({ type: 'longtask' })
}

async function longestTask(browser: Browser, origin: string, { path, ready, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.locator('main button, main input').first().dispatchEvent('focusin')
    await ready(page)
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(watchTasks)
    await act(page)
    return await page.evaluate(() => (globalThis as unknown as { selvageTasks: { longest: number } }).selvageTasks.longest)
  } finally {
    await context.close()
  }
}

/** The longest task of the main thread while somebody works with the two large tools, on a processor four times slower; 0 is one below 50 ms. */
export const bench: Bench = {
  name: 'interaction',
  run: async (print) => {
    const stack = await startStack({ ports: 'ephemeral', only: ['payment', 'gateway', 'storefront'], env: { SEED_DESIGNS: '400' } })
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] })
    try {
      for (const interaction of interactions) {
        print({ name: `interaction ${interaction.name} longest task`, value: Math.round(await longestTask(browser, stack.urls.storefront, interaction)), unit: 'ms' })
      }
    } finally {
      await browser.close()
      await stack.stop()
    }
  },
}
