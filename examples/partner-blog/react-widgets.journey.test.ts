import type { Page } from 'playwright-core'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { badgeOf, plainPictures, widget } from '../storefront/journeys/support/unseen.ts'
import { prepareVisitors } from '../storefront/journeys/support/visitor.ts'
import type { Visitor } from '../storefront/journeys/support/visitor.ts'

const { blog, gateway, storefront } = inject('shop')
const visit = prepareVisitors(['--test-third-party-cookie-phaseout'])

const NEXT = 'Next: apply designs'

let visitor: Visitor
let page: Page
async function open(path: string, options: Parameters<typeof visit>[0] = {}): Promise<void> {
  visitor = await visit(options)
  ;({ page } = visitor)
  await page.addInitScript(() => {
    const added: unknown[] = []
    Object.assign(globalThis, { added })
    addEventListener('selvage-added', (event) => added.push((event as CustomEvent).detail))
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  await page.goto(blog + path)
}
const added = () => page.evaluate(() => (globalThis as unknown as { added: unknown[] }).added)
const soon = <T>(read: () => T) => expect.poll(read)
const badge = () => badgeOf(page)
afterEach(async () => {
  await visitor?.leave()
})

describe('the wallpaper calculator on the blog', () => {
  const tool = () => widget(page, 'wallpaper-calculator')
  const panels = (text: string) => tool().getByText(text, { exact: true }).first().waitFor()

  test('another wall is counted and priced, and goes to the storefront’s cart', async () => {
    await open('/the-wall-behind-the-machine')
    await tool().scrollIntoViewIfNeeded()
    await panels('5 panels, 9 ft')
    await tool().getByLabel('Wall width (in)').fill('216')
    await panels('9 panels, 9 ft')
    const add = tool().getByRole('button', { name: /^Add 9 panels to cart/ })
    await soon(() => add.innerText()).toMatch(/US\$\d/)
    const price = /US\$[\d.,]+/.exec(await add.innerText())?.[0] ?? ''
    await add.click()
    await soon(() => badge().textContent()).toBe('9')
    expect(await added()).toMatchObject([
      {
        kind: 'wallpaper',
        items: [{ wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 9 }],
        quantity: 9,
        count: 9,
      },
    ])
    await tool().getByRole('link', { name: /cart/i }).click()
    await page.waitForURL(`${storefront}/en/cart`)
    await soon(() => page.getByRole('main').innerText()).toContain(price)
    expect(visitor.browserErrors).toEqual([])
  })

  test('an invalid length gets an error at its field, and nothing typed is lost', async () => {
    await open('/the-wall-behind-the-machine')
    await tool().scrollIntoViewIfNeeded()
    await panels('5 panels, 9 ft')
    await tool().getByLabel('Wall height (in)').fill('96.5')
    await tool().getByText('Round up to the nearest whole number').first().waitFor()
    expect(await tool().getByLabel('Wall height (in)').inputValue()).toBe('96.5')
  })

  test('a gateway that is down leaves the count and says that there is no price', async () => {
    visitor = await visit()
    ;({ page } = visitor)
    await page.context().route(`${gateway}/wallpapers/prices/**`, (route) => route.abort())
    await page.goto(`${blog}/the-wall-behind-the-machine`)
    await tool().scrollIntoViewIfNeeded()
    await panels('5 panels, 9 ft')
    await tool().getByText('The price could not be loaded', { exact: false }).first().waitFor()
    await page.context().unroute(`${gateway}/wallpapers/prices/**`)
    await tool().getByRole('button', { name: 'Try again' }).click()
    await soon(() =>
      tool()
        .getByRole('button', { name: /^Add 5 panels to cart/ })
        .innerText(),
    ).toMatch(/US\$\d/)
  })

  test('fifty that come and go, also while they are on their way, leave nothing', async () => {
    await open('/hosts/single-page')
    const session = await page.context().newCDPSession(page)
    const nodes = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Memory.getDOMCounters')).nodes
    }
    const cycle = (times: number) =>
      page.evaluate(async (rounds) => {
        const { singlePage } = globalThis as unknown as {
          singlePage: { show(tag: string, id: number): Element; clear(): void }
        }
        for (let at = 0; at < rounds; at += 1) {
          singlePage.show('selvage-wallpaper-calculator', 4)
          await new Promise((resolve) => {
            setTimeout(resolve, at % 3 ? 120 : 0)
          })
          singlePage.clear()
        }
      }, times)
    await cycle(10)
    const before = await nodes()
    await cycle(50)
    // Each widget has hundreds of nodes, so a leak would add thousands.
    expect(await nodes()).toBeLessThan(before + 300)
    expect(visitor.browserErrors).toEqual([])
  })

  test('resets of everything and German: the shop’s own sizes, both tools', async () => {
    await open('/hosts/large')
    const label = tool().getByText('Wandhöhe (cm)')
    await label.waitFor()
    expect(
      await label.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(12)
    await widget(page, 'fill-a-yard')
      .getByRole('button', { name: 'Weiter: Designs verteilen' })
      .waitFor()
    expect(visitor.browserErrors).toEqual([])
  })
})

test('beside another tool, an add is reported by the element where it happened, once', async () => {
  await open('/hosts/large')
  await widget(page, 'fill-a-yard').getByRole('button').first().waitFor()
  for (const name of ['wallpaper-calculator', 'fill-a-yard'])
    await widget(page, name).evaluate((element) => {
      element.addEventListener('selvage-added', ({ target }) => {
        const { added } = globalThis as unknown as { added: unknown[] }
        added.push((target as Element).localName)
      })
    })
  const tool = widget(page, 'wallpaper-calculator')
  await tool.getByLabel('Wandhöhe (cm)').fill('250')
  await tool.getByLabel('Wandbreite (cm)').fill('300')
  const add = tool.getByRole('button', { name: /in den Warenkorb/ })
  await soon(() => add.innerText()).toContain('€')
  await add.click()
  await soon(async () => (await added()).length).toBe(2)
  // A second sender would be heard within the time of the first one's answer.
  await tool.getByRole('link', { name: /Warenkorb/ }).waitFor()
  expect(await added()).toMatchObject([
    'selvage-wallpaper-calculator',
    { kind: 'wallpaper', designId: 16 },
  ])
})

describe('Fill-A-Yard on the blog', () => {
  const yard = () => widget(page, 'fill-a-yard')

  test('from the template to the storefront’s cart, by keyboard in the grid', async () => {
    await open('/six-inch-squares')
    await yard().scrollIntoViewIfNeeded()
    await yard().getByRole('button', { name: NEXT }).click()
    const first = yard().getByRole('gridcell').first()
    await first.waitFor()
    expect(await yard().getByRole('gridcell').count()).toBe(42)
    await first.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await soon(() => yard().getByText('2 of 42', { exact: false }).first().isVisible()).toBe(true)
    await yard()
      .getByRole('button', { name: /Add yard to cart/ })
      .click()
    // Forty empty squares are asked about, and nothing is added before the answer.
    const question = yard().getByRole('dialog', { name: /^40 squares are still plain/ })
    await question.waitFor()
    expect(await added()).toEqual([])
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: /Add it like this/ }).click()
    await soon(() => badge().textContent()).toBe('1')
    expect(await added()).toMatchObject([
      {
        kind: 'fill-a-yard',
        items: [{ layout: expect.any(String), quantity: 1 }],
        quantity: 1,
        count: 1,
      },
    ])
    await yard().getByRole('link', { name: /cart/i }).click()
    await page.waitForURL(`${storefront}/en/cart`)
    await page.getByRole('heading', { level: 1, name: /cart/i }).waitFor()
    const picture = plainPictures(page.getByRole('main').getByRole('article'))
    expect(await picture.getAttribute('src')).toContain(`${gateway}/images/layouts/`)
    expect(visitor.browserErrors).toEqual([])
  })

  test('Back restores the yard that the reader left', async () => {
    await open('/six-inch-squares')
    await yard().scrollIntoViewIfNeeded()
    await yard().getByRole('button', { name: NEXT }).click()
    await yard().getByRole('gridcell').nth(3).click()
    const counted = yard().getByText('1 of 42', { exact: false }).first()
    await counted.waitFor()
    await page.goto('about:blank')
    await page.goBack()
    await yard().scrollIntoViewIfNeeded()
    await counted.waitFor()
    expect(await yard().getByRole('gridcell').count()).toBe(42)
    expect(visitor.browserErrors).toEqual([])
  })

  test('320 px wide and no wider, and the grid’s squares can be hit', async () => {
    await open('/six-inch-squares', { viewport: { width: 320, height: 900 } })
    await yard().scrollIntoViewIfNeeded()
    await yard().getByRole('button', { name: NEXT }).click()
    const { width = 0, height = 0 } =
      (await yard().getByRole('gridcell').first().boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
