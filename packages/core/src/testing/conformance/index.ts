import { describeAccounts } from './account-rules.ts'
import { describeAddresses } from './address-rules.ts'
import { describeAnalytics } from './analytics-rules.ts'
import { describeCarts } from './cart-rules.ts'
import { describeCatalogue } from './catalogue-rules.ts'
import { describeChallenges } from './challenge-rules.ts'
import { describeChangedOrders } from './changed-order-rules.ts'
import { describeCheckout } from './checkout-rules.ts'
import { describeConcurrentChanges } from './concurrent-change-rules.ts'
import { describeConnections } from './connection-rules.ts'
import { describeConsent } from './consent-rules.ts'
import { describeContent } from './content-rules.ts'
import { describeCredit } from './credit-rules.ts'
import { describeCrossSells } from './cross-sell-rules.ts'
import { describeDelivery } from './delivery-rules.ts'
import { describeDesigners } from './designer-rules.ts'
import { describeDesignerDiscount } from './designer-discount-rules.ts'
import { describeDevices } from './device-rules.ts'
import { describeDiscounts } from './discount-rules.ts'
import { describeOwnDesigns } from './own-design-rules.ts'
import { describeOwnCollections } from './own-collection-rules.ts'
import { describeEarnings } from './earnings-rules.ts'
import { describeFavorites } from './favorite-rules.ts'
import { describeForeignPages } from './foreign-page-rules.ts'
import { describeHandovers } from './handover-rules.ts'
import { describeLines } from './line-rules.ts'
import { describeGiftBalance } from './gift-balance-rules.ts'
import { describeMemberCredit } from './member-credit-rules.ts'
import { describeMerges } from './merge-rules.ts'
import { describeNewsletterLinks } from './newsletter-link-rules.ts'
import { describeNewsletters } from './newsletter-rules.ts'
import { describeOrderTokens } from './order-token-rules.ts'
import { describeOrders } from './orders-rules.ts'
import { describePasskeys } from './passkey-rules.ts'
import { describePasswords } from './password-rules.ts'
import { describeBought } from './bought-rules.ts'
import { describePayment } from './payment-rules.ts'
import { describeBusiness } from './business-rules.ts'
import { describePrivacy } from './privacy-rules.ts'
import { describePriceLists } from './price-list-rules.ts'
import { describeProfiles } from './profile-rules.ts'
import { describeProductTerms } from './product-term-rules.ts'
import { describeProducts } from './product-rules.ts'
import { describePromos } from './promo-rules.ts'
import { describeRejectedLines } from './rejected-line-rules.ts'
import { describeRejectedProducts } from './rejected-product-rules.ts'
import { describeRemovedLines } from './removed-line-rules.ts'
import { describeReturnPages } from './return-page-rules.ts'
import { describeReviewReaders } from './review-reader-rules.ts'
import { describeReviews } from './review-rules.ts'
import type { OpenGateway, TestRunner } from './runner.ts'
import { describeSavedCards } from './saved-card-rules.ts'
import { describeSavedLines } from './saved-line-rules.ts'
import { describeSearch } from './search-rules.ts'
import { describeSearchScopes } from './search-scope-rules.ts'
import { describeSessions } from './session-rules.ts'
import { describeSpelunks } from './spelunk-rules.ts'
import { watchRejections } from './status-rules.ts'
import { describeStudentGrant } from './student-grant-rules.ts'
import { describeSuggestions } from './suggestion-rules.ts'
import { describeVatNumbers } from './vat-rules.ts'
import { describeWalls } from './wall-rules.ts'

export { describeConcurrentChanges } from './concurrent-change-rules.ts'
export type { Expectation, GatewayUnderTest, OpenGateway, TestRunner } from './runner.ts'

/**
 * Defines the tests that every gateway must pass, in the given test runner. They use the gateway
 * through the typed client and take their designs, fabrics and prices from its own answers.
 */
export function describeGateway(name: string, open: OpenGateway, runner: TestRunner): void {
  const watched = watchRejections(open)
  runner.describe(name, () => {
    for (const describeRules of [
      describePriceLists,
      describeCatalogue,
      describeDesigners,
      describeSearch,
      describeSearchScopes,
      describeSpelunks,
      describeCrossSells,
      describeSuggestions,
      describeContent,
      describeWalls,
      describeSessions,
      describeAccounts,
      describePasswords,
      describePasskeys,
      describeDevices,
      describeProfiles,
      describeConsent,
      describeAnalytics,
      describeNewsletters,
      describeNewsletterLinks,
      describePrivacy,
      describeBusiness,
      describeStudentGrant,
      describeAddresses,
      describeFavorites,
      describeConnections,
      describeOwnCollections,
      describeOwnDesigns,
      describeMerges,
      describeForeignPages,
      describeLines,
      describeRejectedLines,
      describeProducts,
      describeRejectedProducts,
      describeProductTerms,
      describeCarts,
      describeRemovedLines,
      describeConcurrentChanges,
      describeSavedLines,
      describePromos,
      describeDiscounts,
      describeDesignerDiscount,
      describeHandovers,
      describeDelivery,
      describeCheckout,
      describePayment,
      describeChangedOrders,
      describeReturnPages,
      describeChallenges,
      describeSavedCards,
      describeCredit,
      describeGiftBalance,
      describeMemberCredit,
      describeBought,
      describeVatNumbers,
      describeOrders,
      describeEarnings,
      describeOrderTokens,
      describeReviews,
      describeReviewReaders,
    ])
      describeRules(watched.open, runner)
    watched.describe(runner)
  })
}
