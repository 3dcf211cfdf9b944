// @vitest-environment jsdom
import { getCart, removeItem } from '@selvage/core/cart'
import { readLayoutCode } from '@selvage/core/fill-a-yard'
import { createGateway } from '@selvage/core/gateway'
import { createTestGateway, SAMPLE_LAYOUTS } from '@selvage/core/testing'
import { LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCartFlow } from '../add-to-cart/cart-flow.ts'
import type { BuyingContext } from '../add-to-cart/cart-flow.ts'
import { mount } from '../cart-button/cart-button.widget.ts'
import { languageFile } from '../page/language-file.ts'
import { panelMessages } from './panel-messages.ts'
import * as panelPart from './cart-panel.chunk.ts'
import { panelModel } from './cart-panel.tree.ts'

const catalogues = { en, de, es, fr }
let lifetime: AbortController
let shops = 0

beforeEach(() => {
  lifetime = new AbortController()
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => {
  lifetime.abort()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const yard = (fabric: 'COTTON_LAWN' | 'PETAL_SIGNATURE_COTTON') =>
  ({ designId: 15, fabric, size: 'YARD', quantity: 2 }) as const

/** Mounts a cart button over a cart of these fabrics, which was handed over before or was not. */
async function mountButton(
  lang: keyof typeof catalogues,
  isHandedOver: boolean,
  fabrics: readonly ('COTTON_LAWN' | 'PETAL_SIGNATURE_COTTON')[] = [],
  country = 'US',
) {
  const gateway = createTestGateway({ url: `https://panel-${(shops += 1)}.test`, slowMs: 300 })
  vi.stubGlobal('fetch', gateway.fetch)
  vi.stubGlobal('open', vi.fn())
  const language = languageFile(lang, catalogues[lang])
  const context: BuyingContext = {
    gateway: gateway.url,
    storefront: 'https://www.shop.test',
    lang,
    file: lang,
    locale: LOCALE_OF_LANGUAGE[lang],
    currency: 'USD',
    country,
    page: {},
    designId: 0,
    ask: () => Promise.resolve(new Response()),
    restart: () => undefined,
    load: <Part>(name: string) =>
      Promise.resolve(
        new Map<string, unknown>([
          ['cart-panel', panelPart],
          ['cart-flow', { createCartFlow }],
          [lang, language],
          [`cart-panel-${lang}`, { messages: panelMessages(catalogues[lang]) }],
        ]).get(name),
      ) as Promise<Part>,
  }
  const { cart, leave } = createCartFlow(context, country)
  const fill = (items: readonly ReturnType<typeof yard>[]) =>
    cart.add({ items, lineKey: `key-of-the-line-${items[0]?.fabric}`, signal: lifetime.signal })
  for (const fabric of fabrics) await fill([yard(fabric)])
  if (isHandedOver) {
    await fill([yard('COTTON_LAWN')])
    await leave(context, document.body)
    // The storefront redeems the code, and this guest has an empty cart.
    vi.stubGlobal('fetch', createTestGateway({ url: gateway.url, user: 'guest' }).fetch)
  }
  const { cartMemory } = await import('../page/cart-memory.ts')
  cartMemory(gateway.url).counted(2 * fabrics.length)
  const element = document.body.appendChild(document.createElement('selvage-cart-button'))
  await mount(element, context, lifetime.signal)
  const root = element.shadowRoot as ShadowRoot
  const button = root.querySelector('button') as HTMLButtonElement
  button.click()
  const block = (id: string) => root.querySelector<HTMLElement>(`#${id}`)
  const shown = () =>
    ['empty', 'moved', 'loading', 'failed'].filter((id) => block(id)?.hidden === false)
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const rows = () =>
    [...root.querySelectorAll<HTMLElement>('#lines > li')].map((row) => row.dataset['id'])
  return { gateway, button, block, shown, find, rows }
}

test.each(['en', 'de', 'es', 'fr'] as const)(
  'after the hand-over the button and the panel say where the cart is: %s',
  async (lang) => {
    const { button, block, shown } = await mountButton(lang, true)
    await vi.waitFor(() => expect(shown()).toEqual(['moved']))
    const label = button.getAttribute('aria-label') ?? ''
    expect(label).toBe(catalogues[lang]['embed.badgeMoved'])
    expect(block('moved')?.textContent).toContain(catalogues[lang]['cart.moved'])
    // A name begins with the text that is read on the button.
    expect(label.split(',')[0]).toBe(button.querySelector('span')?.textContent)
    expect(block('moved')?.querySelector('a')?.href).toMatch(/^https:\/\/www\.shop\.test\/\w\w\//)
  },
)

test('a cart that was never filled is empty', async () => {
  const { button, shown } = await mountButton('en', false)
  await vi.waitFor(() => expect(shown()).toEqual(['empty']))
  expect(button.hasAttribute('aria-label')).toBe(false)
})

test.each([
  ['GB', 'tax included', 'embed.deliveryLater'],
  ['US', '', 'embed.taxLater'],
])('the panel in %s says "%s" beside its subtotal', async (country, note, later) => {
  const { block } = await mountButton('en', false, ['COTTON_LAWN'], country)
  await vi.waitFor(() => expect(block('later')?.textContent).toBe(en[later]))
  expect(block('tax')?.textContent).toBe(note)
})

test('a line that is put back while its removal is on its way stands where it stood', async () => {
  const { gateway, block, find, rows } = await mountButton('en', false, [
    'COTTON_LAWN',
    'PETAL_SIGNATURE_COTTON',
  ])
  await vi.waitFor(() => expect(rows()).toHaveLength(2))
  const before = rows()
  gateway.play('slow')
  const seen: string[] = []
  const watch = new MutationObserver(() => {
    seen.push(rows().join() === before.join() ? 'in order' : 'out of order')
    seen.push(block('said')?.textContent ?? '')
  })
  watch.observe(block('lines')?.parentElement as HTMLElement, { childList: true, subtree: true })
  find('#lines [data-act=remove]')?.click()
  expect(rows()).toEqual(before)
  find('#lines [data-act=undo]')?.click()
  await vi.waitFor(() => expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.remove' }))
  gateway.play('ok')
  await vi.waitFor(() => expect(block('said')?.textContent).toMatch(/subtotal/i))
  watch.disconnect()
  expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.restore', status: 200 })
  expect(seen).not.toContain('out of order')
  expect(seen.join()).not.toMatch(/was removed/)
})

test('the only line that comes back stays in sight, and no amount is shown as its price', async () => {
  const { gateway, block, shown, find, rows } = await mountButton('en', false, [
    'PETAL_SIGNATURE_COTTON',
  ])
  await vi.waitFor(() => expect(rows()).toHaveLength(1))
  const amount = block('subtotal')?.textContent
  find('#lines [data-act=remove]')?.click()
  await vi.waitFor(() => expect(shown()).toEqual(['empty']))
  gateway.play('slow')
  find('#lines [data-act=undo]')?.click()
  expect(shown()).toEqual([])
  expect([block('subtotal')?.textContent, block('pieces')?.textContent]).toEqual(['', ''])
  await vi.waitFor(() => expect(block('subtotal')?.textContent).toBe(amount))
  expect(block('pieces')?.textContent).toBe('2 items')
})

test.each(['en', 'de', 'es', 'fr'] as const)(
  'every kind of line has its texts in the panel: %s',
  async (lang) => {
    const url = 'https://kinds.test'
    const locale = LOCALE_OF_LANGUAGE[lang]
    const layout = readLayoutCode(SAMPLE_LAYOUTS[4].code)
    if (layout === undefined) throw new Error('The sample has no layout.')
    const { fetch } = createTestGateway({
      url,
      items: [
        yard('COTTON_LAWN'),
        { designId: 15, wallpaper: 'GRASSCLOTH', size: 'PANEL_9_FT', quantity: 3 },
        { layout, quantity: 2 },
        { designId: 15, homeGood: 'TEA_TOWEL', size: '18X27', quantity: 3 },
      ],
    })
    const shop = createGateway({ url, fetch, locale })
    const { items } = (await shop.send(getCart, { params: { id: 'pending' }, query: {} })) ?? {}
    expect(items).toHaveLength(4)
    const context = { locale, gateway: url, country: 'US' } as BuyingContext
    const model = panelModel(context, panelMessages(catalogues[lang]))
    for (const item of items ?? [])
      expect(`${model.fullTitle(item)}, ${model.amount(item)}`).not.toMatch(/[a-z]+\.[a-z]/)
  },
)

test('the controls of a line have its present quantity in their names', async () => {
  const { find, rows } = await mountButton('en', false, ['PETAL_SIGNATURE_COTTON'])
  await vi.waitFor(() => expect(rows()).toHaveLength(1))
  const names = () =>
    ['.qty', 'input', '[data-act=remove]'].map((each) =>
      find(`#lines ${each}`)?.getAttribute('aria-label'),
    )
  expect(names()).toEqual(names().map(() => expect.stringContaining('(2 yards, ')))
  find('#lines [data-act=more]')?.click()
  expect(names()).toEqual(names().map(() => expect.stringContaining('(3 yards, ')))
})

test('a cart that another tab took to the storefront is there on the next press', async () => {
  const { gateway, button, block, shown, find, rows } = await mountButton('en', false, [
    'PETAL_SIGNATURE_COTTON',
  ])
  await vi.waitFor(() => expect(rows()).toHaveLength(1))
  find('[data-act=checkout]')?.click()
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  // The storefront in the other tab has moved the line into its visitor's cart.
  const { cartMemory } = await import('../page/cart-memory.ts')
  const shop = createGateway({
    url: gateway.url,
    fetch: gateway.fetch,
    locale: 'en_US',
    token: cartMemory(gateway.url).token.get,
  })
  const cart = await shop.send(getCart, { params: { id: 'pending' }, query: {} })
  const [line] = cart?.items ?? []
  if (!cart || !line) throw new Error('The gateway has no line.')
  await shop.send(removeItem, { params: { id: line.id } }, { version: cart.version })
  find('[data-act=checkout]')?.click()
  await vi.waitFor(() => expect(shown()).toEqual(['moved']))
  expect(block('leaving')?.textContent).toBe('')
  expect(button.isConnected).toBe(true)
})

test('Checkout stays where a change failed, and leads to its line', async () => {
  const { gateway, block, find, rows } = await mountButton('en', false, ['COTTON_LAWN'])
  await vi.waitFor(() => expect(rows()).toHaveLength(1))
  const checkout = () => find('[data-act=checkout]')
  gateway.play('slow')
  find('[data-act=more]')?.click()
  checkout()?.click()
  expect(checkout()?.textContent).toBe(en['embed.opening'])
  gateway.play('code:SERVER_ERROR@cart.patch')
  await vi.waitFor(() => expect(checkout()?.textContent).toBe(en['embed.checkout']))
  expect(gateway.requests.map(({ call }) => call)).not.toContain('cart.handover')
  expect(block('leaving')?.textContent).toBe('')
  expect(find(':focus')?.dataset['act']).toBe('retry')
})
