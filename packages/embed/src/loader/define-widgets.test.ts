import { afterEach, expect, test, vi } from 'vitest'
import type { PageSettings } from '../page/widget-context.ts'
import { defineWidgets } from './define-widgets.ts'
import type { Widget } from './define-widgets.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { customElements } = globalThis
let copies = 0

/** Starts one widget of a page with these settings; returns the chunks that it fetches. */
async function chunksOf(
  page: PageSettings,
  attributes: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const copy = (copies += 1)
  const loaded: string[] = []
  vi.stubGlobal('customElements', {
    get: () => undefined,
    define: (tag: string, element: CustomElementConstructor) =>
      customElements.define(`copy-${copy}-${tag}`, element),
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  )
  const load = <Part>(name: string): Promise<Part> => {
    loaded.push(name)
    return Promise.resolve({ regionOf: () => page, mount: () => undefined } as Part)
  }
  const shop = { gateway: 'https://api.any.test', storefront: 'https://any.test' }
  defineWidgets(shop, page, load)
  const element = document.createElement(`copy-${copy}-selvage-cart-button`) as Widget
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  await element.start()
  element.remove()
  return loaded
}

test.each([
  ['an American reader', 'en-US', {}, false],
  ['an American reader of a German page', 'en-US', { lang: 'de' }, true],
  ['another reader', 'de-DE', {}, true],
  ['a page of the United States, whoever reads it', 'de-DE', { country: 'US' }, false],
  ['a page of another country', 'en-US', { country: 'GB' }, true],
  ['a page that names its currency', 'de-DE', { country: 'GB', currency: 'GBP' }, false],
])(
  'the region of %s is fetched only where it may not be American',
  async (_, language, page, isFetched) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
    expect((await chunksOf(page)).includes('region')).toBe(isFetched)
  },
)

test.each([
  ['and no currency', { country: 'DE' }, true],
  ['and its currency', { country: 'DE', currency: 'EUR' }, false],
])(
  'the region of an element that names a country %s is fetched: %s, %s',
  async (_, attributes, isFetched) => {
    const chunks = await chunksOf({ currency: 'USD' }, attributes)
    expect(chunks.includes('region')).toBe(isFetched)
  },
)

test.each([
  ['fetched', {}, true],
  ['not fetched where the page names its currency', { currency: 'USD' }, false],
])(
  'the region of a cart button beside a widget that names its money is %s',
  async (_, page, isFetched) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
    const other = document.body.appendChild(document.createElement('selvage-add-to-cart'))
    for (const [name, value] of [
      ['design-id', '12'],
      ['country', 'FR'],
      ['currency', 'EUR'],
    ] as const)
      other.setAttribute(name, value)
    const chunks = await chunksOf(page)
    other.remove()
    expect(chunks.includes('region')).toBe(isFetched)
  },
)
