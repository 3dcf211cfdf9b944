export { checkoutMachine } from './checkout.machine.ts'
export { provideCheckout } from './checkout.actors.ts'
export { checkoutView } from './checkout.view.ts'
export type { CheckoutView, StepView } from './checkout.view.ts'
export { keepable, keepCheckout, restoreCheckout } from './kept-checkout.ts'
export type {
  AddressFaults,
  BillingForm,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  DeliveryForm,
  FormFault,
  KeptCheckout,
  Leave,
  PaymentSession,
  ShippingFieldFaults,
} from './checkout.types.ts'
export type { Told } from '../told.ts'
