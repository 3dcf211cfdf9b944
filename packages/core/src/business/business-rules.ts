import { emailError } from '../account/account-rules.ts'
import { errorsOnly } from '../contract/errors-only.ts'
import { freeTextError, isBlankText, requiredTextError } from '../contract/free-text.ts'
import type { FreeTextError } from '../contract/free-text.ts'
import {
  BUSINESS_KINDS,
  BUSINESS_LENGTHS,
  BUSINESS_STAGES,
  BUSINESS_TYPES,
} from './business-forms.table.ts'
import type { BusinessKind, BusinessStage, BusinessType } from './business-forms.table.ts'

/** The fields of the forms of the small-business grant as they were typed. @source spec 1 §3 */
export interface BusinessForm {
  /** Empty until one is chosen. */
  readonly businessType: BusinessType | ''
  /** The address of the shop, which an owner has; empty on the form of a starter. */
  readonly shopLink: string
  /** How far the business is, which a starter answers; empty on the form of an owner. */
  readonly stage: BusinessStage | ''
  readonly email: string
  /** The biggest question, which the credit is to help with. */
  readonly question: string
}

/** A form in which nothing is typed. */
export const EMPTY_BUSINESS: BusinessForm = {
  businessType: '',
  shopLink: '',
  stage: '',
  email: '',
  question: '',
}

/** An error of one field of the forms. */
export type BusinessError = FreeTextError | 'email' | 'link'

/** The errors of a form; a valid field has none. */
export type BusinessErrors = Readonly<Partial<Record<keyof BusinessForm, BusinessError>>>

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((one) => one === value)

/** True for the name of one of the two forms. */
export const isBusinessKind = isOneOf(BUSINESS_KINDS)
/** True for the type of a business. */
export const isBusinessType = isOneOf(BUSINESS_TYPES)
/** True for a stage of a business to come. */
export const isBusinessStage = isOneOf(BUSINESS_STAGES)

/** The part before the first colon of an address with a protocol. */
const PROTOCOL = /^[a-z][a-z0-9+-]*:/i

/**
 * Reads the address of a shop as people write it, with or without `https://`. Undefined for what is
 * no public page by http or https.
 */
export function readShopLink(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  const address = URL.parse(PROTOCOL.test(text) ? text : `https://${text}`)
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  const isNamed = /[^.]\.[^.]{2,}$/.test(address.hostname) && !/\.\d+$/.test(address.hostname)
  const isPlain = address.username === '' && address.password === ''
  return isNamed && isPlain ? address.href : undefined
}

function linkError(shopLink: string): BusinessError | undefined {
  if (isBlankText(shopLink)) return 'required'
  const error = freeTextError(shopLink, BUSINESS_LENGTHS.shopLink)
  const link = readShopLink(shopLink)
  if (error !== undefined || link === undefined) return error ?? 'link'
  // A name in other letters is longer as an address has it.
  return link.length > BUSINESS_LENGTHS.shopLink ? 'too_long' : undefined
}

/**
 * Checks the form of an owner or of a starter; an empty object means that it can be sent. The field
 * that belongs to the other form is not looked at.
 */
export const checkBusiness = (
  kind: BusinessKind,
  { businessType, shopLink, stage, email, question }: BusinessForm,
): BusinessErrors =>
  errorsOnly({
    businessType: isBusinessType(businessType) ? undefined : 'required',
    shopLink: kind === 'owner' ? linkError(shopLink) : undefined,
    stage: kind === 'owner' || isBusinessStage(stage) ? undefined : 'required',
    email: emailError(email),
    question: requiredTextError(question, BUSINESS_LENGTHS.question),
  })
