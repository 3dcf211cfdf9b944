import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { atShop, readmeBlock, readmePackages } from '../../../scripts/hosts/readme.ts'
import { compareScreenshot } from '../../../scripts/screenshots/compare-screenshots.ts'
import { componentPlace, hostPage, rulesForElements } from './support/host-page.ts'
import { buildOtherSite, openOtherSite } from './support/other-site.ts'
import { componentOn, hostElements } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const all = "import '@selvage/react/styles.css'\n"
const one = "import '@selvage/react/base.css'\nimport '@selvage/react/fabric.css'\n"
const example = atShop(readmeBlock('tsx'), inject('shop')).replace(
  'createRoot(document.body)',
  "createRoot(document.querySelector('section')!)",
)

/** Each page has the script and the content under its name. */
const scripts = {
  host: 'export {}',
  styled: all,
  beside: example,
  all: example,
  one: example.replace(all, one),
  elements: example,
}
const content = {
  host: hostPage,
  styled: hostPage,
  beside: hostPage + componentPlace,
  all: componentPlace,
  one: componentPlace,
  elements: rulesForElements + componentPlace,
}
// High enough for the whole component, whose buy button sticks to the foot of a lower view.
const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 1800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 1800 } },
  { colorScheme: 'light', viewport: { width: 375, height: 2400 } },
] as const

let site: Awaited<ReturnType<typeof openOtherSite>> | undefined
beforeAll(async () => {
  site = await openOtherSite()
  await buildOtherSite(site.folder, readmePackages(), scripts, content)
}, 120_000)
afterAll(() => site?.close())

/** Opens a page of the site, with its component drawn when it has one. */
async function open(name: keyof typeof scripts, look: (typeof looks)[number] = looks[0]) {
  const { page, leave } = await visit(look)
  // A picture that comes late is no matter of styles.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  )
  await page.goto(`${site?.origin}/${name}.html`, { waitUntil: 'networkidle' })
  if (content[name].endsWith(componentPlace))
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .waitFor()
  return { page, leave }
}

type Part = 'page' | 'component' | 'host'

/**
 * Expects a part of two pages to look equal, as soon as both have come to rest. A corner on a layer
 * of its own may differ in a few pixels that no eye sees.
 */
async function expectSame(
  names: readonly [keyof typeof scripts, keyof typeof scripts],
  part: Part,
  look: (typeof looks)[number] = looks[0],
): Promise<void> {
  const [one, other] = [await open(names[0], look), await open(names[1], look)]
  const pictureOf = ({ page }: typeof one): Promise<Buffer> =>
    ({ page, component: componentOn(page), host: hostElements(page) })[part].screenshot({
      animations: 'disabled',
    })
  const name = `${names.join('-')}.${look.colorScheme}-${look.viewport.width}`
  const differenceOf = async () =>
    compareScreenshot({ name, png: await pictureOf(one) }, await pictureOf(other))
  await expect.poll(differenceOf, { timeout: 30_000, interval: 500 }).toBeNull()
  expect((await pictureOf(one)).length).toBeGreaterThan(10_000)
  await one.leave()
  await other.leave()
}

test.each(looks)('a page looks the same with our styles on it: $colorScheme', async (look) => {
  await expectSame(['host', 'styled'], 'page', look)
  await expectSame(['host', 'beside'], 'host', look)
})

test('a component beside the page’s own elements has its own face and colors', async () => {
  const { page, leave } = await open('beside')
  const looks = await page
    .getByRole('button', { name: /^Add to cart|Write to us/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, fontFamily, borderRadius } = getComputedStyle(button)
        return [backgroundColor, fontFamily.split(',')[0], borderRadius]
      }),
    )
  expect(looks[0]).toEqual(['rgb(0, 128, 128)', 'Arial', '20px'])
  expect(looks[2]).toEqual(['rgb(163, 40, 44)', '"Commissioner Variable"', '2px'])
  const faces = await page
    .getByRole('heading', { level: 1 })
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontFamily))
  expect(faces.map((face) => /^"?(\w+)/.exec(face)?.[1])).toEqual([
    'Georgia',
    'Georgia',
    'Fraunces',
  ])
  await leave()
})

test.each(looks)('the style sheet of one entry point is enough: $colorScheme', async (look) => {
  await expectSame(['all', 'one'], 'component', look)
})

test('a page’s rules for elements do not reach into a component', async () => {
  await expectSame(['all', 'elements'], 'component')
})
