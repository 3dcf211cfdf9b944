import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, localeOf, measurementOf } from '@selvage/core/locale'
import type { Language, Locale } from '@selvage/core/locale'
import { isLanguage } from '@selvage/i18n/locale'
import {
  CHOICE_COOKIES,
  CHOICE_PARAMS,
  choiceQuery,
  soundChoices,
} from '../app/settings/choices.ts'
import type { Choices } from '../app/settings/choices.ts'
import { negotiateLanguage } from './language.ts'

/** What a request says of how its visitor wants the shop. */
export interface SettingsRequest {
  readonly url: URL
  readonly acceptLanguage: string | null
  /** The value of a cookie that the browser sent. */
  cookie(name: string): string | undefined
  /**
   * Asks for the preferences of the guest or member behind the request: null for a visitor without
   * a session, undefined when the gateway could not say. Asked only where the cookies leave
   * something open.
   */
  preferences(): Promise<{ readonly [name in keyof Choices]: unknown } | null | undefined>
}

/** How the shop is shown to a visitor, everywhere and in all that they buy. */
export interface ResolvedSettings extends Choices {
  readonly language: Language
  readonly locale: Locale
  /**
   * What a purchase of this visitor is made with; undefined while it is not known what they chose
   * before.
   */
  readonly choices: Choices | undefined
  /**
   * What the address chooses otherwise than the visitor did before, as a query; empty for nothing.
   */
  readonly override: string
  /** What no cookie says yet and the visitor's own preferences do. */
  readonly unsaved: Partial<Choices>
}

/**
 * Parameters of a wall's plan: beside them the measurement system is the plan's own and no choice
 * for the whole shop.
 */
const WALL_PARAMS = ['height', 'widths']

/**
 * Resolves language, country, currency and measurement system for one request. This is their only
 * owner: the address comes first, then the cookies, then the visitor's preferences at the gateway,
 * then the US.
 * @source spec 1 §5, spec 2 §2.5
 */
export async function resolveSettings(request: SettingsRequest): Promise<ResolvedSettings> {
  const { searchParams } = request.url
  const hasWall = WALL_PARAMS.some((name) => searchParams.has(name))
  const address = fromAddress(searchParams)
  const cookies = fromCookies(request)
  const preferences = isComplete(cookies) ? {} : await request.preferences()
  const saved = withMeasurement(soundChoices(preferences ?? {}))
  // Each source fills what those before it leave open, so the next kind of source comes last here.
  const before = merge([cookies, saved])
  const shown = merge([address, before])
  const kept = hasWall ? withMeasurement(withoutMeasurement(address)) : address
  const language = languageOfRequest(request)
  return {
    ...shown,
    language,
    locale: localeOf(language, shown.country),
    choices: preferences === undefined ? undefined : merge([kept, before]),
    override: choiceQuery(pick(kept, (name) => kept[name] !== before[name])),
    unsaved: pick(saved, (name) => cookies[name] === undefined),
  }
}

function languageOfRequest({ url, cookie, acceptLanguage }: SettingsRequest): Language {
  const [, first = ''] = url.pathname.split('/')
  return isLanguage(first)
    ? first
    : negotiateLanguage(cookie(CHOICE_COOKIES.language), acceptLanguage)
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

function fromCookies({ cookie }: SettingsRequest): Partial<Choices> {
  return withMeasurement(
    soundChoices({
      country: cookie(CHOICE_COOKIES.country),
      currency: cookie(CHOICE_COOKIES.currency),
      measurement: cookie(CHOICE_COOKIES.measurement),
    }),
  )
}

/** A country measures as it does wherever the same source says nothing else. */
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
