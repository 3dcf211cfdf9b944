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
    await soon(() => visitor.browserErrors.length).toBe(3)
    expect(visitor.browserErrors.join('\n')).toMatch(
      /design-id="four"> is not the number of a design, so the link inside it stays\. Write design-id="123"\./,
    )
    expect(visitor.browserErrors.join('\n')).toMatch(/size="ell"/)
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
