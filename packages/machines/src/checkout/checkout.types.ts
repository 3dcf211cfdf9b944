import type {
  Address,
  CardError,
  Checkout,
  CheckoutStep,
  FieldError,
  Gift,
  PaymentAttempt,
  ShippingForm,
  StepField,
} from '@selvage/core/checkout'
import type { ErrorCode } from '@selvage/core/errors'
import type { Money } from '@selvage/core/money'
import type { CompanyMethod } from '@selvage/core/payment'
import type { ErrorMessage } from '../error-message.ts'

/** An error at a field: one of a form's own, a key of `forms`, or a code of the errors catalog. */
export type FormError = FieldError | 'delivery_required' | 'card_number' | ErrorCode

/** The delivery step as it is filled in. */
export interface DeliveryForm {
  readonly optionId: string | null
  readonly gift: Gift
}

/** Errors at the fields of one step's form. */
export type FieldErrors = { readonly [Field in StepField]?: FormError }

/** The billing address as it is filled in. */
export interface BillingForm {
  /** The same as the shipping address. */
  readonly same: boolean
  readonly address: Address
}

/** A provider's card frame, opened for one order. */
export interface PaymentSession {
  readonly provider: string
  readonly sessionId: string
  readonly frameUrl: string
  readonly frameOrigin: string
}

/** The way to pay that the shopper chose; a card's token comes from its frame. */
export type MethodChoice =
  | { readonly method: 'card' }
  | { readonly method: CompanyMethod }
  | { readonly method: 'saved_card'; readonly cardId: string }

/** The forms that the shopper fills in, one for each step that has one. */
export interface CheckoutForms {
  readonly shipping: ShippingForm
  readonly delivery: DeliveryForm
  readonly billing: BillingForm
}

/**
 * The part of a checkout that outlives its page: the typed forms, and the attempt that may have
 * charged. Never a card's token.
 */
export interface StoredCheckout extends CheckoutForms {
  readonly version: 1
  readonly orderId: string
  /** The step that was shown; left out when its name is unknown. */
  readonly step?: CheckoutStep | undefined
  /** Id of an attempt whose end is not known yet. */
  readonly attemptId?: string | undefined
}

/** Where a failure leads. `stay` is shown above the step, `fields` at the inputs. */
export type Outcome =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'fields'; readonly fieldErrors: FieldErrors }
  | { readonly kind: 'stay' | 'payment' | 'cart' | 'login'; readonly errorMessage: ErrorMessage }

export interface PaymentInput extends SaveInput {
  readonly choice: MethodChoice
  /** The card's token; undefined for another way to pay. */
  readonly token: string | undefined
  readonly saveCard: boolean
  readonly billing: BillingForm
}

/** Everything that the checkout begins with. */
export interface CheckoutInput {
  readonly orderId: string
  /** A guest gives an e-mail address; a member's is known. */
  readonly guest: boolean
  /** Country to begin the form with. */
  readonly country: string
  /** The address that the form begins with, such as a member's own; an empty one when left out. */
  readonly address?: Address | undefined
  /** The checkout that the page has already; loaded when left out. */
  readonly checkout?: Checkout | undefined
  /**
   * The page that a payment provider leads back to, where this checkout goes on. Without it the
   * provider leads to the shop's own page of the review.
   */
  readonly returnUrl?: string | undefined
  /** The result of `restoreCheckout`. */
  readonly stored?: StoredCheckout | undefined
  /**
   * The step to begin with, such as the one of the page's address. Where it may not be shown, and
   * when it is left out, the checkout begins with the stored step, else with the furthest one.
   */
  readonly step?: CheckoutStep | undefined
}

