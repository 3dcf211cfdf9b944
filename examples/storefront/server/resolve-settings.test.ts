import { expect, it, vi } from 'vitest'
import { EVERYWHERE, marketOf } from '../app/settings/market.ts'
import { resolveSettings } from './resolve-settings.ts'
import type { SettingsRequest } from './resolve-settings.ts'

const LONDON = { country: 'GB', currency: 'GBP', measurement: 'metric' }
const BERLIN = { selvage_country: 'DE', selvage_currency: 'EUR', selvage_measurement: 'metric' }
const BY_DEFAULT = { country: 'US', currency: 'USD', measurement: 'imperial' }

interface Given {
  readonly cookies?: Readonly<Record<string, string>>
  readonly preferences?: Awaited<ReturnType<SettingsRequest['preferences']>>
  readonly browser?: string
  readonly englishUsdOnly?: boolean
}

function resolve(path: string, given: Given = {}) {
  const { cookies = {}, preferences = null, browser = 'en', englishUsdOnly = false } = given
  const ask = vi.fn(() => Promise.resolve(preferences))
  const resolved = resolveSettings({
    market: marketOf({ englishUsdOnly }),
    url: new URL(path, 'http://shop.test'),
    acceptLanguage: browser,
    cookie: (name) => cookies[name],
    preferences: ask,
  })
  return Object.assign(resolved, { ask })
}

it('uses the address, then the cookies, then the preferences, then the US, each for itself', async () => {
  const cookies = { selvage_currency: 'EUR' }
  expect(await resolve('/en?currency=CAD', { cookies, preferences: LONDON })).toMatchObject({
    ...LONDON,
    currency: 'CAD',
  })
  expect(await resolve('/en', { cookies, preferences: LONDON })).toMatchObject({
    ...LONDON,
    currency: 'EUR',
  })
  expect(await resolve('/en', { preferences: LONDON })).toMatchObject({
    ...LONDON,
    locale: 'en_GB',
  })
  expect(await resolve('/en')).toMatchObject({
    ...BY_DEFAULT,
    locale: 'en_US',
    override: '',
    unsaved: {},
  })
})

it('takes the language from the path, then from the cookie, then from the browser', async () => {
  const cookies = { selvage_language: 'es' }
  expect((await resolve('/de/shop', { cookies })).language).toBe('de')
  expect((await resolve('/no-such-page', { cookies })).language).toBe('es')
  expect((await resolve('/no-such-page', { browser: 'fr' })).language).toBe('fr')
})

it('asks for preferences only where the cookies leave something open', async () => {
  const complete = resolve('/en?currency=GBP', { cookies: BERLIN, preferences: LONDON })
  expect(await complete).toMatchObject({ country: 'DE', currency: 'GBP', unsaved: {} })
  expect(complete.ask).not.toHaveBeenCalled()
  const partial = resolve('/en', { cookies: { selvage_currency: 'EUR' }, preferences: LONDON })
  expect((await partial).unsaved).toEqual({ country: 'GB', measurement: 'metric' })
  expect(partial.ask).toHaveBeenCalledOnce()
})

it('ignores whatever does not exist, from every source', async () => {
  const unsound = { country: 'KE', currency: '__proto__', measurement: 'ell' }
  const cookies = {
    selvage_country: 'constructor',
    selvage_currency: 'BTC',
    selvage_measurement: '',
  }
  expect(
    await resolve('/en?country=usa&currency=toString&measurement_system=cubit', {
      cookies,
      preferences: unsound,
    }),
  ).toMatchObject({ ...BY_DEFAULT, choices: BY_DEFAULT, override: '', unsaved: {} })
})

it('measures as the country does that the same source names', async () => {
  expect(
    await resolve('/en?country=GB', {
      cookies: { selvage_country: 'US', selvage_currency: 'USD', selvage_measurement: 'imperial' },
    }),
  ).toMatchObject({ measurement: 'metric', override: 'country=GB&measurement_system=metric' })
  expect((await resolve('/en?country=GB&measurement_system=imperial')).measurement).toBe('imperial')
})

it('overrides only with what is other than before', async () => {
  expect(await resolve('/en?country=GB&currency=GBP')).toMatchObject({
    override: 'country=GB&currency=GBP&measurement_system=metric',
    choices: LONDON,
  })
  expect((await resolve('/en?country=DE&currency=GBP', { cookies: BERLIN })).override).toBe(
    'currency=GBP',
  )
  expect((await resolve('/en?country=DE&currency=EUR', { cookies: BERLIN })).override).toBe('')
})

