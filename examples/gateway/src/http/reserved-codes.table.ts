import type { ErrorCode } from '@selvage/core/errors'

const SPEC = 'a code of the spec; clients know it, from whichever gateway it comes'

/**
 * The codes of the errors catalog that nothing in this repository raises, each with its reason. A
 * gateway of another shop may answer with them, and `REHEARSE_ERRORS` does: clients have their
 * message and where they lead.
 */
export const RESERVED_CODES: Readonly<Partial<Record<ErrorCode, string>>> = {
  STRIPE_CUSTOMER_ACCOUNT_ALREADY_EXISTS: `${SPEC}; here a vendor’s customer is made once, by its key`,
  CUSTOMER_ACCOUNT_ALREADY_EXISTS: `${SPEC}; here a vendor’s customer is made once, by its key`,
  INVALID_API_KEY: `${SPEC}; here no call takes an API key, and a partner’s key that is off counts as none`,
  ORDER_ITEM_NOT_EDITABLE: `${SPEC}; here a line of a closed cart is rejected with its cart’s code`,
  SPOONDOLLARS_AMOUNT_INVALID: `${SPEC}; here a wrong amount is FIELD_VALUE_INVALID at its field`,
  SPOONDOLLARS_NOT_EDITABLE: `${SPEC}; here credit of a closed cart is rejected with its cart’s code`,
  ERROR_IN_UNSUBSCRIBING: `${SPEC}; here the form says why a subscription could not be ended`,
  NOT_UNIQUE_PHONE_NUMBER: `${SPEC}; here an account has no telephone number`,
  RECAPTCHA_INCORRECT: `${SPEC}; here limits of each address stand where a captcha could`,
  ORDER_CANNOT_BE_INVOICED: `${SPEC}; here every order has an invoice`,
  DESIGN_FUNNEL_DESIGN_MISSING: `${SPEC}; here no page of a product is without its design`,
  DESIGN_FUNNEL_FABRIC_MISSING: `${SPEC}; here a product without a named fabric shows the first`,
  CURRENCY_AND_MEASUREMENT_INCOMPATIBLE: `${SPEC}; here every currency goes with both measures`,
  COUNTRY_AND_CURRENCY_INCOMPATIBLE: `${SPEC}; here every country may pay in each currency`,
}
