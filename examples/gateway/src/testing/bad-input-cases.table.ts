/** The place where a case of bad input is tested: a file, and the title or the row of its test. */
export interface TracedCase {
  readonly file: string
  readonly test: string
}

const CORE = 'packages/core/src'
const GATEWAY = 'examples/gateway/src'
const STOREFRONT = 'examples/storefront'
const RULES = `${CORE}/testing/conformance`

const at = (file: string, test: string, ids: readonly string[]) =>
  ids.map((id): readonly [string, TracedCase] => [id, { file, test }])
/** A test that has the id in its own rows. */
const own = (file: string, ids: readonly string[]) => ids.flatMap((id) => at(file, id, [id]))

/** Cases that stand in no file of data, each with its test. */
export const TRACED_CASES: ReadonlyMap<string, TracedCase> = new Map([
  ...own(`${STOREFRONT}/tests/hostile-parameters.test.ts`, [
    'country-currency-measurement-002',
    'country-currency-measurement-004',
    'country-currency-measurement-006',
    'country-currency-measurement-007',
    'country-currency-measurement-010',
    'country-currency-measurement-012',
    'route-021',
    'route-023',
  ]),
  ...own(`${CORE}/gateway/bad-answers.test.ts`, [
    'session-005',
    'session-011',
    'session-012',
    'session-013',
  ]),
  ...own(`${GATEWAY}/testing/member-input.test.ts`, [
    'collection-001',
    'collection-003',
    'collection-005',
    'collection-008',
    'collection-009',
    'collection-013',
    'collection-017',
    'collection-018',
    'collection-019',
    'collection-020',
    'collection-021',
    'discounts-001',
    'discounts-002',
    'discounts-003',
    'discounts-012',
    'discounts-013',
    'headers-017',
    'rights-013',
  ]),
  ...at(
    `${GATEWAY}/cart/cart-changes.test.ts`,
    'patches a quantity within its rules and keeps the old one otherwise',
    ['quantity-patch-001', 'quantity-patch-003', 'quantity-patch-004', 'quantity-patch-005'],
  ),
  ...at(
    `${RULES}/product-term-rules.ts`,
    'keeps its quantity, and two gift certificates are two lines',
    ['quantity-patch-007'],
  ),
  ...at(
    'packages/react/src/flash/use-error-text.test.tsx',
    'whose cart is full reads and hears what they can do',
    ['order-limit-001', 'order-limit-002'],
  ),
  ...at(`${GATEWAY}/cart/cart.test.ts`, 'holds 50 lines, also when twenty come at once', [
    'order-limit-003',
  ]),
  ...at(`${RULES}/merge-rules.ts`, 'saves for later what is above the most lines of an order', [
    'order-limit-004',
  ]),
  ...at(`${STOREFRONT}/tests/routes.test.ts`, 'sends on with %i to %s, on the own host', [
    'country-currency-measurement-001',
    'country-currency-measurement-003',
    'country-currency-measurement-008',
    'route-002',
    'route-017',
    'route-018',
  ]),
  ...at(
    `${CORE}/gateway/create-gateway.test.ts`,
    'with another 401 is not refreshed; a login code on a 400 is reported',
    ['session-004', 'session-010'],
  ),
  ...at(
    `${CORE}/gateway/create-gateway.test.ts`,
    'whose refresh gets no answer is given up after the limit of a call',
    ['session-007'],
  ),
  ...at(
    `${CORE}/gateway/create-gateway.test.ts`,
    'whose refresh fails is reported, the refresh sent once',
    ['session-008'],
  ),
  ...at(
    `${CORE}/gateway/create-gateway.test.ts`,
    'that expires again at once is not refreshed a second time before a call has succeeded',
    ['session-009'],
  ),
  ...at(
    `${RULES}/own-collection-rules.ts`,
    'for designers alone are read by designers alone, and only while they are public',
    ['collection-014'],
  ),
  ...at(`${CORE}/collection/collection-rules.test.ts`, 'adds behind the others, each once', [
    'collection-015',
  ]),
  ...at(`${STOREFRONT}/tests/routes.test.ts`, '%s answers %i: %s', [
    'route-001',
    'route-003',
    'route-004',
    'route-007',
    'route-008',
    'route-009',
    'route-011',
    'route-015',
    'route-024',
    'route-025',
    'route-027',
    'route-030',
    'route-031',
  ]),
  ...at(
    `${GATEWAY}/content/content.test.ts`,
    'comes from memory until an editor purges it with the key',
    ['route-032'],
  ),
  ...at(
    `${GATEWAY}/content/content.test.ts`,
    'is none without a file, for a name of no page, and for a path',
    ['route-033', 'route-034'],
  ),
  ...at(
    `${STOREFRONT}/tests/newsletter.test.ts`,
    'ends nothing when it is looked at, and asks for a link without a signed one',
    ['route-039'],
  ),
  ...at(
    `${STOREFRONT}/tests/edited-fabric.test.ts`,
    'offers to update the line of an address only when it is in the visitor’s own cart',
    ['rights-004'],
  ),
  ...at(
    `${RULES}/merge-rules.ts`,
    'changes nothing when the login has merged them, however often',
    ['rights-007'],
  ),
  ...at(
    `${GATEWAY}/http/rate-limit.test.ts`,
    'answers 429 to a peer over its limit, whatever X-Forwarded-For it sends',
    ['headers-009'],
  ),
  ...at(
    `${CORE}/checkout/card-frame.test.ts`,
    'ignores 10,000 generated messages of wrong origins',
    ['embed-message-001', 'embed-message-002'],
  ),
  ...at(`${CORE}/checkout/card-frame.test.ts`, 'ignores a message of another window %#', [
    'embed-message-003',
  ]),
  ...at(`${CORE}/checkout/card-frame.test.ts`, "'string',", ['embed-message-004']),
  ...at(`${CORE}/checkout/card-frame.test.ts`, 'limits a huge height and ignores an invalid one', [
    'embed-message-005',
    'embed-message-007',
  ]),
  ...at(`${CORE}/checkout/card-frame.test.ts`, '{ ...ready, v: 999 }', ['embed-message-011']),
  ...at(
    `${RULES}/promo-rules.ts`,
    'is rejected when it is unknown, and for an order that is worth too little',
    ['discounts-005'],
  ),
  ...at(
    `${GATEWAY}/payment/placed-order.test.ts`,
    'takes a promo at the start, releases it on a decline and keeps it with the order',
    ['discounts-007'],
  ),
  ...at(
    `${GATEWAY}/checkout/checkout-changes.test.ts`,
    'names a promo that has ended, with the lines that had it',
    ['discounts-009'],
  ),
  ...at(`${GATEWAY}/payment/credit.test.ts`, 'shoppers pay with one certificate', [
    'discounts-011',
  ]),
  ...at(`${GATEWAY}/payment/credit.test.ts`, 'takes from one balance at once', ['discounts-016']),
  ...at(
    `${RULES}/credit-rules.ts`,
    'that pays all of an order needs no payment, and the rest stays on it',
    ['discounts-018'],
  ),
  ...at(`${GATEWAY}/payment-provider/frame/card-rules.test.ts`, 'cvc %s: %s', [
    'payment-001',
    'payment-002',
    'payment-003',
  ]),
  ...at(`${GATEWAY}/payment-provider/frame/card-rules.test.ts`, 'number %s: %s', [
    'payment-004',
    'payment-005',
  ]),
  ...at(`${GATEWAY}/payment-provider/frame/card-rules.test.ts`, "['12', '1999', 'CARD_EXPIRED']", [
    'payment-008',
  ]),
  ...at(
    `${GATEWAY}/payment-provider/frame/card-rules.test.ts`,
    'asks for a name and keeps the order of the fields',
    ['payment-009'],
  ),
  ...at(
    `${GATEWAY}/checkout/checkout-changes.test.ts`,
    'rejects a card below the minimum, with the amount',
    ['payment-011'],
  ),
  ...at(
    `${CORE}/payment/payment-methods.test.ts`,
    'CANNOT_PAY_WITH_PAYPAL_CONTAINS_SUBSCRIPTION_ITEM',
    ['payment-014'],
  ),
  ...at(
    `${CORE}/payment/payment-methods.test.ts`,
    'CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM',
    ['payment-015'],
  ),
  ...at(
    `${GATEWAY}/checkout/checkout-changes.test.ts`,
    'names a changed exchange rate, and charges the new total only once the card was given again',
    ['payment-017'],
  ),
  ...at(
    `${GATEWAY}/checkout/checkout-changes.test.ts`,
    'names a changed VAT rate, although the total is the same',
    ['payment-018'],
  ),
  ...at(`${RULES}/checkout-rules.ts`, 'takes the steps in their order', ['payment-020']),
  ...at(`${STOREFRONT}/tests/checkout.test.ts`, "'at %s without a session redirects to the cart'", [
    'payment-021',
  ]),
  ...at(
    `${GATEWAY}/payment/callback.test.ts`,
    'finishes an order whose answer was lost, once, however often it comes',
    ['payment-027'],
  ),
  ...at(
    `${GATEWAY}/payment/callback.test.ts`,
    'leads to the same end for every order and repetition of events',
    ['payment-028'],
  ),
  ...at(
    `${GATEWAY}/payment/uncertain-charge.test.ts`,
    'holds a charge of another amount for a person',
    ['payment-029'],
  ),
  ...at(
    `${STOREFRONT}/tests/newsletter.test.ts`,
    'names everything that is missing, in the sentences of the shop',
    ['forms-001', 'forms-002', 'forms-004'],
  ),
  ...at(`${STOREFRONT}/tests/newsletter.test.ts`, 'says when it could not', ['forms-017']),
  ...at(
    'packages/machines/src/flash/flash.test.ts',
    'reject an unknown severity and a number of routes that never ends',
    ['forms-020'],
  ),
  ...at(
    'packages/react/src/content/announcement-bar.test.tsx',
    'markup in a title is text, in the language of the announcement',
    ['forms-019'],
  ),
])

/** Cases that nothing here can meet, each with its reason. */
export const UNMET_CASES: Readonly<Record<string, string>> = {
  'json-body-026':
    'the time that a request may take is the server’s own setting, and runs out after more than a test may wait',
  'rights-015': 'no search is among the connections of a member',
  'embed-message-012':
    'no attribute takes a configuration, and no card is typed into a page of ours',
  'forms-008': 'no form has a captcha',
  'forms-009': 'no form asks for the deletion of an account',
  'forms-012': 'no form asks for the deletion of an account',
  'forms-013': 'no form asks for the deletion of an account',
  'forms-014': 'no form asks for the deletion of an account',
  'forms-015': 'no form takes proofs of a grant',
  'origin-reload-002': 'no page is loaded again at an address that another page names',
  'origin-reload-003': 'no page is loaded again at an address that another page names',
  'origin-reload-004': 'no page is loaded again at an address that another page names',
  'origin-reload-005': 'no page is loaded again at an address that another page names',
}
