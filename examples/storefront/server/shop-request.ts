import { PRIVACY_CONTROL_HEADER } from '@selvage/core/consent'
import { createGateway } from '@selvage/core/gateway'
import { DEFAULT_COUNTRY, localeOf } from '@selvage/core/locale'
import { whoAmI } from '@selvage/core/session'
import type { User } from '@selvage/core/session'
import { createShop } from '@selvage/machines/shop'
import { PROMO_COOKIE, promoCookie, promoOfCookie } from '../app/cart/waiting-promo.ts'
import { CHOICE_COOKIES, choiceCookie } from '../app/settings/choices.ts'
import { EVERYWHERE, marketOf } from '../app/settings/market.ts'
import type { PageSettings } from '../app/settings/page-settings.ts'
import type { Shop } from '../app/page/shop-context.ts'
import { CLOSED_COOKIE, closedAnnouncements } from './closed-cookie.ts'
import { consentOf, decisionOf } from './consent/read-consent.ts'
import { allowedCookies, askedCategories, withdrawnCookies } from './consent/stored-in-browser.ts'
import { cookieJar } from './cookie-jar.ts'
import type { CookieJar } from './cookie-jar.ts'
import { FLASH_COOKIE, flashCookie } from './flash-cookie.ts'
import { HELD_COOKIE, heldAnswers } from './held-answer.ts'
import { isArrival } from './is-arrival.ts'
import { negotiateLanguage } from './language.ts'
import { isNavigation, isPrefetch } from './request-parts.ts'
import { resolveSettings } from './resolve-settings.ts'
import type { StorefrontConfig } from './config.ts'
import { orderKey } from './order-key.ts'
import { browserHeader, visitorHeader } from './visitor-header.ts'

/**
 * How long the server waits for the gateway before a page says that the shop is away, milliseconds.
 */
const GATEWAY_TIMEOUT_MS = 6_000

type Remembered = Parameters<Shop['remember']>[0]

/**
 * Returns the shop of one request for its loaders and actions. Nothing in it outlives the request.
 */
export async function readShop(
  request: Request,
  search: string,
  config: StorefrontConfig,
  arrival: { readonly traceparent: string; readonly socketAddress: string | undefined },
): Promise<Shop> {
  const jar = cookieJar(request.headers.get('cookie'))
  const secure = config.origin.startsWith('https:')
  const consent = consentOf(request.headers, jar.read, secure)
  // The gateway accepts changes from the storefront's origin only, and this server belongs to it.
  const fetch = jar.fetch({
    Origin: config.origin,
    traceparent: arrival.traceparent,
    ...(consent.byBrowser && { [PRIVACY_CONTROL_HEADER]: '1' }),
    ...browserHeader(request),
    ...visitorHeader(request, config, arrival.socketAddress),
  })
  const market = marketOf(config)
  const acceptLanguage = request.headers.get('accept-language')
  let user: User | null | undefined
  const { choices, unsaved, guess, ...shown } = await resolveSettings({
    url: new URL(request.url),
    acceptLanguage,
    market,
    cookie: jar.read,
    preferences: async () => {
      if (!jar.hasSession) return null
      user = await readUser(config, fetch)
      return user && user.preferences
    },
  })
  const page: PageSettings = {
    ...shown,
    gatewayUrl: config.publicGatewayUrl,
    paymentUrl: config.paymentUrl,
    storefrontOrigins: [config.origin],
    traceparent: arrival.traceparent,
  }
  const { gateway, session, cart, makeKey } = createShop({
    ...page,
    gatewayUrl: config.gatewayUrl,
    fetch,
    report,
    policy: { timeoutMs: GATEWAY_TIMEOUT_MS, origin: config.origin },
  })
  if (user !== undefined) session.setUser(user)
  let remembered: Remembered = unsaved
  const closed = closedAnnouncements(jar.read(CLOSED_COOKIE), secure)
  const isRead = request.method === 'GET' && !isPrefetch(request)
  const waitingPromo = waitingPromoOf(isRead ? jar.read(PROMO_COOKIE) : undefined, secure)
  const flash = flashCookie({
    // A prefetch shows nobody anything.
    sent: isPrefetch(request) ? undefined : jar.read(FLASH_COOKIE),
    secret: config.secret,
    secure,
    now: Date.now(),
  })
  const held = heldAnswers({
    sent: isNavigation(request) && !isPrefetch(request) ? jar.read(HELD_COOKIE) : undefined,
    path: new URL(request.url).pathname,
    secret: config.secret,
    secure,
    now: Date.now(),
  })
  return {
    page,
    choices,
    market,
    wantedLanguage: negotiateLanguage(
      jar.read(CHOICE_COOKIES.language),
      acceptLanguage,
      EVERYWHERE,
    ),
    contactEmail: config.contactEmail,
    search,
    gateway,
    session,
    cart,
    makeKey,
    orderKey: (orderId) => orderKey(orderId, config.secret),
    hasSession: jar.hasSession,
    hasEnded: jar.hasEnded,
    isGuessed: guess !== undefined && isArrival(request, config.origin),
    remember: (chosen) => {
      remembered = { ...remembered, ...chosen }
    },
    flash,
    held,
    closed,
    waitingPromo,
    consent,
    // Who may not share sends no events, so they are not asked about them.
    asked: askedCategories().filter((name) => name !== 'analytics' || !consent.doNotSell),
    analytics: decisionOf(request.headers, jar.read, secure),
    setCookies: (answer) => {
      const lines = [
        ...jar.fresh,
        ...choiceLines(remembered, secure),
        ...closed.lines(),
        ...waitingPromo.lines(),
        ...flash.linesAfter(answer),
        ...held.linesAfter(answer),
      ]
      const notAllowed = (name: string) => report(new Error(`${name} may not be stored`), 'cookies')
      return [
        ...allowedCookies(lines, consent, notAllowed),
        ...withdrawnCookies(jar.names, consent, secure),
      ]
    },
  }
}

/** The code of members that waits for the visitor's login. */
function waitingPromoOf(
  sent: string | undefined,
  secure: boolean,
): Shop['waitingPromo'] & { readonly lines: () => readonly string[] } {
  let line: readonly string[] = []
  return {
    code: promoOfCookie(sent),
    keep: (code) => {
      line = [promoCookie(code, secure)]
    },
    drop: () => {
      line = [promoCookie(undefined, secure)]
    },
    lines: () => line,
  }
}

/** Returns the user of the request's session; undefined when the gateway could not be asked. */
async function readUser(
  { gatewayUrl }: StorefrontConfig,
  fetch: ReturnType<CookieJar['fetch']>,
): Promise<User | null | undefined> {
  const gateway = createGateway({
    url: gatewayUrl,
    locale: localeOf('en', DEFAULT_COUNTRY),
    fetch,
    timeoutMs: GATEWAY_TIMEOUT_MS,
  })
  try {
    return await gateway.send(whoAmI, { query: {} })
  } catch (error) {
    report(error, 'settings')
    return undefined
  }
}

function report(error: unknown, where: string): void {
  console.error(where, error)
}

function choiceLines(
  { language, country, currency, measurement }: Remembered,
  secure: boolean,
): string[] {
  const chosen = [
    [CHOICE_COOKIES.language, language],
    [CHOICE_COOKIES.country, country],
    [CHOICE_COOKIES.currency, currency],
    [CHOICE_COOKIES.measurement, measurement],
  ] as const
  return chosen.flatMap(([name, value]) =>
    value === undefined ? [] : [choiceCookie(name, value, secure)],
  )
}
