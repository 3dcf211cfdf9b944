export { createTestGateway } from './create-test-gateway.ts'
export { TEST_CALLS } from './test-calls.table.ts'
export type { TestCall } from './test-calls.table.ts'
export type { TestGateway, TestGatewayOptions, TestRequest } from './create-test-gateway.ts'
export type { Scenario } from './scenario.ts'
export { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from './sample-designs.table.ts'
export type { SampleDesign, SampleDesigner } from './sample-design.ts'
export { SAMPLE_COLLECTIONS } from './sample-collections.table.ts'
export type { SampleCollection } from './sample-collections.table.ts'
export { SAMPLE_LAYOUTS } from './sample-layouts.table.ts'
export { answerChallenge } from './place-order.ts'
export { SAMPLE_MEMBER } from './open-test-shop.ts'
export type { TestShopOptions } from './open-test-shop.ts'
export { decideReviews } from './test-reviews.ts'
export type { TestArt, TestArtUpload, TestOwnDesign, TestOwnDesigns } from './test-art.ts'
export type { TestEarning, TestEarnings, TestPayout } from './test-earnings.ts'
export type { TestCollection } from './test-collection.ts'
export type { TestReview } from './test-reviews.ts'
export type { TestAccount, TestMerge, TestPreferences } from './test-account.ts'
export type { TestCertificate, TestCreditChange } from './test-certificate.ts'
export type { TestConsent } from './test-consent.ts'
export type { TestEvent } from './test-event.ts'
export type {
  TestNewsletter,
  TestNewsletterMail,
  TestNewsletterRequest,
  TestNewsletters,
} from './test-newsletter-state.ts'
export type { TestPrivacyRequest } from './test-privacy.ts'
export type { TestGrants } from './test-grants.ts'
export type { TestLogIn, TestLogIns } from './test-log-in.ts'
export type { TestOrder } from './test-order.ts'
export type { TestPromo } from './test-promo.ts'
export type { TestTerms } from './test-terms.ts'
export { printOrder } from './print-order.ts'
export type { TestCart, TestLine, TestShop, TestUser, WireCheckout } from './test-shop.ts'
export type { TestHandover } from './test-handover.ts'
export type {
  FabricMerchandise,
  FillAYardMerchandise,
  Merchandise,
  ProductMerchandise,
  TestItem,
  WallpaperMerchandise,
} from './merchandise.ts'
export type { ProductItem } from './product-items.ts'
export { ENDED_PROMO_CODE, MEMBERS_PROMO_CODE, SAMPLE_PROMO } from './prices.table.ts'
export type { ChallengeAnswer, TestAttempt } from './test-attempt.ts'