/** The data of the checkout machine; read it through {@link checkoutView}. */
export interface CheckoutContext extends CheckoutForms {
  readonly orderId: string
  readonly guest: boolean
  readonly country: string
  readonly stored?: StoredCheckout | undefined
  /** The step that the checkout was asked to begin with. */
  readonly step?: CheckoutStep | undefined
  readonly returnUrl?: string | undefined
  /** The gateway's newest answer; every amount that is shown comes from it. */
  readonly checkout?: Checkout | undefined
  /** The errors at the fields of each step. */
  readonly fieldErrors: Partial<Record<CheckoutStep, FieldErrors>>
  readonly cardErrors: readonly CardError[]
  /**
   * `order`: what pays the order already; `new`: the frame's; `outdated`: the frame's, because the
   * order changed after its card was entered.
   */
  readonly card: 'order' | 'new' | 'outdated'
  readonly choice: MethodChoice
  /** A new card is saved for the member when the order is placed. */
  readonly saveCard: boolean
  readonly payment?: PaymentSession | undefined
  readonly token?: string | undefined
  /** Key of the attempt to charge; kept until it is certain that it charged nothing. */
  readonly attemptId?: string | undefined
  readonly attempt?: PaymentAttempt | undefined
  /** True once the answer to the placed order takes longer than usual. */
  readonly isSlow: boolean
  /** Times that the attempt was asked about. */
  readonly asked: number
  /**
   * Set when the charge was answered with 405 or 500: the message to leave with once it is certain
   * that the attempt does not exist.
   */
  readonly rejected?: ErrorMessage | undefined
  /** Saves in a row that met a newer order. */
  readonly conflicts: number
  /** The step that is shown. */
  readonly at?: CheckoutStep | undefined
  /** Where the last failure leads; cleared when the machine has gone there. */
  readonly outcome?: Outcome | undefined
  /** The message above the step. */
  readonly error?: ErrorMessage | undefined
  /** Where the shopper goes when the checkout ends without an order. */
  readonly leaving?: Leave | undefined
}

/**
 * Where the shopper goes when the checkout ends without an order, and the message to show there.
 */
export interface Leave {
  readonly to: 'cart' | 'login'
  readonly errorMessage?: ErrorMessage | undefined
}

/** An act of the shopper in the checkout, or a message of the card frame. */
export type CheckoutEvent =
  | {
      readonly type: 'TYPE'
      readonly field: keyof ShippingForm
      readonly value: ShippingForm[keyof ShippingForm]
    }
  | { readonly type: 'CHOOSE_DELIVERY'; readonly optionId: string }
  | { readonly type: 'GIFT'; readonly gift: Partial<Gift> }
  | { readonly type: 'BILLING_SAME'; readonly same: boolean }
  | { readonly type: 'TYPE_BILLING'; readonly field: keyof Address; readonly value: string }
  /** Pays with another card than the one that the order has. */
  | { readonly type: 'CHANGE_CARD' }
  /** Goes back to the card that the order has. */
  | { readonly type: 'KEEP_PAYMENT' }
  | { readonly type: 'CHOOSE_METHOD'; readonly choice: MethodChoice }
  | { readonly type: 'SAVE_CARD'; readonly save: boolean }
  /** Credit pays another part of the order, or its invoice names a VAT number: its new answer. */
  | { readonly type: 'CREDITED'; readonly checkout: Checkout }
  | { readonly type: 'CARD_TOKENIZED'; readonly token: string }
  | { readonly type: 'CARD_INVALID'; readonly fieldErrors: readonly CardError[] }
  | { readonly type: 'CARD_FAILED' }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  /**
   * Goes to an earlier step, or forward again to a later one as long as every form before it is
   * saved.
   */
  | { readonly type: 'GO'; readonly step: CheckoutStep }
  | { readonly type: 'PLACE' }
  /** Stops a save that takes too long; a charge cannot be stopped. */
  | { readonly type: 'CANCEL' }
  /** Gives up a payment that waits for its shopper at the provider. */
  | { readonly type: 'GIVE_UP' }
  | { readonly type: 'RETRY' }

/** Events that the machine emits to its owner. */
export type CheckoutEmitted =
  /** Another step is shown: move the focus and the address bar. */
  | { readonly type: 'step'; readonly step: CheckoutStep }
  /** Post `submit` to the card frame. */
  | { readonly type: 'submitCard' }
  /** The shopper confirms the payment at the provider: open its page. */
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'flash'; readonly errorMessage: ErrorMessage }
  | { readonly type: 'leave'; readonly to: Leave['to'] }
  | { readonly type: 'ordered'; readonly orderNumber: string }

export interface SaveInput {
  readonly orderId: string
  readonly version: number
}
export interface PlaceInput extends SaveInput {
  readonly attemptId: string
  readonly total: Money
  readonly returnUrl?: string | undefined
}
