import { describe, expect, it } from 'vitest'
import { EVERYWHERE } from '../app/settings/market.ts'
import { cookieJar } from './cookie-jar.ts'
import { preferredEncoding } from './encoding.ts'
import { negotiateLanguage } from './language.ts'
import { isOneClick, isOwnChange } from './origin-guard.ts'
import { securityHeaders } from './security-headers.ts'
import { readConfig } from './config.ts'

describe('the language that a visitor is greeted in', () => {
  it.each([
    ['the one chosen before', 'fr', 'de', 'fr'],
    ['the browser’s first', undefined, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['the browser’s favorite, in whatever order', undefined, 'en;q=0.3, de-AT;q=0.9', 'de'],
    ['the first that we speak', undefined, 'ja, pt;q=0.9, fr;q=0.1', 'fr'],
    ['not one that the browser refuses', undefined, 'de;q=0, ja', 'en'],
    ['English, when nothing is said', undefined, null, 'en'],
    ['English, when nonsense is said', 'constructor', '__proto__;q=x,,;', 'en'],
  ] as const)('is %s', (_, chosen, accept, language) => {
    expect(negotiateLanguage(chosen, accept, EVERYWHERE)).toBe(language)
  })
})

describe('changes', () => {
  it.each([
    ['our own form', { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }, true],
    ['our own form in a browser without fetch metadata', { origin: 'http://shop.test' }, true],
    ['another site', { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' }, false],
    ['another site in a browser without fetch metadata', { origin: 'http://evil.test' }, false],
    ['a site that looks like ours', { origin: 'http://shop.test.evil.test' }, false],
    ['another port', { origin: 'http://shop.test:81' }, false],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    [
      'our own page that sends no referrer',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['a page without referrer in a browser without fetch metadata', { origin: 'null' }, false],
    ['nobody', {}, false],
  ])('from %s', (_, headers, own) => {
    expect(isOwnChange(new Headers(headers), 'shop.test')).toBe(own)
  })
})

describe('the one click of a mail program', () => {
  const END = 'http://shop.test/de/newsletter-abmelden?token=t'
  it.each([
    ['ends the newsletter', {}, END, true],
    ['needs a token', {}, 'http://shop.test/de/newsletter-abmelden', false],
    ['is on no other page', {}, 'http://shop.test/en/subscribe?token=t', false],
    ['is no form of another site', { origin: 'http://evil.test' }, END, false],
    ['is no form of a browser', { 'sec-fetch-site': 'cross-site' }, END, false],
    ['has no cookies', { cookie: 'selvage_access=t' }, END, false],
  ])('%s', (_, headers, url, isIt) => {
    expect(isOneClick(new Headers(headers), new URL(url))).toBe(isIt)
  })
})

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ] as const)('%j gets %j', (accept, encoding) => {
    expect(preferredEncoding(accept)).toBe(encoding)
  })
})

describe('the security headers', () => {
  const config = readConfig({
    STOREFRONT_URL: 'https://shop.test',
    GATEWAY_URL: 'https://api.test',
    PAYMENT_URL: 'https://pay.test',
  })

  it('let a page run its own script and nothing else', () => {
    const policy = securityHeaders(config, { nonce: 'N' })['Content-Security-Policy'] ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'nonce-N' 'strict-dynamic'",
        "style-src 'self' 'nonce-N'",
        "style-src-attr 'none'",
        "img-src 'self' https://api.test",
        "connect-src 'self' https://api.test",
        'frame-src https://pay.test',
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]),
    )
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('let the form of one page lead to another site', () => {
    const leading = securityHeaders(config, { nonce: 'N', leadsTo: 'https://id.test' })
    expect(leading['Content-Security-Policy']).toContain("; form-action 'self' https://id.test; ")
  })

  it('let anything else run nothing', () => {
    expect(securityHeaders(config)['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })

  it('of a script are few, and say what it is and whose', () => {
    expect(securityHeaders(config, { piece: true })).toEqual({
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    })
  })

  it('promise https only over https', () => {
    expect(securityHeaders(config)['Strict-Transport-Security']).toMatch(/max-age=31536000/)
    expect(securityHeaders(readConfig({}))['Strict-Transport-Security']).toBeUndefined()
  })

  it('keep a payment window’s opener in the checkout, and a token out of the Referer', () => {
    expect(
      securityHeaders(config, { nonce: 'N', checkout: true })['Cross-Origin-Opener-Policy'],
    ).toBe('same-origin-allow-popups')
    expect(securityHeaders(config, { nonce: 'N' })['Cross-Origin-Opener-Policy']).toBe(
      'same-origin',
    )
    expect(securityHeaders(config, { nonce: 'N', secretAddress: true })['Referrer-Policy']).toBe(
      'no-referrer',
    )
  })
})

describe('settings', () => {
  it('come from the environment, with neighbours on this machine by default', () => {
    expect(readConfig({ STOREFRONT_PORT: '3210' })).toMatchObject({
      port: 3210,
      origin: 'http://localhost:3210',
      gatewayUrl: 'http://localhost:4000',
      paymentUrl: 'http://localhost:4001',
      identityOrigin: 'http://localhost:4001',
    })
    expect(readConfig({ IDENTITY_URL: 'https://id.test/sandbox' })).toMatchObject({
      identityOrigin: 'https://id.test',
    })
    expect(readConfig({ STOREFRONT_URL: 'https://shop.test/' }).hosts).toEqual(
      new Set(['shop.test']),
    )
  })

  it.each([
    { STOREFRONT_PORT: 'x' },
    { GATEWAY_URL: 'localhost' },
    { PAYMENT_URL: 'javascript:alert(1)' },
    { ISLANDS: 'vue' },
  ])('reject %j', (environment) => {
    expect(() => readConfig(environment)).toThrow()
  })
})

describe('the cookie jar', () => {
  it('reads what the browser sent', () => {
    const jar = cookieJar('a=1; selvage_country=CA; broken; selvage_access=t=0')
    expect(jar.read('selvage_country')).toBe('CA')
    expect(jar.read('selvage_access')).toBe('t=0')
    expect(jar.read('constructor')).toBeUndefined()
  })
})
