import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { readCodeBlock } from './support/code-block.ts'
import { framed, part, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that the test writes has no network address, so Chromium would treat this machine's
// servers as a private network.
const visit = prepareVisitors(['--disable-features=LocalNetworkAccessChecks'])
const { storefront } = inject('shop')
/** An origin that no server and no configuration knows. */
const ORIGIN = 'http://127.0.0.1:45992'

const answerOf = async (path: string, more = '') => {
  const url = encodeURIComponent(storefront + path)
  const response = await fetch(`${storefront}/oembed?url=${url}${more}`)
  expect(response.status).toBe(200)
  return response
}
const open = async (page: Page, content: string) => {
  const body = `<!doctype html><html lang="en"><title>A post</title><link rel="icon" href="data:,"><body>${content}</body></html>`
  await page.route(`${ORIGIN}/post`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${ORIGIN}/post`)
}
const soon = <T>(read: () => Promise<T>) => expect.poll(read)

test.each([320, 600])(
  'on another origin, a frame %i px wide shows the card and grows to its height',
  async (width) => {
    const { page, browserErrors, leave } = await visit({ viewport: { width: 700, height: 900 } })
    const answer = (await (await answerOf('/de/stoff/12', `&maxwidth=${width}`)).json()) as {
      html: string
      title: string
      height: number
    }
    const listener = await readCodeBlock('packages/embed/README.md', 'selvage-height')
    // A site may make the frame as wide as it likes.
    const html = answer.html.replace(/width="\d+"/, `width="${width}"`)
    await open(page, html + listener)
    expect(await page.getByTitle(answer.title).getAttribute('lang')).toBe('de')
    const inside = widget(framed(page), 'design-card')
    await soon(() => part(inside, 'price').innerText()).toMatch(/^ab .*US\$/)
    const box = () => inside.evaluate((element) => element.getBoundingClientRect().height)
    await soon(async () => (await page.getByTitle(answer.title).boundingBox())?.height).toBe(
      Math.ceil(await box()),
    )
    const picture = part(inside, 'picture')
    await soon(() =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
    expect(await inside.evaluate(() => window.origin)).toBe('null')
    expect(await inside.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('without the listener the height of the answer holds the whole card', async () => {
  const { page, leave } = await visit()
  const answer = (await (await answerOf('/en/fabric/12')).json()) as { html: string }
  await open(page, answer.html)
  const inside = widget(framed(page), 'design-card')
  await soon(() => part(inside, 'price').innerText()).toMatch(/^from US\$/)
  const [scrolled, visible] = await inside.evaluate(() => [
    document.documentElement.scrollHeight,
    innerHeight,
  ])
  expect(scrolled).toBeLessThanOrEqual(visible ?? 0)
  await leave()
})

test('a browser reads the same fields from JSON and XML', async () => {
  const { page, leave } = await visit()
  await open(page, '')
  const json = (await (await answerOf('/fr/collections/10')).json()) as Record<string, unknown>
  const xml = await (await answerOf('/fr/collections/10', '&format=xml')).text()
  const parsed = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'text/xml').documentElement
    return Object.fromEntries([...root.children].map((each) => [each.tagName, each.textContent]))
  }, xml)
  expect(parsed).toEqual(
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
  )
  expect(Object.keys(json).length).toBeGreaterThan(8)
  await leave()
})
