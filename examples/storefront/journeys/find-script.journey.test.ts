import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.ts'
import { part, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// Pages that the tests write have no network address, so Chromium would treat this machine's
// servers as a private network.
const visit = prepareVisitors(['--disable-features=LocalNetworkAccessChecks'])
const { gateway, storefront } = inject('shop')
/** A site that is not local, where the files of the package are served as they are. */
const SITE = 'https://site.example'
const CARD =
  '<selvage-design-card design-id="12"><a href="#fabric">A fabric</a></selvage-design-card>'
const served = `${storefront}/embed/selvage.js`
const packaged = `${SITE}/files/selvage.js`
const addresses = `data-gateway="${gateway}" data-storefront="${storefront}"`

const open = async (page: Page, content: string) => {
  await page.route(`${SITE}/post`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A post</title><body>${CARD}${content}</body></html>`,
    }),
  )
  await page.route(`${SITE}/files/*`, async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/files/', '')
    const body = await readFile(join(root, 'packages/embed/dist', name))
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(`${SITE}/post`)
}
const isShown = async (page: Page) => {
  const price = () => part(widget(page, 'design-card'), 'price').innerText()
  await expect.poll(price).toMatch(/US\$\d/)
  expect(await widget(page, 'design-card').getByRole('link').getAttribute('href')).toMatch(
    new RegExp(`^${storefront}/`),
  )
}

test.each([
  ['a module', `<script type="module" src="${served}"></script>`],
  ['a classic script', `<script async src="${served}"></script>`],
  ['an import without an element', `<script type="module">import('${served}')</script>`],
  [
    'a module behind a script with a similar name and addresses of its own',
    `<script type="text/plain" src="/my-selvage.js" data-gateway="https://decoy.example" data-storefront="https://decoy.example"></script><script type="module" src="${served}"></script>`,
  ],
  [
    'the script of the package with addresses in its tag',
    `<script type="module" src="${packaged}" ${addresses}></script>`,
  ],
])('%s shows the card of its shop', async (_, content) => {
  const { page, browserErrors, leave } = await visit()
  await open(page, content)
  await isShown(page)
  expect(browserErrors).toEqual([])
  await leave()
})

test.each([
  [packaged, '', /has no shop built in and its tag names none.* data-gateway="https:/],
  [
    packaged,
    'data-gateway="//any.example"',
    /data-gateway="\/\/any.example" is no absolute address,/,
  ],
  [served, 'data-gateway="https://evil.example"', /knows no shop at data-gateway="https:\/\/evil/],
])('%s %s keeps the link, with one message', async (src, attributes, message) => {
  const { page, browserErrors, leave } = await visit()
  const tag = `<script type="module" src="${src}" ${attributes}></script>`
  await open(page, tag + tag)
  await expect.poll(() => browserErrors).not.toEqual([])
  expect(browserErrors).toEqual([expect.stringMatching(message)])
  expect(await page.getByRole('link', { name: 'A fabric' }).isVisible()).toBe(true)
  await leave()
})
