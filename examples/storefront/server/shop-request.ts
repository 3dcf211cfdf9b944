import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, isCountry, isCurrency, isMeasurementSystem, localeOf, measurementOf } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { createShop } from '@selvage/machines/shop'
import { CHOICE_COOKIES } from '../app/choices.ts'
import type { PageSettings } from '../app/page-settings.ts'
import type { Shop } from '../app/shop-context.ts'
import { cookieJar } from './cookie-jar.ts'
import type { Settings } from './settings.ts'

/** How long the server waits for the gateway before a page says that the shop is away, milliseconds. */
const GATEWAY_TIMEOUT_MS = 6_000

/** Everything that the loaders of one request know of its visitor. Nothing in it outlives the request. */
export function readShop(request: Request, search: string, language: Language, settings: Settings): Shop {
  const query = new URL(request.url).searchParams
  const jar = cookieJar(request.headers.get('cookie'))
  const choose = <T extends string>(param: string, cookie: string, valid: (value: unknown) => value is T, fallback: T): T => {
    const given: readonly unknown[] = [query.get(param), jar.read(cookie)]
    return given.find(valid) ?? fallback
  }
  const country = choose('country', CHOICE_COOKIES.country, isCountry, DEFAULT_COUNTRY)
  const page: PageSettings = {
    language,
    locale: localeOf(language, country),
    country,
    currency: choose('currency', CHOICE_COOKIES.currency, isCurrency, DEFAULT_CURRENCY),
    measurement: choose('measurement_system', CHOICE_COOKIES.measurement, isMeasurementSystem, measurementOf(country)),
    gatewayUrl: settings.publicGatewayUrl,
    paymentUrl: settings.paymentUrl,
    storefrontOrigins: [settings.origin],
  }
  const { gateway, session, makeKey } = createShop({
    ...page,
    gatewayUrl: settings.gatewayUrl,
    // The gateway takes changes from our own origin alone; this server is part of it.
    fetch: jar.fetch({ Origin: settings.origin }),
    report: (error, where) => console.error(where, error),
    policy: { timeoutMs: GATEWAY_TIMEOUT_MS, origin: settings.origin },
  })
  return { page, contactEmail: settings.contactEmail, search, gateway, session, makeKey, hasSession: jar.hasSession, setCookies: jar.fresh }
}
