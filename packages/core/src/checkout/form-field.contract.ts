import type { Address, ShippingForm } from './address.ts'
import type { CheckoutStep } from './steps.table.ts'

const ADDRESS_FIELDS = {
  fullName: 'full_name',
  line1: 'address_line_1',
  line2: 'address_line_2',
  city: 'city',
  state: 'state',
  zipcode: 'zipcode',
  country: 'country',
  phone: 'phone',
} as const satisfies Record<keyof Address, string>

/** The gateway's name for each field of the shipping form, in the order of the form. */
export const SHIPPING_FIELDS = {
  email: 'email',
  emailRetype: 'email_retype',
  newsletter: 'newsletter_opt_in',
  ...ADDRESS_FIELDS,
  saveAddress: 'save_address',
} as const satisfies Record<keyof ShippingForm, string>

/**
 * The fields of each step's form, and the gateway's name for each, so that its error is shown at
 * the field.
 */
const STEP_FIELDS = {
  shipping: SHIPPING_FIELDS,
  delivery: { optionId: 'delivery_option_id', giftMessage: 'gift.message' },
  payment: ADDRESS_FIELDS,
} as const satisfies Partial<Record<CheckoutStep, Readonly<Record<string, string>>>>

type FieldsOf<Form> = Form extends unknown ? keyof Form : never

/** A field of some step's form. */
export type StepField = FieldsOf<(typeof STEP_FIELDS)[keyof typeof STEP_FIELDS]>

/**
 * Returns the field of a step's form for the name that an error of the gateway gives it; undefined
 * when the form has no such field.
 */
export function formFieldOf(step: CheckoutStep, wireField: string): StepField | undefined {
  const forms: Partial<Record<CheckoutStep, Readonly<Record<string, string>>>> = STEP_FIELDS
  const name = wireField.replace('billing_address.', '')
  const fields = forms[step] ?? {}
  return Object.keys(fields).find((field) => fields[field] === name) as StepField | undefined
}
