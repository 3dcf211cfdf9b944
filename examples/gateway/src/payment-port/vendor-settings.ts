import type { PaymentMethod } from '@selvage/core/payment'
import type { Environment } from '../config-values.ts'

/** The settings of the vendors that are configured; a shop without one has the sandbox. */
export interface VendorSettings {
  readonly stripe?: {
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecret: string
  }
  readonly paypal?: {
    readonly clientId: string
    readonly clientSecret: string
    readonly webhookId: string
    readonly isLive: boolean
  }
  readonly afterpay?: {
    readonly merchantId: string
    readonly secretKey: string
    readonly url: string
  }
}

/** Addresses of Afterpay's API. @source developers.afterpay.com, API environments */
const AFTERPAY_URLS = {
  sandbox: 'https://global-api-sandbox.afterpay.com',
  live: 'https://global-api.afterpay.com',
} as const

/**
 * Reads the vendors' settings. A vendor with one of its settings needs all of them: the start stops
 * with a sentence that names the missing one, and never a value.
 */
export function readVendors(env: Environment): VendorSettings {
  const stripe = allOf(env, 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET')
  const paypal = allOf(env, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID')
  const afterpay = allOf(env, 'AFTERPAY_MERCHANT_ID', 'AFTERPAY_SECRET_KEY')
  return {
    ...(stripe && {
      stripe: {
        secretKey: prefixed('STRIPE_SECRET_KEY', stripe[0], /^(sk|rk)_/, 'sk_'),
        publishableKey: prefixed('STRIPE_PUBLISHABLE_KEY', stripe[1], /^pk_/, 'pk_'),
        webhookSecret: prefixed('STRIPE_WEBHOOK_SECRET', stripe[2], /^whsec_/, 'whsec_'),
      },
    }),
    ...(paypal && {
      paypal: {
        clientId: paypal[0],
        clientSecret: paypal[1],
        webhookId: paypal[2],
        isLive: environmentOf('PAYPAL_ENVIRONMENT', env) === 'live',
      },
    }),
    ...(afterpay && {
      afterpay: {
        merchantId: afterpay[0],
        secretKey: afterpay[1],
        url: AFTERPAY_URLS[environmentOf('AFTERPAY_ENVIRONMENT', env)],
      },
    }),
  }
}

/** The methods that the configured vendors charge; undefined where the sandbox charges all. */
export function methodsOfVendors(settings: VendorSettings): readonly PaymentMethod[] | undefined {
  const methods: readonly PaymentMethod[] = [
    ...(settings.stripe ? (['saved_card', 'card'] as const) : []),
    ...(settings.paypal ? (['paypal'] as const) : []),
    ...(settings.afterpay ? (['afterpay'] as const) : []),
  ]
  return methods.length > 0 ? methods : undefined
}

function allOf<N extends readonly string[]>(
  env: Environment,
  ...names: N
): { [K in keyof N]: string } | undefined {
  const values = names.map((name) => env[name] ?? '')
  if (values.every((value) => value === '')) return undefined
  const missing = names[values.indexOf('')]
  if (missing !== undefined)
    throw new Error(`${missing} is missing: ${names.join(', ')} are set together, or none of them.`)
  return values as { [K in keyof N]: string }
}

function prefixed(name: string, value: string, pattern: RegExp, prefix: string): string {
  if (!pattern.test(value)) throw new Error(`${name} must begin with ${prefix}.`)
  return value
}

function environmentOf(name: string, env: Environment): 'sandbox' | 'live' {
  const value = env[name] || 'sandbox'
  if (value !== 'sandbox' && value !== 'live')
    throw new Error(`${name} must be sandbox or live, not "${value}".`)
  return value
}
