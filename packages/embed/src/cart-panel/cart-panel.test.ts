// @vitest-environment jsdom
import { createTestGateway } from '@selvage/core/testing'
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

/** Mounts a cart button over an empty cart, which was handed over before or was not. */
async function mountButton(lang: keyof typeof catalogues, isHandedOver: boolean) {
  const gateway = createTestGateway({ url: `https://panel-${(shops += 1)}.test` })
  vi.stubGlobal('fetch', gateway.fetch)
  vi.stubGlobal('open', vi.fn())
  const language = languageFile(lang, catalogues[lang])
  const context: BuyingContext = {
    gateway: gateway.url,
    storefront: 'https://www.shop.test',
    lang,
    locale: LOCALE_OF_LANGUAGE[lang],
    currency: 'USD',
    country: 'US',
    page: {},
    designId: 0,
    ask: () => Promise.resolve({}),
    restart: () => undefined,
    load: <Part>(name: string) =>
      Promise.resolve(
        new Map<string, unknown>([
          ['cart-panel', panelPart],
          [lang, language],
          [`cart-panel-${lang}`, { messages: panelMessages(catalogues[lang]) }],
        ]).get(name),
      ) as Promise<Part>,
  }
  if (isHandedOver) {
    const { cart, leave } = createCartFlow(context, 'US')
    const item = { designId: 15, fabric: 'COTTON_LAWN', size: 'YARD', quantity: 2 } as const
    await cart.add({ items: [item], lineKey: 'key-of-the-line', signal: lifetime.signal })
    await leave(context, document.body)
    // The storefront redeems the code, and this guest has an empty cart.
    vi.stubGlobal('fetch', createTestGateway({ url: gateway.url, user: 'guest' }).fetch)
  }
  const { cartMemory } = await import('../page/cart-memory.ts')
  cartMemory(gateway.url).counted(0)
  const element = document.body.appendChild(document.createElement('selvage-cart-button'))
  await mount(element, context, lifetime.signal)
  const root = element.shadowRoot as ShadowRoot
  const button = root.querySelector('button') as HTMLButtonElement
  button.click()
  const block = (id: string) => root.querySelector<HTMLElement>(`#${id}`)
  const shown = () =>
    ['empty', 'moved', 'loading', 'failed'].filter((id) => block(id)?.hidden === false)
  return { button, block, shown }
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
