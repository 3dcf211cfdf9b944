export { CheckoutFlow, type CheckoutFlowProps } from './checkout-flow.tsx'
export {
  CheckoutScreen,
  type CheckoutPlaces,
  type CheckoutScreenProps,
} from './checkout-screen.tsx'
export { AddressFields, faultWords, fieldId, type AddressFieldsProps } from './address-fields.tsx'
export {
  CardFrame,
  type CardFrameHandle,
  type CardFrameProps,
  type CardResult,
  type CardSession,
} from './card-frame.tsx'
export { CardLine } from './card-line.tsx'
export { Confirmation, type ConfirmationProps } from './confirmation.tsx'
export { ConfirmationScreen, type ConfirmationScreenProps } from './confirmation-screen.tsx'
export { DeliveryForm, type DeliveryFormProps } from './delivery-form.tsx'
export { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
export { AddressText, Review, type ReviewProps } from './review.tsx'
export { ShippingForm, type ShippingFormProps } from './shipping-form.tsx'
