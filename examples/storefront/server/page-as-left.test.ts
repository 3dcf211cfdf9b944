import { expect, it } from 'vitest'
import { pageAsLeft } from './page-as-left.ts'

const ORIGIN = 'https://shop.test'
const follow = (to: string, from: string | undefined, dest = 'document') =>
  pageAsLeft(
    new URL(to, ORIGIN),
    new Headers({ 'sec-fetch-dest': dest, ...(from !== undefined && { referer: from }) }),
    ORIGIN,
  )

it.each([
  [
    'a yard',
    '/de/fill-a-yard/entwurf?layout=1',
    '/en/fill-a-yard/canvas?layout=2',
    '/de/fill-a-yard/entwurf?layout=2',
  ],
  [
    'the step of a checkout',
    '/fr/commande/livraison',
    '/es/pedido/revision?currency=EUR',
    '/fr/commande/verification?currency=EUR',
  ],
  [
    'a wall',
    '/de/tapetenrechner',
    '/en/wallpaper-calculator?height=98&widths=144',
    '/de/tapetenrechner?height=98&widths=144',
  ],
])('leads from %s to the same one in another language', (_, to, from, page) => {
  expect(follow(to, ORIGIN + from)).toBe(page)
  // The page that it leads to leads nowhere else.
  expect(follow(page, ORIGIN + from)).toBeUndefined()
})

it.each([
  [
    'a plan',
    '/login?lang=en&next=%2Fen%2Fwallpaper-calculator',
    '/en/wallpaper-calculator?height=98&widths=144',
  ],
  [
    'a fabric with a choice',
    '/register/new?next=%2Fen%2Ffabric%2F30%3Ffabric%3Dcotton_lawn',
    '/en/fabric/30?fabric=belgian_linen&quantity=4',
  ],
  [
    'a yard whose step has changed',
    '/login?lang=en&next=%2Fen%2Ffill-a-yard%2Foptions%3Fcollection_id%3D97',
    '/en/fill-a-yard/canvas?layout=2',
  ],
])('the login leads back to %s as it was left', (_, to, from) => {
  const page = follow(to, ORIGIN + from) ?? ''
  expect(new URL(page, ORIGIN).searchParams.get('next')).toBe(from)
  expect(follow(page, ORIGIN + from)).toBeUndefined()
})

it('the login leads to the page that it names where another one was left', () => {
  const login = '/login?lang=en&next=%2Fen%2Ffabric%2F30'
  for (const other of ['/en/fabric/31?quantity=4', '/en/shop', '/login?lang=en&next=%2Fen'])
    expect(follow(login, ORIGIN + other)).toBeUndefined()
  expect(follow('/login?lang=en', `${ORIGIN}/en/shop?q=a`)).toBeUndefined()
})

it.each([
  ['a page of another kind', '/de/shop', `${ORIGIN}/en/wallpaper-calculator?height=98`],
  ['a page in the same language', '/en/shop?q=a', `${ORIGIN}/en/shop?q=b`],
  ['another site', '/de/shop', 'https://evil.test/en/shop?q=b'],
  ['no page', '/de/shop', undefined],
  ['nonsense', '/de/shop', 'x'],
])('leaves a visitor alone who comes from %s', (_, to, from) => {
  expect(follow(to, from)).toBeUndefined()
})

it('leaves frames and scripts alone', () => {
  expect(follow('/de/shop', `${ORIGIN}/en/shop?q=b`, 'iframe')).toBeUndefined()
})
