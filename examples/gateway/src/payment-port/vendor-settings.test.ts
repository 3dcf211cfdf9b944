import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { methodsOfVendors, readVendors } from './vendor-settings.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_canary',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_canary',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
}
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'paypal-canary',
  PAYPAL_WEBHOOK_ID: 'WH',
}
const AFTERPAY = { AFTERPAY_MERCHANT_ID: '1', AFTERPAY_SECRET_KEY: 'afterpay-canary' }
const ALL = { ...STRIPE, ...PAYPAL, ...AFTERPAY }

const messageOf = (env: Record<string, string>): string => {
  try {
    readVendors(env)
  } catch (error) {
    return String(error)
  }
  return ''
}

describe('the settings of payment vendors', () => {
  it('are none without any, and the sandbox charges every method', () => {
    expect(readVendors({})).toEqual({})
    expect(methodsOfVendors({})).toBeUndefined()
    expect(readConfig({}).paymentMethods).toEqual(['saved_card', 'card', 'paypal', 'afterpay'])
  })

  it.each([
    [STRIPE, ['saved_card', 'card']],
    [PAYPAL, ['paypal']],
    [AFTERPAY, ['afterpay']],
    [ALL, ['saved_card', 'card', 'paypal', 'afterpay']],
  ])('offer the methods of the configured vendors alone: %#', (env, methods) => {
    expect(readConfig(env).paymentMethods).toEqual(methods)
  })

  it('offer no method that nobody charges', () => {
    expect(() => readConfig({ ...PAYPAL, PAYMENT_METHODS: 'card, paypal' })).toThrow(
      'PAYMENT_METHODS names card, for which no vendor is configured.',
    )
  })

  it.each(['klarna', 'saved_card'])('name the methods that there are where %s is none', (name) => {
    expect(() => readConfig({ PAYMENT_METHODS: name })).toThrow(
      `PAYMENT_METHODS names ${name}; it takes card, paypal, afterpay.`,
    )
  })

  it.each(Object.keys(ALL))('name %s where it alone is missing, and no value', (name) => {
    const message = messageOf({ ...ALL, [name]: '' })
    expect(message).toContain(`${name} is missing`)
    expect(message).not.toContain('canary')
  })

  it('notice two keys of Stripe that are mixed up, without repeating them', () => {
    const mixed = messageOf({ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_live_canary' })
    expect(mixed).toContain('STRIPE_PUBLISHABLE_KEY must begin with pk_')
    expect(mixed).not.toContain('canary')
    expect(messageOf({ ...PAYPAL, PAYPAL_ENVIRONMENT: 'production' })).toContain('sandbox or live')
  })

  it('lead to the sandboxes of the vendors unless they say live', () => {
    expect(readVendors(ALL).afterpay?.url).toContain('sandbox')
    expect(readVendors(ALL).paypal?.isLive).toBe(false)
    const live = readVendors({ ...ALL, PAYPAL_ENVIRONMENT: 'live', AFTERPAY_ENVIRONMENT: 'live' })
    expect([live.paypal?.isLive, live.afterpay?.url]).toEqual([
      true,
      'https://global-api.afterpay.com',
    ])
  })
})
