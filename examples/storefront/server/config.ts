import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { visitorSecretIn } from './visitor-header.ts'

/** The addresses of the shop and its services, read once from the environment. */
export interface StorefrontConfig {
  readonly port: number
  /** The shop's public origin. Absolute links are built from it, never from a request's Host. */
  readonly origin: string
  /** The accepted values of the Host header. */
  readonly hosts: ReadonlySet<string>
  /** The gateway's URL for this server. */
  readonly gatewayUrl: string
  /** The gateway's URL for browsers. */
  readonly publicGatewayUrl: string
  /** The payment provider, whose frame the checkout shows. */
  readonly paymentUrl: string
  /** The origin of the identity provider, to which the page of the discounts leads. */
  readonly identityOrigin: string
  /** The shop's e-mail address, for example for orders that are too large for the cart. */
  readonly contactEmail: string
  /** Whether the shop is for English and US dollars alone, `ENGLISH_USD_ONLY`. */
  readonly englishUsdOnly: boolean
  /** Signs the visitor's address for the gateway; without it the gateway counts this server. */
  readonly visitorSecret: string | undefined
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: ReadonlySet<string>
  /**
   * The key that messages between pages are signed with, `STOREFRONT_SECRET`. Servers that share
   * their visitors share it; one alone makes its own.
   */
  readonly secret: string
  /** The library that the pages' islands run over, `ISLANDS`; React by default. */
  readonly islands: 'react' | 'preact'
  /** The folder of the embed's released versions, if there is one. */
  readonly embedReleases: string | undefined
  /** In development, with `DEBUG_PAGES`: the address of Storybook. */
  readonly debugPages: { readonly storybookUrl: string } | undefined
}

/** The address of Storybook with `npm run dev`. */
const STORYBOOK_URL = 'http://localhost:6006'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the configuration. Throws when a value is no URL, with a message that names it. */
export function readConfig(env: Environment): StorefrontConfig {
  const port = readPort(env['STOREFRONT_PORT'], 3000)
  const origin = readOrigin('STOREFRONT_URL', env['STOREFRONT_URL'] ?? `http://localhost:${port}`)
  const gatewayUrl = readOrigin(
    'GATEWAY_URL',
    env['GATEWAY_URL'] ?? `http://localhost:${readPort(env['GATEWAY_PORT'], 4000)}`,
  )
  const paymentUrl = readOrigin(
    'PAYMENT_URL',
    env['PAYMENT_URL'] ?? `http://localhost:${readPort(env['PAYMENT_PORT'], 4001)}`,
  )
  const local =
    env['STOREFRONT_URL'] === undefined
      ? [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]
      : []
  return {
    port,
    origin,
    hosts: new Set([new URL(origin).host, ...local]),
    gatewayUrl,
    publicGatewayUrl: readOrigin('PUBLIC_GATEWAY_URL', env['PUBLIC_GATEWAY_URL'] ?? gatewayUrl),
    paymentUrl,
    identityOrigin: readOrigin('IDENTITY_URL', env['IDENTITY_URL'] || paymentUrl),
    englishUsdOnly: env['ENGLISH_USD_ONLY'] === '1',
    visitorSecret:
      env['VISITOR_SECRET'] || (env['DATA_DIR'] ? visitorSecretIn(env['DATA_DIR']) : undefined),
    trustedProxies: new Set(
      (env['TRUSTED_PROXIES'] ?? '').split(',').map((address) => address.trim()),
    ),
    islands: readIslands(env['ISLANDS']),
    embedReleases: env['EMBED_RELEASES'] ?? (env['DATA_DIR'] && join(env['DATA_DIR'], 'embed')),
    debugPages: env['DEBUG_PAGES'] === '1' ? { storybookUrl: STORYBOOK_URL } : undefined,
    secret: env['STOREFRONT_SECRET'] ?? randomBytes(32).toString('base64url'),
    contactEmail: env['SELVAGE_CONTACT_EMAIL'] || 'help@selvage.example',
  }
}

function readPort(value: string | undefined, fallback: number): number {
  const port = Number(value ?? fallback)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`A port must be a number from 0 to 65535, not "${value}".`)
  return port
}

function readIslands(value = 'react'): StorefrontConfig['islands'] {
  if (value !== 'react' && value !== 'preact')
    throw new Error(`ISLANDS must be react or preact, not "${value}".`)
  return value
}

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be an address such as https://shop.example, not "${value}".`)
  return url.origin
}
