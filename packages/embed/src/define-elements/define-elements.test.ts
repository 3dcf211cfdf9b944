import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WIDGET_NAMES } from '../loader/widget-names.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import type { ElementOptions } from './define-elements.ts'

const shop = { gateway: 'https://api.any.test', storefront: 'https://any.test' }
const options = { ...shop, partner: 'pk_1', lang: 'de', currency: 'EUR', theme: 'dark' } as const
const contexts: WidgetContext[] = []
const log = vi.spyOn(console, 'error')
const messages = () => log.mock.calls.map(([message]) => String(message))
const areDefined = () => WIDGET_NAMES.map((name) => registry.has(`selvage-${name}`))

/** The elements of one page. Test files share one real registry, which forgets no name. */
const registry = new Map<string, CustomElementConstructor>()
const pageElements = {
  get: (tag: string) => registry.get(tag),
  define(tag: string, element: CustomElementConstructor) {
    registry.set(tag, element)
    customElements.define(`test-${tag}`, element)
  },
}
const customElements = globalThis.customElements

/** Shows every element at once. */
class Observer {
  readonly #report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }
  observe(target: Element): void {
    const entry = { isIntersecting: true, target, boundingClientRect: { width: 300 } }
    this.#report([entry as IntersectionObserverEntry], this as never)
  }
  unobserve(): void {}
}

/** Loads the module as another copy of the package has it. */
async function newCopy(): Promise<(given: ElementOptions) => void> {
  vi.resetModules()
  return (await import('./define-elements.ts')).defineElements
}

beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined)
  vi.stubGlobal('customElements', pageElements)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('SELVAGE_CHUNKS', {
    de: () => Promise.resolve({ messages: {}, paths: {} }),
    'cart-button': () =>
      Promise.resolve({
        mount: (_: HTMLElement, context: WidgetContext) => contexts.push(context),
      }),
  })
  Object.assign(document, { adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
})
afterEach(() => vi.unstubAllGlobals())

test('on a server nothing happens, whatever the options', async () => {
  const defineElements = await newCopy()
  vi.stubGlobal('customElements', undefined)
  defineElements(options)
  defineElements(undefined as unknown as ElementOptions)
  expect(messages()).toEqual([])
})

test('without an address no element is defined, and the page goes on', async () => {
  const defineElements = await newCopy()
  defineElements({ ...options, gateway: '/api' })
  expect(messages()).toEqual([
    expect.stringMatching(/"\/api" as gateway, which is no absolute URL/),
  ])
  expect(areDefined()).not.toContain(true)
})

test('elements are defined once, for the first shop of the page', async () => {
  const defineElements = await newCopy()
  defineElements(options)
  expect(areDefined()).not.toContain(false)
  expect(document.adoptedStyleSheets).toHaveLength(1)

  const element = document.createElement('test-selvage-cart-button')
  document.body.append(element)
  await vi.waitFor(() => expect(contexts).toHaveLength(1), { timeout: 15_000 })
  expect(contexts[0]).toMatchObject({ ...shop, partner: 'pk_1', lang: 'de', currency: 'EUR' })
  expect(contexts[0]?.page.theme).toBe('dark')
  element.remove()

  defineElements({ ...options, gateway: `${shop.gateway}/` })
  expect(messages()).toEqual([])
  expect(document.adoptedStyleSheets).toHaveLength(1)
  defineElements({ ...options, currency: 'USD' })
  expect(messages()).toEqual([
    expect.stringMatching(/called again with other options, so the first/),
  ])
})

test('a second copy of the package leaves the elements of the first as they are', async () => {
  const first = registry.get('selvage-cart-button')
  const defineElements = await newCopy()
  defineElements({ ...options, reserve: false })
  expect(messages()).toEqual([
    expect.stringMatching(/found <selvage-design-card> defined already, .* that one stays/),
  ])
  expect(first).toBeDefined()
  expect(registry.get('selvage-cart-button')).toBe(first)
  expect(document.adoptedStyleSheets).toEqual([])
})

test('a script that comes later is named, and another one is not', async () => {
  vi.stubGlobal('customElements', { get: () => undefined, define: () => undefined })
  const defineElements = await newCopy()
  const arrive = (src: string) => {
    const script = document.body.appendChild(document.createElement('script'))
    script.setAttribute('src', src)
    script.dispatchEvent(new Event('load'))
  }
  defineElements(options)
  arrive('https://any.test/my-selvage.js')
  expect(messages()).toEqual([])
  arrive('https://cdn.any.test/embed/selvage.js')
  // Other tests' copies of the module listen to this page as well.
  expect(new Set(messages())).toEqual(
    new Set([expect.stringMatching(/^selvage\.js came after defineElements, so that one stays/)]),
  )
})
