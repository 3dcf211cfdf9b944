/** Where the cases of an area are tested. */
export interface BadInputArea {
  /** How many cases the area has. */
  readonly cases: number
  /** Test files, from the workspace's root; none where the shop has nothing of it. */
  readonly tests: readonly string[]
}

const CORE = 'packages/core/src'
const GATEWAY = 'examples/gateway/src'
const STOREFRONT = 'examples/storefront'
const HTTP = `${GATEWAY}/testing/hostile-requests.test.ts`

/**
 * Every area of bad inputs. `bad-input-cases.table.ts` has the test of each case that is no data of
 * one, and the cases whose feature the shop does not have.
 */
export const BAD_INPUT_AREAS: Readonly<Record<string, BadInputArea>> = {
  calculator: {
    cases: 16,
    tests: [
      `${CORE}/wallpaper/wall-length.test.ts`,
      `${GATEWAY}/wallpaper/calculator-input.test.ts`,
    ],
  },
  'cms-html': { cases: 15, tests: [`${GATEWAY}/content/html-text.test.ts`] },
  collection: {
    cases: 13,
    tests: [
      `${CORE}/collection/collection-rules.test.ts`,
      `${GATEWAY}/collection/own-collections.test.ts`,
    ],
  },
  'country-currency-measurement': {
    cases: 11,
    tests: [`${STOREFRONT}/tests/routes.test.ts`, HTTP],
  },
  discounts: {
    cases: 11,
    tests: [
      `${GATEWAY}/cart/cart-terms.test.ts`,
      `${GATEWAY}/checkout/checkout-changes.test.ts`,
      `${GATEWAY}/payment/credit.test.ts`,
      `${CORE}/testing/conformance.test.ts`,
    ],
  },
  email: { cases: 13, tests: [`${CORE}/checkout/address.test.ts`] },
  'email-retype': { cases: 4, tests: [`${CORE}/checkout/address.test.ts`] },
  'embed-message': {
    cases: 8,
    tests: [`${CORE}/checkout/card-frame.test.ts`],
  },
  forms: {
    cases: 12,
    tests: [
      `${CORE}/newsletter/newsletter-rules.test.ts`,
      `${STOREFRONT}/tests/newsletter.test.ts`,
      `${STOREFRONT}/journeys/newsletter.journey.test.ts`,
    ],
  },
  headers: { cases: 11, tests: [HTTP, `${GATEWAY}/http/rate-limit.test.ts`] },
  'json-body': { cases: 17, tests: [HTTP] },
  'order-limit': {
    cases: 4,
    tests: [`${GATEWAY}/cart/handover.test.ts`, `${CORE}/testing/conformance.test.ts`],
  },
  'origin-reload': { cases: 4, tests: [] },
  payment: {
    cases: 18,
    tests: [
      `${GATEWAY}/payment-provider/frame/card-rules.test.ts`,
      `${GATEWAY}/payment/callback.test.ts`,
      `${GATEWAY}/checkout/checkout-changes.test.ts`,
      HTTP,
    ],
  },
  'quantity-add': { cases: 12, tests: [`${CORE}/cart/quantity.test.ts`] },
  'quantity-patch': { cases: 5, tests: [`${CORE}/cart/quantity.test.ts`] },
  'redirect-url': { cases: 24, tests: [`${CORE}/gateway/safe-redirect.test.ts`] },
  'review-fields': {
    cases: 11,
    tests: [
      `${CORE}/reviews/review-rules.test.ts`,
      `${GATEWAY}/reviews/reviews.test.ts`,
      `${CORE}/testing/conformance.test.ts`,
    ],
  },
  'review-upload': { cases: 22, tests: [`${GATEWAY}/reviews/photos.test.ts`] },
  rights: {
    cases: 11,
    tests: [
      HTTP,
      `${GATEWAY}/account/merge-guest.test.ts`,
      `${CORE}/testing/conformance.test.ts`,
      `${STOREFRONT}/tests/edited-fabric.test.ts`,
    ],
  },
  route: {
    cases: 24,
    tests: [
      `${STOREFRONT}/tests/routes.test.ts`,
      `${GATEWAY}/content/content.test.ts`,
      `${CORE}/testing/conformance.test.ts`,
      `${STOREFRONT}/tests/newsletter.test.ts`,
    ],
  },
  search: { cases: 17, tests: [`${CORE}/search/search-query.test.ts`] },
  session: {
    cases: 9,
    tests: [`${CORE}/gateway/create-gateway.test.ts`, `${CORE}/gateway/read-failure.test.ts`],
  },
  size: { cases: 8, tests: [`${STOREFRONT}/tests/hostile-sizes.test.ts`, HTTP] },
  sort: { cases: 10, tests: [`${GATEWAY}/search/search-input.test.ts`] },
  state: { cases: 4, tests: [`${CORE}/checkout/address.test.ts`] },
  'style-topic-colour': { cases: 10, tests: [`${GATEWAY}/search/search-input.test.ts`] },
  vat: { cases: 16, tests: [`${CORE}/vat/vat-number.test.ts`] },
  'zip-ca': { cases: 6, tests: [`${CORE}/checkout/address.test.ts`] },
  'zip-us': { cases: 9, tests: [`${CORE}/checkout/address.test.ts`] },
}
