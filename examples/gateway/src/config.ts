import { join, resolve } from 'node:path'
import { DEFAULT_ORDER_ITEM_LIMIT } from '@selvage/core/cart'
import { COMPANY_METHODS, METHOD_NAMES } from '@selvage/core/payment'
import {
  dateOf,
  folderOf,
  keyOf,
  list,
  mailFromOf,
  originOf,
  sellerOf,
  whole,
} from './config-values.ts'
import type { Environment } from './config-values.ts'
import { methodsOfVendors, readVendors } from './payment-port/vendor-settings.ts'
import { passkeyDomainOf } from './passkey-domain.ts'
import { readRehearsal } from './http/rehearsal.ts'
import type { Rehearsal } from './http/rehearsal.ts'

/** A bucket of an S3-compatible store, and who writes to it. */
export interface Bucket {
  /** Its address without a slash at the end: `https://s3.eu-central-1.amazonaws.com/pictures`. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The gateway's configuration, read once from the environment. */
export interface GatewayConfig {
  readonly port: number
  /** Secrets and the embedded database. */
  readonly dataDir: string
  /** Rendered pictures, which several gateways may share: each is drawn from its design alone. */
  readonly pictureDir: string
  /** The bucket that has the pictures in place of `pictureDir`; null without one. */
  readonly pictureBucket: Bucket | null
  /** How hard an AVIF picture is worked on, 0 to 9: harder is smaller, and slower to draw. */
  readonly pictureEffort: number
  /** The files of the pages that editors write. */
  readonly contentDir: string
  /** Who brings it has those pages read anew; nobody may without one. */
  readonly contentPurgeKey: string | null
  /** PostgreSQL's address; the embedded database serves when it is null. */
  readonly databaseUrl: string | null
  readonly seedDesigns: number
  /** True for a shop to try out, which has accounts whose password everybody knows. */
  readonly demoAccounts: boolean
  /** The gateway's own address, as browsers reach it. */
  readonly origin: string
  /** The only origins whose pages may send cookies, check out and pay; links lead to the first. */
  readonly storefrontOrigins: readonly [string, ...string[]]
  /** The domain that passkeys are made for: the storefronts' host, or one above it. */
  readonly passkeyDomain: string
  readonly paymentUrl: string
  /** The provider that knows who belongs to a discount group; null for a shop that asks none. */
  readonly identityUrl: string | null
  /** The ways to pay that the shop offers; saved cards come with cards. */
  readonly paymentMethods: readonly string[]
  /** The shop's e-mail address on invoices: `SELVAGE_CONTACT_EMAIL`, as at the storefront. */
  readonly contactEmail: string
  /** Who sends the shop's mails: `MAIL_FROM`, in the seller's name. */
  readonly mailFrom: { readonly name: string; readonly address: string }
  /**
   * How long one gateway has a payment for itself, ms: longer than the provider takes to answer.
   */
  readonly paymentLeaseMs: number
  /** Values of the Host header that are answered. */
  readonly hosts: readonly string[]
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /** Most lines of one order. @source spec 1 §9 */
  readonly orderItemLimit: number
  /** Who sells, on invoices. */
  readonly seller: {
    readonly name: string
    readonly address: readonly string[]
    readonly taxId: string | null
  }
  readonly limits: {
    /** Requests of one peer in a minute; 0 for no limit. */
    readonly requestsPerMinute: number
    /**
     * Wrong codes of promos, hand-overs and gifts of one visitor before it has to wait, and what it
     * hands over and proves in a minute; 0 for no limit.
     */
    readonly guesses: number
    /** Guest carts that the pages at one address open in a minute; 0 for no limit. */
    readonly guestsPerMinute: number
    /** Declined cards of one cart before it has to wait; 0 for no limit. */
    readonly declines: number
    /** Wrong passwords of one account before it has to wait; 0 for no limit. */
    readonly failedLogins: number
    /** Challenges of passkeys that one address asks for in a minute; 0 for no limit. */
    readonly passkeysPerMinute: number
    /** Accounts that are made from one address in an hour; 0 for no limit. */
    readonly accountsPerHour: number
    /** Mails about a new password to one e-mail address in an hour; 0 for no limit. */
    readonly passwordMailsPerHour: number
    /** Mails with the way to an order to one e-mail address in an hour; 0 for no limit. */
    readonly orderMailsPerHour: number
    /** Mails of the newsletter asked for with one e-mail address in an hour; 0 for no limit. */
    readonly newsletterMailsPerHour: number
    /** Mails about a request for data to one e-mail address in an hour; 0 for no limit. */
    readonly privacyMailsPerHour: number
    /** Applications for the grant with one e-mail address in an hour; 0 for no limit. */
    readonly applicationsPerHour: number
    /** Reviews that one member sends in an hour, and ten times as many pictures; 0 for no limit. */
    readonly reviewsPerHour: number
    /** Pictures that one visitor may have drawn in a minute, and three times as many at once. */
    readonly picturesPerMinute: number
  }
  /** For so long a page of the catalogue may be shown from memory; carts and orders never are. */
  readonly catalogueCacheMs: number
  /** The end of a maintenance; until then only the operator and the provider are answered. */
  readonly maintenanceUntil: Date | null
  /** Calls that answer with an error code on purpose, to try out its message; none in a shop. */
  readonly rehearsal: Rehearsal
  /** True where an answer with a code that its call does not list is a failure; not in a shop. */
  readonly checksAnswers: boolean
  /** For so long a gateway that is asked to stop goes on answering, ms: `/readyz` says 503. */
  readonly stopDelayMs: number
  /** Below this much free disk the embedded database is not written to. */
  readonly freeSpaceFloorBytes: number
}

/**
 * Reads the configuration; a value that cannot be used stops the start with a sentence that names
 * it.
 */
export function readConfig(env: Environment): GatewayConfig {
  const port = whole(env, 'GATEWAY_PORT', 4000, 65_535)
  const origin = originOf('GATEWAY_URL', env['GATEWAY_URL'] ?? `http://localhost:${port}`)
  const dataDir = resolve(env['DATA_DIR'] ?? join(import.meta.dirname, '../../../.data'))
  const storefrontOrigins = storefrontsOf(env)
  const paymentUrl = originOf(
    'PAYMENT_URL',
    env['PAYMENT_URL'] ?? `http://localhost:${whole(env, 'PAYMENT_PORT', 4001, 65_535)}`,
  )
  return {
    port,
    dataDir,
    pictureDir: resolve(env['PICTURE_DIR'] || join(dataDir, 'images')),
    pictureBucket: bucketOf(env),
    pictureEffort: whole(env, 'PICTURE_EFFORT', 1, 9),
    contentDir: folderOf(env, 'CONTENT_DIR', join(import.meta.dirname, '../content')),
    contentPurgeKey: keyOf(env, 'CONTENT_PURGE_KEY'),
    databaseUrl: env['DATABASE_URL'] || null,
    seedDesigns: whole(env, 'SEED_DESIGNS', 2_000, 2_000_000),
    demoAccounts: whole(env, 'DEMO_ACCOUNTS', 1, 1) === 1,
    origin,
    storefrontOrigins,
    passkeyDomain: passkeyDomainOf(env['PASSKEY_DOMAIN'], storefrontOrigins),
    paymentUrl,
    identityUrl: identityUrlOf(env, paymentUrl),
    paymentMethods: methodsOf(env),
    contactEmail: env['SELVAGE_CONTACT_EMAIL'] || 'help@selvage.example',
    mailFrom: mailFromOf(env),
    paymentLeaseMs: whole(env, 'PAYMENT_LEASE_MS', 15_000, 600_000),
    hosts: [
      ...new Set([
        new URL(origin).host,
        `localhost:${port}`,
        `127.0.0.1:${port}`,
        `[::1]:${port}`,
        ...list(env['GATEWAY_HOSTS']),
      ]),
    ],
    trustedProxies: list(env['TRUSTED_PROXIES']),
    orderItemLimit: whole(env, 'ORDER_ITEM_LIMIT', DEFAULT_ORDER_ITEM_LIMIT, 1_000),
    seller: sellerOf(env),
    limits: {
      requestsPerMinute: whole(env, 'RATE_LIMIT', 60_000, 10_000_000),
      guesses: whole(env, 'GUESS_LIMIT', 20, 10_000_000),
      guestsPerMinute: whole(env, 'GUEST_LIMIT', 120, 10_000_000),
      declines: whole(env, 'DECLINE_LIMIT', 3, 10_000_000),
      failedLogins: whole(env, 'LOGIN_LIMIT', 5, 10_000_000),
      passkeysPerMinute: whole(env, 'PASSKEY_LIMIT', 60, 10_000_000),
      accountsPerHour: whole(env, 'REGISTER_LIMIT', 120, 10_000_000),
      passwordMailsPerHour: whole(env, 'PASSWORD_LIMIT', 5, 10_000_000),
      orderMailsPerHour: whole(env, 'ORDER_MAIL_LIMIT', 5, 10_000_000),
      newsletterMailsPerHour: whole(env, 'NEWSLETTER_LIMIT', 5, 10_000_000),
      privacyMailsPerHour: whole(env, 'PRIVACY_LIMIT', 5, 10_000_000),
      applicationsPerHour: whole(env, 'BUSINESS_LIMIT', 5, 10_000_000),
      reviewsPerHour: whole(env, 'REVIEW_LIMIT', 30, 10_000_000),
      picturesPerMinute: whole(env, 'PICTURE_LIMIT', 120, 10_000_000),
    },
    catalogueCacheMs: whole(env, 'CATALOGUE_CACHE_MS', 10_000, 3_600_000),
    maintenanceUntil: dateOf('MAINTENANCE_UNTIL', env['MAINTENANCE_UNTIL']),
    rehearsal: readRehearsal(env['REHEARSE_ERRORS']),
    checksAnswers: whole(env, 'CHECK_ANSWERS', 0, 1) === 1,
    stopDelayMs: whole(env, 'STOP_DELAY_MS', 0, 60_000),
    freeSpaceFloorBytes: whole(env, 'FREE_SPACE_FLOOR_MB', 64, 1_000_000) * 1024 * 1024,
  }
}

function bucketOf(env: Environment): Bucket | null {
  const url = env['PICTURE_BUCKET']
  if (!url) return null
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']]
  if (!accessKeyId || !secretAccessKey)
    throw new Error('PICTURE_BUCKET needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  if (!/^https?:\/\/[^/?#@]+(\/[^/?#]+)?$/.test(url) || !URL.canParse(url))
    throw new Error(
      `PICTURE_BUCKET must be a bucket's address such as https://s3.eu-central-1.amazonaws.com/pictures, not "${url}".`,
    )
  return { url, region: env['AWS_REGION'] || 'us-east-1', accessKeyId, secretAccessKey }
}

/** `STOREFRONT_ORIGIN` is the setting's name from before there could be several. */
function storefrontsOf(env: Environment): readonly [string, ...string[]] {
  const value = env['STOREFRONT_ORIGINS'] || env['STOREFRONT_ORIGIN'] || env['STOREFRONT_URL']
  const usual = `http://localhost:${whole(env, 'STOREFRONT_PORT', 3000, 65_535)}`
  const [first = usual, ...more] = list(value)
  const origin = (each: string) => originOf('STOREFRONT_ORIGINS', each)
  return [origin(first), ...more.map(origin)]
}

/**
 * The provider of IDENTITY_URL, else the sandbox's, which verifies whoever likes: a shop whose
 * payments are real verifies nobody then.
 */
function identityUrlOf(env: Environment, paymentUrl: string): string | null {
  const value = env['IDENTITY_URL']
  if (!value) return methodsOfVendors(readVendors(env)) ? null : `${paymentUrl}/identity`
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.username !== '')
    throw new Error(`IDENTITY_URL must be an address such as https://api.id.me, not "${value}".`)
  return url.href.replace(/\/$/, '')
}

/** The ways to pay that a setting names; saved cards come with cards. */
const METHOD_SETTINGS: readonly string[] = ['card', ...COMPANY_METHODS]

/** The methods that are named, as far as the configured vendors charge them. */
function methodsOf(env: Environment): readonly string[] {
  const named = list(env['PAYMENT_METHODS'])
  const unknown = named.find((method) => !METHOD_SETTINGS.includes(method))
  if (unknown !== undefined)
    throw new Error(`PAYMENT_METHODS names ${unknown}; it takes ${METHOD_SETTINGS.join(', ')}.`)
  const charged: readonly string[] = methodsOfVendors(readVendors(env)) ?? METHOD_NAMES
  const without = named.find((method) => !charged.includes(method))
  if (without !== undefined)
    throw new Error(`PAYMENT_METHODS names ${without}, for which no vendor is configured.`)
  return named.length > 0 ? named : charged
}
