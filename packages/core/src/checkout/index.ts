export * from './steps.table.ts'
export * from './steps.ts'
export * from './regions.table.ts'
export * from './shipping-countries.table.ts'
export { addressFormat, addressLines, addressRows } from './address-format.ts'
export type { AddressFormat, AddressPart, AddressRegions } from './address-format.ts'
export * from './notices.table.ts'
export * from './address.ts'
export { isShippingCountry } from './shipping-country.ts'
export { guessCountry } from './guess-country.ts'
export { fieldErrorDetail } from './field-error-detail.ts'
export { formFieldOf, SHIPPING_FIELDS } from './form-field.contract.ts'
export type { StepField } from './form-field.contract.ts'
export { fromWireAddress, toWireAddress } from './address.contract.ts'
export { checkout } from './checkout-state.contract.ts'
export * from './delivery-kinds.table.ts'
export { estimateDelivery } from './delivery-estimate.contract.ts'
export type { DeliveryEstimate } from './delivery-estimate.contract.ts'
export { agreedOrderOf } from './agreed-order.ts'
export type { AgreedOrder } from './agreed-order.contract.ts'
export { orderChanges } from './order-changes.ts'
export type { AmountChange, LineChange, LossReason, OrderChanges } from './order-changes.ts'
export { offeredKinds } from './offered-kinds.ts'
export { NO_GIFT } from './no-gift.ts'
export type {
  CardSummary,
  Checkout,
  Credit,
  DeliveryOption,
  Gift,
  PaymentSummary,
  WalletSummary,
} from './checkout-state.contract.ts'
export * from './checkout.contract.ts'
export {
  ATTEMPT_STATES,
  cancelAttempt,
  getAttempt,
  paymentCallback,
  placeOrder,
} from './payment-attempt.contract.ts'
export type { PaymentAttempt, PlacedOrder } from './payment-attempt.contract.ts'
export * from './card-frame.ts'
export { isMissing } from '../contract/is-missing.ts'
