import { expect, test } from 'vitest'
import { findWireNames, readSources, wireNamesIn } from './wire-names.ts'

const TEST_FILE = /\.(test|test-data|journey\.test)\.tsx?$/

/** Files beside the contracts that speak the gateway's own names. */
const WIRE_FILES = [
  // The gateway in memory, and the tests that every gateway has to pass.
  /^packages\/core\/src\/testing\//,
  // Schemas that the contracts share, and the locale that the client adds to every call.
  /^packages\/core\/src\/contract\/(wire|call-request)\.ts$/,
  // The card's small decoder, which its test holds equal to the contract.
  /^packages\/embed\/src\/page\/wire-card\.ts$/,
  // The encoder of events, which pages load without the contract.
  /^packages\/core\/src\/analytics\/event-wire\.ts$/,
  // An order as its shopper agreed to it, which gateways store as the wire has it.
  /^packages\/core\/src\/checkout\/agreed-order\.ts$/,
  /^packages\/react\/src\/testing\/live-parts\.tsx$/,
  /^stories\/checkout\/cheaper-order\.ts$/,
]

/** Names of query parameters and form fields of a page that happen to be names of the wire. */
const PAGE_NAMES: Readonly<Record<string, readonly string[]>> = {
  // Addresses of the storefront's pages.
  'examples/storefront/app/cart/line-links.ts': ['order_item_id'],
  // Fields of the gift certificate's form.
  'examples/storefront/app/gift/post-gift.server.ts': ['gift_message', 'recipient_email'],
  'examples/storefront/app/routes/gift-certificates.tsx': ['gift_message', 'recipient_email'],
  'examples/storefront/app/orders/order-paths.ts': ['page_offset'],
  'examples/storefront/app/routes/collection.tsx': ['collection_id'],
  'examples/storefront/app/routes/collections.tsx': ['page_offset'],
  'examples/storefront/app/routes/fill-a-yard.tsx': ['collection_id'],
  // The addresses of the shop's page, which the search shares with the gateway.
  'packages/core/src/search/search-params.table.ts': ['adult_content', 'page_offset'],
  'examples/storefront/app/spelunks/spelunk-path.ts': ['page_offset'],
  // Fields of the form of a passkey.
  'packages/react/src/passkey/add-passkey-form.tsx': ['passkey_name'],
  // The wall's attributes, read as the query of the storefront's page.
  'packages/embed/src/wallpaper-calculator/read-wall.ts': ['measurement_system'],
}

const contracts = readSources('packages/core/src/**/*.contract.ts')
const wire = new Set(contracts.flatMap((file) => [...wireNamesIn(file)]))
const product = readSources(
  'packages/*/src/**/*.{ts,tsx}',
  'examples/{art/src,storefront/{app,server,tools}}/**/*.{ts,tsx}',
  'examples/partner-blog/*.ts',
  'stories/**/*.{ts,tsx}',
).filter(({ path }) => !path.endsWith('.contract.ts') && !TEST_FILE.test(path))

test('names of the wire stay in the contracts', () => {
  expect(wire.size).toBeGreaterThan(60)
  expect(product.length).toBeGreaterThan(500)
  const others = product.filter(({ path }) => !WIRE_FILES.some((file) => file.test(path)))
  const allowed = Object.entries(PAGE_NAMES).flatMap(([path, names]) =>
    names.map((name) => `${path}: ${name}`),
  )
  expect(findWireNames(others, wire).toSorted()).toEqual(allowed.toSorted())
})

test('every file that may have names of the wire has some', () => {
  for (const file of WIRE_FILES) {
    const allowed = product.filter(({ path }) => file.test(path))
    expect(findWireNames(allowed, wire), String(file)).not.toEqual([])
  }
})

test.each([
  ['a property', 'send(placeOrder, { body: { attempt_id: key } })'],
  ['a quoted property', "send(placeOrder, { body: { 'attempt_id': key } })"],
  ['a computed property', "send(placeOrder, { body: { ['attempt_id']: key } })"],
  ['a shorthand property', 'send(placeOrder, { body: { attempt_id } })'],
  ['a member of a type', 'interface Body { readonly attempt_id: string }'],
  ['a quoted member of a type', "interface Body { readonly 'attempt_id': string }"],
  ['a read', 'const key = answer.attempt_id'],
  ['a read by its text', "const key = answer['attempt_id']"],
  ['a part taken out', 'const { attempt_id: key } = answer'],
  ['a quoted part taken out', "const { 'attempt_id': key } = answer"],
])('finds a name of the wire as %s', (_form, text) => {
  expect(wire).toContain('attempt_id')
  const planted = { path: 'packages/machines/src/checkout/planted.ts', text }
  expect(findWireNames([planted], wire)).toEqual([`${planted.path}: attempt_id`])
})

test.each([
  ['a text', "query.get('attempt_id')"],
  ['a comment', '// The gateway names it attempt_id.'],
  ['a name of ours', 'const our_own_name = 1'],
  ['a constant', 'const ATTEMPT_ID = 1'],
])('lets %s be', (_form, text) => {
  expect(findWireNames([{ path: 'packages/core/src/cart/ours.ts', text }], wire)).toEqual([])
})
