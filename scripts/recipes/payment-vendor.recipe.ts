import type { Recipe } from './recipe.ts'

const PORTS = 'examples/gateway/src/payment-port'
const SETTINGS = `${PORTS}/vendor-settings.ts`

const adapter = `import type { Queryable } from '../../db/database.ts'
import type { PaymentPort } from '../payment-port.ts'
import { redirectPort } from '../redirect-port.ts'
import type { RedirectVendor } from '../redirect-vendor.ts'
import type { VendorSettings } from '../vendor-settings.ts'

/** A vendor whose shoppers pay with recipes. */
const recipeVendor = ({ key }: NonNullable<VendorSettings['recipePay']>): RedirectVendor => ({
  name: 'recipe-pay',
  open: async (request) => ({
    reference: \`\${key}-\${request.key}\`,
    actionUrl: \`https://recipe-pay.test/approve/\${request.key}\`,
  }),
  capture: async () => ({ kind: 'waiting' }),
  refund: async () => ({ kind: 'rejected', reason: 'charge_unknown' }),
  readEvent: async () => undefined,
})

/** Opens the way to it. */
export function openRecipePay(
  settings: NonNullable<VendorSettings['recipePay']>,
  options: { readonly db: Queryable; readonly origin: string; readonly now: () => Date },
): PaymentPort {
  const { db, origin, now } = options
  return redirectPort({ vendor: recipeVendor(settings), db, gatewayOrigin: origin, now })
}
`

const opened = `  if (settings.recipePay) {
    const { openRecipePay } = await import('./recipe-pay/open-recipe-pay.ts')
    ports.afterpay = openRecipePay(settings.recipePay, { db, origin, now })
  }`

const proof = `import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { openPayments } from '../open-payments.ts'
import { vendorDatabase } from '../testing/vendors.ts'
import { methodsOfVendors, readVendors } from '../vendor-settings.ts'

it('charges its method once it is configured, and no other', async () => {
  const env = { RECIPE_PAY_KEY: 'cake' }
  expect(methodsOfVendors(readVendors(env))).toEqual(['afterpay'])
  const db = await vendorDatabase()
  const { port } = await openPayments(
    { paymentUrl: 'http://localhost:4001', dataDir: tmpdir(), env },
    { db: db.orm, origin: 'http://localhost:4000', now: () => new Date() },
  )
  const request = {
    key: 'key-of-an-attempt',
    method: 'afterpay',
    token: '',
    customerId: 'ada',
    saveCard: false,
    returnUrl: 'https://shop.example/review',
    language: 'en_US',
    shopper: { name: 'Ada Byron', email: 'ada@example.com' },
    cartId: 'cart-of-ada-0123456789',
    amountMinor: 4_200,
    currency: 'USD',
  } as const
  expect(port.providerOf('afterpay')).toBe('recipe-pay')
  expect(await port.charge(request)).toMatchObject({
    charge: { status: 'pending', actionUrl: 'https://recipe-pay.test/approve/key-of-an-attempt' },
  })
  expect(await port.charge({ ...request, method: 'card' })).toMatchObject({ kind: 'rejected' })
  await db.close()
})
`

export const paymentVendor: Recipe = {
  title: 'A payment vendor',
  pieces: [
    {
      file: SETTINGS,
      after: 'export interface VendorSettings {',
      text: '  readonly recipePay?: { readonly key: string }',
      missing: { by: 'types', names: [`${PORTS}/recipe-pay/open-recipe-pay.ts`, 'recipePay'] },
    },
    {
      file: SETTINGS,
      after: "  const afterpay = allOf(env, 'AFTERPAY_MERCHANT_ID', 'AFTERPAY_SECRET_KEY')",
      text: "  const recipePay = allOf(env, 'RECIPE_PAY_KEY')",
    },
    {
      file: SETTINGS,
      before: '    ...(stripe && {',
      text: '    ...(recipePay && { recipePay: { key: recipePay[0] } }),',
    },
    {
      file: SETTINGS,
      instead: "    ...(settings.afterpay ? (['afterpay'] as const) : []),",
      text: "    ...(settings.afterpay || settings.recipePay ? (['afterpay'] as const) : []),",
    },
    { file: `${PORTS}/recipe-pay/open-recipe-pay.ts`, text: adapter },
    {
      file: `${PORTS}/open-payments.ts`,
      before: '  if (Object.keys(ports).length === 0) return undefined',
      text: opened,
    },
  ],
  tests: [`${PORTS}/vendor-settings.test.ts`],
  proofs: { [`${PORTS}/recipe-pay/recipe-pay.test.ts`]: proof },
}
