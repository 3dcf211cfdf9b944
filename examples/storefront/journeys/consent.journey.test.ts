import { readConsent } from '@selvage/core/consent'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import type { Page, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { rowOf } from '../server/consent/stored-in-browser.ts'
import { expectAccessible } from './support/axe.ts'
import { buyAsGuest } from './support/buy-as-guest.ts'
import { keyboard, mouse } from './support/hands.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { gateway, payment, storefront } = inject('shop')
const CONSENT = 'selvage_consent'
const choices = (lang: 'en' | 'de') => storefront + localizePath('privacy-choices', lang)

/** Everything that a browser has stored for the shop's page. */
async function storedIn(page: Page) {
  return {
    cookies: (await page.context().cookies(storefront)).map(({ name }) => name),
    ...(await page.evaluate(async () => ({
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      others: [
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ],
    }))),
  }
}
const NOTHING = { cookies: [], localStorage: [], sessionStorage: [], others: [] }

/** Returns what a browser has stored that is not in the table, or has to be asked for. */
async function unlisted(page: Page): Promise<string[]> {
  const { cookies, localStorage, sessionStorage, others } = await storedIn(page)
  const isListed = (place: Parameters<typeof rowOf>[0]) => (name: string) =>
    ['necessary', 'functional'].includes(rowOf(place, name)?.category ?? '')
  return [
    ...cookies.filter((name) => !isListed('cookie')(name)),
    ...localStorage.filter((name) => !isListed('localStorage')(name)),
    ...sessionStorage.filter((name) => !isListed('sessionStorage')(name)),
    ...others.map(String),
  ]
}

/** Follows the requests of a page, from the first one on. */
function follow(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}
const originsOf = (requests: readonly Request[]) => [
  ...new Set(
    requests.map((request) => new URL(request.url()).origin).filter((origin) => origin !== 'null'),
  ),
]
const chosen = async (page: Page) => {
  const cookies = await page.context().cookies(storefront)
  return readConsent(cookies.find(({ name }) => name === CONSENT)?.value)
}

test.each(['en-US', 'de-DE'])(
  'a reader in %s who presses nothing stores and sends nothing, and no banner asks',
  async (locale) => {
    const lang = locale === 'de-DE' ? 'de' : 'en'
    const { page, browserErrors, leave } = await visit({ locale })
    const requests = follow(page)
    for (const path of [
      localizePath('home', lang),
      localizePath('shop', lang),
      localizePath('privacy-choices', lang),
      documentRoutes.localizePath('cookies', lang),
      localizePath('collections', lang),
      localizePath('cart', lang),
    ]) {
      await page.goto(storefront + path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(await storedIn(page), path).toEqual(NOTHING)
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
    expect(new Set(requests.map((request) => request.method()))).toEqual(new Set(['GET']))
    expect(originsOf(requests).filter((origin) => ![storefront, gateway].includes(origin))).toEqual(
      [],
    )
    // Looking at a design is remembered in this tab alone.
    await page.goto(storefront + localizePath('fabric', lang, { designId: '9' }))
    await expect
      .poll(() => storedIn(page))
      .toEqual({ ...NOTHING, sessionStorage: ['selvage.viewed'] })
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('a whole purchase stores what the table lists and asks nobody else', async () => {
  const { page, leave } = await visit()
  const requests = follow(page)
  const seen: string[] = []
  page.on(
    'load',
    () =>
      void unlisted(page)
        .then((names) => seen.push(...names))
        .catch(() => {}),
  )
  await buyAsGuest(page, 'consent@example.com')
  expect([...seen, ...(await unlisted(page))]).toEqual([])
  expect((await storedIn(page)).cookies.length).toBeGreaterThan(2)
  const known = [storefront, gateway, payment]
  expect(originsOf(requests).filter((origin) => !known.includes(origin))).toEqual([])
  await leave()
})

test.each([
  ['with a mouse', mouse, true, 'en'],
  ['by keyboard alone', keyboard, true, 'de'],
  ['without script', mouse, false, 'en'],
] as const)(
  'do not sell is one press from the footer’s page, and another takes it back, %s',
  async (_, handsOf, javaScriptEnabled, lang) => {
    const t = messages[lang]
    const locale = lang === 'de' ? 'de-DE' : 'en-US'
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled, locale })
    const hands = handsOf(page)
    const main = page.getByRole('main')
    await page.goto(storefront + documentRoutes.localizePath('privacy', lang))
    await hands.press(
      page.getByRole('contentinfo').getByRole('link', { name: t('consent.title'), exact: true }),
    )
    await page.waitForURL(choices(lang))
    await expectAccessible(page)
    const doNotSell = main.getByRole('button', { name: t('consent.doNotSell'), exact: true })
    await hands.press(doNotSell)
    await main.getByText(t('consent.doNotSellOn')).waitFor()
    await main.getByText(t('consent.savedDoNotSell')).first().waitFor()
    expect(new URL(page.url()).pathname).toBe(localizePath('privacy-choices', lang))
    expect(await chosen(page)).toMatchObject({ doNotSell: true, marketing: false })
    const cookies = await page.context().cookies(storefront)
    expect(cookies.find(({ name }) => name === CONSENT)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })
    // The visitor has no session for it, and the message of the page is over on the next one.
    await page.goto(choices(lang))
    expect((await storedIn(page)).cookies).toEqual([CONSENT])
    await expectAccessible(page)

    await hands.press(main.getByRole('button', { name: t('consent.withdraw') }))
    await doNotSell.waitFor()
    await main.getByText(t('consent.savedWithdrawn')).first().waitFor()
    const { browserId, ...withdrawn } = (await chosen(page)) ?? { browserId: '' }
    expect(withdrawn).toEqual({ analytics: false, marketing: false, doNotSell: false })
    expect(browserId).toMatch(/^[\w-]{22}$/)
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('a browser with Global Privacy Control is asked nothing about selling, and is honored', async () => {
  const { page, browserErrors, leave } = await visit({ extraHTTPHeaders: { 'Sec-GPC': '1' } })
  const t = messages.en
  const main = page.getByRole('main')
  await page.goto(choices('en'))
  await main.getByText(t('consent.byBrowser')).waitFor()
  expect(await main.getByRole('button').count()).toBe(0)
  expect(await storedIn(page)).toEqual(NOTHING)
  await expectAccessible(page)
  // A form that says otherwise changes nothing of it.
  await page.request.post(choices('en'), {
    form: { analytics: '1', marketing: '1' },
    headers: { Origin: storefront },
  })
  expect(await chosen(page)).toMatchObject({ analytics: true, marketing: false, doNotSell: true })
  expect(browserErrors).toEqual([])
  await leave()
})

test.each([320, 375, 1440])('the page of choices fits a view of %i px', async (width) => {
  const { page, leave } = await visit({ viewport: { width, height: 812 } })
  await page.goto(choices('en'))
  const { scrolled, seen } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }))
  expect(scrolled).toBe(seen)
  await leave()
})
