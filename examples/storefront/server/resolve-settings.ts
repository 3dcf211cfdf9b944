import { guessCountry } from '@selvage/core/checkout'
import {
  currencyOf,
  DEFAULT_COUNTRY,
  DEFAULT_CURRENCY,
  localeOf,
  measurementOf,
} from '@selvage/core/locale'
import type { Language, Locale } from '@selvage/core/locale'
import {
  CHOICE_COOKIES,
  CHOICE_PARAMS,
  LANGUAGE_PARAM,
  choiceQuery,
  soundChoices,
} from '../app/settings/choices.ts'
import type { Choices } from '../app/settings/choices.ts'
import { wantedTags } from './accept-language.ts'
import { choicesIn, isOffered } from '../app/settings/market.ts'
import type { Market } from '../app/settings/market.ts'
import { negotiateLanguage } from './language.ts'

/** The parts of a request that choose how the shop is shown. */
export interface SettingsRequest {
  readonly market: Market
  readonly url: URL
  readonly acceptLanguage: string | null
  /** The value of a cookie that the browser sent. */
  cookie(name: string): string | undefined
  /**
   * Asks for the preferences of the guest or member: null without a session, undefined when the
   * gateway could not be asked. Called only when the cookies leave something open.
   */
  preferences(): Promise<{ readonly [name in keyof Choices]: unknown } | null | undefined>
}

/** How the shop is shown to a visitor, on pages and in orders. */
export interface ResolvedSettings extends Choices {
  readonly language: Language
  readonly locale: Locale
  /** The settings of this visitor's purchases; undefined when the gateway could not be asked. */
  readonly choices: Choices | undefined
  /** The settings of the address that differ from the visitor's own, as a query; empty for none. */
  readonly override: string
  /** The visitor's preferences that no cookie has yet. */
  readonly unsaved: Partial<Choices>
  /**
   * The choices that the browser's languages suggest, where nothing else decides and they are not
   * the shop's own. They are guessed again for each page, so that nothing is stored of them.
   */
  readonly guess: Choices | undefined
}

/**
 * Parameters of a wall's plan. Beside them, the measurement system belongs to the plan and not to
 * the whole shop.
 */
const WALL_PARAMS = ['height', 'widths']

/**
 * Resolves language, country, currency and measurement system for one request: from the address,
 * then the cookies that the visitor chose, then the visitor's preferences at the gateway, then the
 * region of the browser's languages, then the US.
 * @source spec 1 §5, spec 2 §2.5
 */
export async function resolveSettings(request: SettingsRequest): Promise<ResolvedSettings> {
  const { market, url } = request
  const { searchParams } = url
  const hasWall = WALL_PARAMS.some((name) => searchParams.has(name))
  const address = choicesIn(market, fromAddress(searchParams))
  const cookies = choicesIn(market, fromCookies(request))
  const preferences = isComplete(cookies) ? {} : await request.preferences()
  const preferred = withMeasurement(soundChoices(preferences ?? {}))
  const saved = choicesIn(market, preferred)
  // A preference that cannot be read may name a country, so nothing is guessed then.
  const isOpen = preferences !== undefined && cookies.country === undefined && !saved.country
  const guess = isOpen ? guessChoices(request) : undefined
  // Each source fills what the ones before it leave open; a new source comes last.
  const before = merge([cookies, saved, guess ?? {}])
  const shown = merge([address, before])
  const lasting = hasWall ? withMeasurement(withoutMeasurement(address)) : address
  const language = languageOfRequest(request)
  return {
    ...shown,
    language,
    locale: localeOf(language, shown.country),
    choices: preferences === undefined ? undefined : merge([lasting, before]),
    override: overrideOf(lasting, before),
    // Nobody has chosen what the market puts in place of a preference.
    unsaved: pick(saved, (name) => cookies[name] === undefined && saved[name] === preferred[name]),
    guess: guess && before,
  }
}

function guessChoices({ acceptLanguage, market }: SettingsRequest): Partial<Choices> | undefined {
  const country = guessCountry(wantedTags(acceptLanguage))
  if (country === undefined || country === DEFAULT_COUNTRY) return undefined
  const choices = { country, currency: currencyOf(country), measurement: measurementOf(country) }
  return choicesIn(market, choices)
}

/**
 * Returns the settings of the address that differ from the visitor's own. A country brings its
 * measurement system along, so the system beside another country is always among them.
 */
function overrideOf(lasting: Partial<Choices>, before: Choices): string {
  const { country } = lasting
  const isAbroad = country !== undefined && country !== before.country
  const others = isAbroad ? { ...before, measurement: undefined } : before
  return choiceQuery(pick(lasting, (name) => lasting[name] !== others[name]))
}

function languageOfRequest({ url, cookie, acceptLanguage, market }: SettingsRequest): Language {
  const [, first = ''] = url.pathname.split('/')
  if (isOffered(market, first)) return first
  // A page without a language in its path goes on in that of the page that led to it.
  const asked = url.searchParams.get(LANGUAGE_PARAM) ?? ''
  return isOffered(market, asked)
    ? asked
    : negotiateLanguage(cookie(CHOICE_COOKIES.language), acceptLanguage, market)
}

function fromAddress(query: URLSearchParams): Partial<Choices> {
  return withMeasurement(
    soundChoices({
      country: query.get(CHOICE_PARAMS.country),
      currency: query.get(CHOICE_PARAMS.currency),
      measurement: query.get(CHOICE_PARAMS.measurement),
    }),
  )
}

/** How the country's cookie of an earlier version ends that stored what it guessed. */
const GUESSED = '-guessed'

function fromCookies({ cookie }: SettingsRequest): Partial<Choices> {
  // The currency and the measures beside it were guessed as well, and nobody chose them.
  if (cookie(CHOICE_COOKIES.country)?.endsWith(GUESSED)) return {}
  return withMeasurement(
    soundChoices({
      country: cookie(CHOICE_COOKIES.country),
      currency: cookie(CHOICE_COOKIES.currency),
      measurement: cookie(CHOICE_COOKIES.measurement),
    }),
  )
}

/** Adds the country's measurement system when the same source names none. */
function withMeasurement(choices: Partial<Choices>): Partial<Choices> {
  const { country } = choices
  return country === undefined ? choices : { measurement: measurementOf(country), ...choices }
}

function withoutMeasurement({ measurement: _, ...choices }: Partial<Choices>): Partial<Choices> {
  return choices
}

function merge(sources: readonly Partial<Choices>[]): Choices {
  const country = sources.find((source) => source.country !== undefined)?.country ?? DEFAULT_COUNTRY
  return {
    country,
    currency: sources.find((source) => source.currency !== undefined)?.currency ?? DEFAULT_CURRENCY,
    measurement:
      sources.find((source) => source.measurement !== undefined)?.measurement ??
      measurementOf(country),
  }
}

function pick(
  { country, currency, measurement }: Partial<Choices>,
  isWanted: (name: keyof Choices) => boolean,
): Partial<Choices> {
  return {
    ...(country !== undefined && isWanted('country') && { country }),
    ...(currency !== undefined && isWanted('currency') && { currency }),
    ...(measurement !== undefined && isWanted('measurement') && { measurement }),
  }
}

function isComplete({ country, currency, measurement }: Partial<Choices>): boolean {
  return country !== undefined && currency !== undefined && measurement !== undefined
}
