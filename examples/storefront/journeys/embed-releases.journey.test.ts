import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { keepRelease } from '../server/keep-release.ts'
import { part, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that the test writes has no network address, so Chromium would treat this machine's
// servers as a private network.
const visit = prepareVisitors(['--disable-features=LocalNetworkAccessChecks'])
const { dataDir, gateway, storefront } = inject('shop')
const OLDER = '0.0.9'

test('a page with an older version’s code shows its card while the shop serves a newer one', async () => {
  const releases = join(dataDir, 'embed')
  await mkdir(releases, { recursive: true })
  const stored = await keepRelease({ origin: storefront, publicGatewayUrl: gateway }, releases)
  expect(stored.version).not.toBe(OLDER)
  await rename(stored.folder, join(releases, OLDER))
  const hashes = JSON.parse(await readFile(join(releases, OLDER, 'sri.json'), 'utf8')) as Readonly<
    Record<string, string>
  >
  const { page, browserErrors, leave } = await visit()
  const body = `<!doctype html><html lang="en"><title>A post</title><link rel="icon" href="data:,">
<script type="module" async crossorigin="anonymous" src="${storefront}/embed/${OLDER}/selvage.js" integrity="${hashes['selvage.js']}"></script>
<selvage-design-card design-id="12"><a href="#fabric">A fabric</a></selvage-design-card>`
  await page.route('http://127.0.0.1:45994/post', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('http://127.0.0.1:45994/post')
  const price = () => part(widget(page, 'design-card'), 'price').innerText()
  await expect.poll(price).toMatch(/US\$\d/)
  expect(scripts.length).toBeGreaterThan(1)
  for (const url of scripts) expect(url).toContain(`/embed/${OLDER}/`)
  expect(browserErrors).toEqual([])
  await leave()
})
