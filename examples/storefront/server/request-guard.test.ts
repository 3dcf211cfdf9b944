import { describe, expect, it } from 'vitest'
import { canonicalPath, isNoPage, rejectionStatus } from './request-guard.ts'

const settings = { hosts: new Set(['shop.test']) }
const request = { method: 'GET', target: '/en', host: 'shop.test', cookie: null }

describe('requests that are rejected unread', () => {
  it.each([
    ['another host', { host: 'evil.test' }, 400],
    ['no host', { host: null }, 400],
    ['a method that no page has', { method: 'PUT' }, 405],
    ['a method of the wire', { method: 'TRACE' }, 405],
    ['a header split', { target: '/en/a%0d%0aSet-Cookie:x=1' }, 400],
    ['a NUL', { target: '/en/a%00' }, 400],
    ['a broken escape', { target: '/en/%E0%A4%A' }, 400],
    ['an endless search', { target: `/en/shop?q=${'a'.repeat(20_000)}` }, 414],
    ['a mountain of cookies', { cookie: 'a=b; '.repeat(5_000) }, 431],
  ] as const)('%s', (_, change, status) => {
    expect(rejectionStatus({ ...request, ...change }, settings)).toBe(status)
  })

  it.each([
    '/',
    '/en/shop?q=%E0%A4%A',
    '/en/shop?size=YARD%00',
    '/de/stoff/12?q=a+b',
    '/en/%C3%A9t%C3%A9',
  ])('lets %s pass', (target) => {
    expect(rejectionStatus({ ...request, target }, settings)).toBeUndefined()
  })
})

describe('paths that no page can have', () => {
  it.each([
    '//evil.test/en',
    '/en//shop',
    '/\\evil.test',
    '/en/..',
    '/en/../../etc/passwd',
    '/en/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/en/%5c',
    '/en/shop.data',
    '/_root.data',
  ])('%s', (target) => {
    expect(isNoPage(target)).toBe(true)
  })

  it.each(['/', '/en/shop', '/en/shop?next=//evil.test', '/en/shop?file=a.data'])(
    'but %s can',
    (target) => {
      expect(isNoPage(target)).toBe(false)
    },
  )
})

describe('the one spelling of a path', () => {
  it.each([
    ['/en/shop/', '/en/shop'],
    ['/EN/shop', '/en/shop'],
    ['/De', '/de'],
    ['/en/', '/en'],
  ])('%s goes to %s', (path, canonical) => {
    expect(canonicalPath(path, ['en', 'de'])).toBe(canonical)
    expect(canonicalPath(canonical, ['en', 'de'])).toBeUndefined()
  })

  it.each(['/', '/en', '/en/shop', '/XX/shop'])('%s stays', (path) => {
    expect(canonicalPath(path, ['en', 'de'])).toBeUndefined()
  })
})
