export { setGiftCertificate, setSpoondollars } from './credit.contract.ts'
export type { Credit, SpoondollarBalance } from '../checkout/checkout-state.contract.ts'
export { giftCodeOf } from './gift-code.ts'
export * from './spoondollars.ts'