it('keeps a measurement system that the country of the address does not have', async () => {
  const { override, choices } = await resolve('/en?country=GB&measurement_system=imperial')
  expect(choices).toEqual({ country: 'GB', currency: 'USD', measurement: 'imperial' })
  expect(await resolve(`/en?${override}`)).toMatchObject({ choices })
})

it('shows a wall in its plan’s measures and keeps those of the visitor', async () => {
  const wall = await resolve(
    '/en/wallpaper/12?measurement_system=imperial&height=96&widths=140&currency=GBP',
    { cookies: BERLIN },
  )
  expect(wall).toMatchObject({
    measurement: 'imperial',
    choices: { country: 'DE', currency: 'GBP', measurement: 'metric' },
    override: 'currency=GBP',
  })
})

it('has nothing to keep while the gateway cannot say what the visitor chose', async () => {
  const unknown = await resolveSettings({
    market: EVERYWHERE,
    url: new URL('http://shop.test/en'),
    acceptLanguage: null,
    cookie: () => undefined,
    preferences: () => Promise.resolve(undefined),
  })
  expect(unknown).toMatchObject({ ...BY_DEFAULT, choices: undefined })
})

it('guesses country, currency and system together from the browser, when nothing else names a country', async () => {
  const browser = 'fr-FR,fr;q=0.9'
  const french = { country: 'FR', currency: 'EUR', measurement: 'metric' }
  const guessed = await resolve('/de', { browser })
  expect(guessed).toMatchObject({ ...french, language: 'de', override: '', choices: french })
  expect(guessed.guess).toEqual(french)
  expect(await resolve('/de?currency=USD', { browser })).toMatchObject({
    ...french,
    currency: 'USD',
    override: 'currency=USD',
  })
  const decided = [
    { cookies: BERLIN },
    { cookies: { selvage_country: 'CA' } },
    { preferences: LONDON },
    { browser: 'en-US' },
  ]
  for (const given of decided)
    expect((await resolve('/de', { browser, ...given })).guess).toBe(undefined)
  expect(await resolve('/de', { browser, cookies: { selvage_country: 'CA' } })).toMatchObject({
    country: 'CA',
    currency: 'USD',
  })
})

it('guesses again for each page, and lets a guess give way to the preferences of who logs in', async () => {
  const berlin = { country: 'DE', currency: 'EUR', measurement: 'metric' }
  const visitor = await resolve('/en', { browser: 'de-DE' })
  expect(visitor).toMatchObject({ ...berlin, choices: berlin, unsaved: {}, guess: berlin })
  // A cookie of an earlier version, with a guess in it, counts for none.
  const before = { selvage_country: 'DE-guessed' }
  expect((await resolve('/en', { cookies: before, browser: 'fr-FR' })).country).toBe('FR')
  const beside = { ...before, selvage_currency: 'EUR', selvage_measurement: 'metric' }
  const american = { country: 'US', currency: 'USD', measurement: 'imperial' } as const
  const home = await resolve('/en', { cookies: beside, preferences: american })
  expect(home).toMatchObject({ ...american, unsaved: american })
  const member = await resolve('/en', { browser: 'de-DE', preferences: LONDON })
  expect(member).toMatchObject({ ...LONDON, choices: LONDON, unsaved: LONDON })
})

it('is in English and US dollars alone where the market is, whatever asks for others', async () => {
  const given = { cookies: BERLIN, preferences: LONDON, browser: 'fr-FR', englishUsdOnly: true }
  const german = { country: 'DE', currency: 'USD', measurement: 'metric', language: 'en' }
  expect(await resolve('/de?currency=EUR', given)).toMatchObject({ ...german, override: '' })
  const { cookies: _, ...other } = given
  const choices = { ...LONDON, currency: 'USD' }
  expect(await resolve('/no-such-page?lang=es', other)).toMatchObject({
    ...choices,
    language: 'en',
    choices,
    unsaved: { country: 'GB', measurement: 'metric' },
  })
  const guessed = await resolve('/en', { browser: 'fr-FR', englishUsdOnly: true })
  expect(guessed.choices).toEqual({ country: 'FR', currency: 'USD', measurement: 'metric' })
})
