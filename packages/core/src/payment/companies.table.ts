/**
 * The companies on whose page a shopper pays, by their way to pay. A name is the same in every
 * language.
 * @source spec 1 §5, §6
 */
export const COMPANIES = { paypal: 'PayPal', afterpay: 'Afterpay' } as const

/** A way to pay at another company. */
export type CompanyMethod = keyof typeof COMPANIES

/** The ways to pay at another company, in the order in which they are shown. */
export const COMPANY_METHODS = Object.keys(COMPANIES) as readonly CompanyMethod[]

/** The ways to pay, as calls name them, in the order in which they are shown. */
export const METHOD_NAMES = ['saved_card', 'card', ...COMPANY_METHODS] as const

/** A way to pay an order. */
export type PaymentMethod = (typeof METHOD_NAMES)[number]

/** True for a way to pay at another company. */
export const isCompanyMethod = (method: string | undefined): method is CompanyMethod =>
  method !== undefined && Object.hasOwn(COMPANIES, method)
