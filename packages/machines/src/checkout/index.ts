export { checkoutMachine } from './checkout.machine.ts'
export { provideCheckout } from './checkout.actors.ts'
export { checkoutView } from './checkout.view.ts'
export type { CheckoutView, StepView } from './checkout.view.ts'
export {
  toStoredCheckout,
  storeCheckout,
  restoreCheckout,
  restoreGuestAddress,
  removeStoredCheckout,
} from './stored-checkout.ts'
export type {
  BillingForm,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutForms,
  CheckoutInput,
  DeliveryForm,
  FieldErrors,
  FormError,
  StoredCheckout,
  Leave,
  MethodChoice,
  Outcome,
  PaymentSession,
} from './checkout.types.ts'
export type { ErrorMessage } from '../error-message.ts'
