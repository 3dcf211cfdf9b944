import { describe, expect, it } from 'vitest'
import { bringsCookies, clearCookies, cookieLine, cookieName, readCookie } from './cookies.ts'

const plain = { storefrontOrigins: ['http://localhost:3000'] } as const
const secure = { storefrontOrigins: ['https://shop.example'] } as const
const withCookie = (cookie: string) => new Request('http://gateway.test', { headers: { cookie } })

describe('a session cookie', () => {
  it('has a prefix over https alone', () => {
    expect(cookieName(plain, 'access')).toBe('selvage_access')
    expect(cookieName(secure, 'refresh')).toBe('__Host-selvage_refresh')
  })

  it('is hidden from scripts and other sites for 30 days', () => {
    expect(cookieLine(plain, 'access', 'abc')).toBe(
      'selvage_access=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000',
    )
    expect(cookieLine(secure, 'refresh', 'abc')).toBe(
      '__Host-selvage_refresh=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure',
    )
  })

  it('is cleared at once, both of them', () => {
    expect(clearCookies(plain)).toEqual([
      'selvage_access=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'selvage_refresh=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ])
  })

  it.each([
    ['selvage_access=abc', 'abc'],
    ['a=1; selvage_access=abc; b=2', 'abc'],
    ['a=1;selvage_access=abc', 'abc'],
    ['selvage_access=first; selvage_access=second', 'first'],
    ['selvage_access=a=b', 'a=b'],
    ['selvage_access=', ''],
    ['xselvage_access=abc', undefined],
    ['selvage_access', undefined],
    ['__Host-selvage_access=abc', undefined],
    ['', undefined],
  ])('in "%s" is %s', (cookie, value) => {
    expect(readCookie(withCookie(cookie), plain, 'access')).toBe(value)
  })

  it('is one of the two', () => {
    expect(bringsCookies(withCookie('selvage_access=a'), plain)).toBe(true)
    expect(bringsCookies(withCookie('selvage_refresh=a'), plain)).toBe(true)
    expect(bringsCookies(withCookie('selvage=a'), plain)).toBe(false)
    expect(bringsCookies(new Request('http://gateway.test'), plain)).toBe(false)
  })
})
