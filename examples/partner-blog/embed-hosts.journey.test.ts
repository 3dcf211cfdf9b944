import { describe, expect, inject, test } from 'vitest'
import { part, widget } from '../storefront/journeys/support/unseen.ts'
import {
  POST,
  box,
  buy,
  card,
  open,
  page,
  reads,
  requests,
  seen,
  soon,
  visitor,
} from './testing/blog-visit.ts'

const { storefront } = inject('shop')

describe('widgets on difficult host pages', () => {
  test.each([
    [POST, 1],
    ['/hosts/resets', 2],
    ['/hosts/twice', 2],
    ['/hosts/right-to-left', 2],
    ['/hosts/german', 2],
    ['/hosts/narrow', 2],
    ['/hosts/single-page', 1],
  ])('are drawn without errors on %s', async (path, cards) => {
    await open(path)
    for (let at = 0; at < cards; at += 1) {
      await card(at).scrollIntoViewIfNeeded()
      await part(card(at), 'price').waitFor()
      expect(await card(at).getByRole('link').getAttribute('href')).toMatch(
        new RegExp(`^${storefront}/(en|de)/`),
      )
      const { width = 0, height = 0 } = (await card(at).boundingBox()) ?? {}
      expect(height).toBeGreaterThan(width)
    }
    expect(reads()).toHaveLength(1)
    expect(visitor.browserErrors).toEqual([])
    if (!/resets|single-page/.test(path)) expect((await seen()).shift).toBeLessThan(0.001)
  })

  test('keep their own styles under a reset of everything', async () => {
    await open('/hosts/resets')
    await part(card(), 'panel').waitFor()
    const style = await part(card(), 'panel').evaluate((panel) => {
      const { color, backgroundColor, fontSize, textTransform, letterSpacing, display } =
        getComputedStyle(panel)
      return {
        color,
        backgroundColor,
        fontSize,
        textTransform,
        letterSpacing,
        display,
        host: getComputedStyle((panel.getRootNode() as ShadowRoot).host).display,
      }
    })
    expect(style).toEqual({
      color: 'rgb(31, 27, 23)',
      backgroundColor: 'rgb(250, 247, 241)',
      fontSize: '16px',
      textTransform: 'none',
      letterSpacing: 'normal',
      display: 'flex',
      host: 'grid',
    })
  })

  test('leave the links without scripts', async () => {
    await open(POST, { javaScriptEnabled: false })
    expect(await box().getByRole('link').getAttribute('href')).toBe(`${storefront}/en/fabric/15`)
    expect(await card().getByRole('link').isVisible()).toBe(true)
  })

  test('log one message for an invalid attribute and leave the link', async () => {
    await open('/hosts/mistakes')
    const ours = () => visitor.browserErrors.filter((error) => error.includes('Write '))
    await soon(() => ours().length).toBe(4)
    expect(visitor.browserErrors.join('\n')).toMatch(
      /design-id="four"> is not the number of a design, so the link inside it stays\. Write design-id="123"\./,
    )
    expect(visitor.browserErrors.join('\n')).toMatch(/size="ell"/)
    expect(visitor.browserErrors.join('\n')).toMatch(
      /collection-id="99999999"> is a collection that the shop does not have, so the link inside/,
    )
    const yard = widget(page, 'fill-a-yard')
    expect(await yard.getByRole('link', { name: 'Nothing' }).isVisible()).toBe(true)
    expect(await yard.getByRole('button').count()).toBe(0)
    for (const at of [0, 1]) expect(await card(at).getByRole('link').isVisible()).toBe(true)
    expect(await box().getByRole('link').isVisible()).toBe(true)
  })

  test('do not scroll sideways in a window of 320 px', async () => {
    await open(POST, { viewport: { width: 320, height: 900 } })
    await buy().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('loads fifty cards with one request, few pictures and no layout shift', async () => {
  await open('/fifty-cloths')
  await part(card(0), 'price').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await widget(page, 'design-card').count()).toBe(50)
  expect(reads()).toHaveLength(1)
  expect(requests.length).toBeLessThanOrEqual(25)
  expect((await seen()).shift).toBeLessThan(0.001)
})

test('a page that is printed shows every card at once, each on one sheet', async () => {
  await open('/fifty-cloths')
  await part(card(0), 'price').waitFor()
  const cards = widget(page, 'design-card')
  const drawn = await cards.evaluateAll(async (elements) => {
    const count = () => elements.filter(({ shadowRoot }) => shadowRoot !== null).length
    const seen = count()
    dispatchEvent(new Event('beforeprint'))
    // The browser draws the page once no promise is left to settle; it waits for no task.
    for (let turn = 0; turn < 200; turn += 1) await null
    return { seen, printed: count() }
  })
  expect(drawn.seen).toBeLessThan(50)
  expect(drawn.printed).toBe(50)
  const last = cards.last()
  expect(await last.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
})

test('leaks no nodes when widgets are removed, even while they load', async () => {
  await open('/hosts/single-page')
  await part(card(), 'price').waitFor()
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
        singlePage.show(at % 2 ? 'selvage-design-card' : 'selvage-add-to-cart', 4)
        await new Promise((resolve) => {
          setTimeout(resolve, at % 3 ? 40 : 0)
        })
        singlePage.clear()
      }
    }, times)
  await cycle(10)
  const before = await nodes()
  await cycle(50)
  expect(await nodes()).toBeLessThan(before + 60)
  expect(visitor.browserErrors).toEqual([])
})
