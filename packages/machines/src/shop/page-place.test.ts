import { addToCart } from '@selvage/core/cart'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { blocked, line, memory, setUp } from '../testing/set-up.ts'
import type { SetUp } from '../testing/set-up.ts'
import { credentialsFor } from './page-place.ts'
import type { ShopStorage } from './storage.ts'

const gatewayUrl = 'https://api.shop.test'
const storefrontOrigins = ['https://www.shop.test', 'https://shop.test']

/** Makes this look like a page of an origin, which Node is not. */
function openPage(origin: string, localStorage?: ShopStorage): void {
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('localStorage', localStorage)
}
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('whether calls carry cookies', () => {
  it('carries them on a server', () => {
    expect(credentialsFor({ gatewayUrl, storefrontOrigins })).toBe('include')
  })
  it.each(storefrontOrigins)('carries them on the storefront’s page %s', (origin) => {
    openPage(origin)
    expect(credentialsFor({ gatewayUrl, storefrontOrigins })).toBe('include')
  })
  it('carries them on a page of the gateway’s own origin', () => {
    openPage('https://www.shop.test')
    expect(credentialsFor({ gatewayUrl: 'https://www.shop.test/api' })).toBe('include')
  })
  it('leaves them out when the cart’s address is of another origin than the page', () => {
    openPage('https://www.shop.test')
    const urls = { gatewayUrl: 'https://www.shop.test/api', cartUrl: 'https://cart.shop.test' }
    expect(credentialsFor(urls)).toBe('omit')
  })
  it.each([
    'https://blog.test',
    'http://www.shop.test',
    'https://www.shop.test:8443',
    'https://www.shop.test.evil.test',
    'https://blog.shop.test',
    'null',
  ])('leaves them out on %s', (origin) => {
    openPage(origin)
    expect(credentialsFor({ gatewayUrl, storefrontOrigins })).toBe('omit')
  })
  it('leaves them out on another port of the gateway’s own machine', () => {
    openPage('http://localhost:5173')
    expect(credentialsFor({ gatewayUrl: 'http://localhost:4000' })).toBe('omit')
  })
  it.each(['include', 'omit'] as const)('does as the policy says: %s', (credentials) => {
    for (const origin of ['https://www.shop.test', 'https://blog.test']) {
      openPage(origin)
      const place = { gatewayUrl, storefrontOrigins, policy: { credentials } }
      expect(credentialsFor(place)).toBe(credentials)
    }
  })
})

describe('a shop on a page', () => {
  const add = (all: ReturnType<typeof setUp>) =>
    all.shop.session.withSession(() =>
      all.shop.gateway.send(addToCart, { body: line() }, { key: all.shop.makeKey() }),
    )

  it('finds its cart after a reload on any origin, by a token in the page’s storage', async () => {
    const storage = memory()
    openPage('https://blog.test', storage)
    const all = setUp()
    await add(all)
    expect(all.test.requests.every(({ credentials }) => credentials === 'omit')).toBe(true)
    expect([...storage.stored.keys()]).toEqual([`selvage:cart:${all.test.url}`])
    const reloaded = setUp({}, {}, all.test)
    await reloaded.shop.cart.loadCount()
    expect(reloaded.shop.cart.get().count).toBe(1)
  })
  it.each([
    ['throws', blocked],
    ['is missing', undefined],
  ])('shops from memory when the page’s storage %s', async (_, storage) => {
    openPage('https://blog.test', storage)
    const all = setUp()
    await add(all)
    await all.shop.cart.loadCount()
    expect(all.shop.cart.get().count).toBe(1)
    all.shop.storage.setItem('a yard', 'saved')
    expect(all.shop.storage.getItem('a yard')).toBe('saved')
  })
  it('shops from memory when the very name of the storage throws', async () => {
    openPage('https://blog.test')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const all = setUp()
    await add(all)
    await all.shop.cart.loadCount()
    expect(all.shop.cart.get().count).toBe(1)
  })
  it('uses cookies and keeps no token on the storefront’s page', async () => {
    const storage = memory()
    openPage('https://www.shop.test', storage)
    const all = setUp({}, { storefrontOrigins })
    await add(all)
    expect(all.test.requests.every(({ credentials }) => credentials === 'include')).toBe(true)
    expect(all.test.shop.cookies).not.toBeNull()
    expect(storage.stored.size).toBe(0)
  })
  it('keeps no token in a storage that a server’s visitors would share', async () => {
    const storage = memory()
    vi.stubGlobal('localStorage', storage)
    await add(setUp({}, { policy: { credentials: 'omit' } }))
    expect(storage.stored.size).toBe(0)
  })
  it.each(['https://www.shop.test/', 'www.shop.test', '*'])(
    'rejects %j as a storefront’s origin',
    (origin) => {
      const open = () => setUp({}, { storefrontOrigins: [origin] })
      expect(open).toThrow(/storefrontOrigins.*Write for example/)
    },
  )
})

describe('what a shop stores', () => {
  it('is in the browser’s and the tab’s own storage, unless the page gives others', () => {
    const [lasting, tab, given, givenTab] = [memory(), memory(), memory(), memory()]
    openPage('https://www.shop.test')
    vi.stubGlobal('localStorage', lasting)
    vi.stubGlobal('sessionStorage', tab)
    const store = ({ shop }: SetUp, value: string): void => {
      shop.storage.setItem('a yard', value)
      shop.tabStorage.setItem('a form', value)
    }
    store(setUp(), 'own')
    store(setUp({}, { storage: given, tabStorage: givenTab }), 'given')
    expect([...lasting.stored, ...tab.stored]).toEqual([
      ['a yard', 'own'],
      ['a form', 'own'],
    ])
    expect([...given.stored, ...givenTab.stored]).toEqual([
      ['a yard', 'given'],
      ['a form', 'given'],
    ])
  })
})
