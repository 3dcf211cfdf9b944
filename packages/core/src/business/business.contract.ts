import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { nothing, text } from '../contract/wire.ts'
import { BUSINESS_KINDS, BUSINESS_STAGES, BUSINESS_TYPES } from './business-forms.table.ts'
import type { BusinessKind } from './business-forms.table.ts'
import type { BusinessForm } from './business-rules.ts'

/** Longer than the rules let anything be, whose errors say what is too long. */
const LONGEST = 10_000
const typed = text(LONGEST, { multiline: true })
/** A choice, or none, which the rules answer in their own words. */
const choiceOf = <const Names extends readonly string[]>(names: Names) =>
  v.optional(v.union([v.picklist(names), v.literal('')]), '')

/**
 * Applies for the small-business grant: an owner names the shop, and a starter the stage. The
 * application counts in the round that is open when it arrives (`grantRound`), and a mail confirms
 * it in the language of the request. The same application sent twice counts once.
 * @source spec 1 §2, §3, spec 2 §2.4
 */
export const applyForGrant = defineCall({
  name: 'business.apply',
  method: 'POST',
  path: '/business_applications',
  auth: 'none',
  body: v.strictObject({
    kind: v.picklist(BUSINESS_KINDS),
    business_type: choiceOf(BUSINESS_TYPES),
    shop_link: v.optional(typed, ''),
    stage: choiceOf(BUSINESS_STAGES),
    email: text(400),
    biggest_question: typed,
  }),
  encodeBody: ({ kind, businessType, shopLink, stage, email, question }: BusinessApplication) => ({
    kind,
    business_type: businessType,
    ...(kind === 'owner' ? { shop_link: shopLink } : { stage }),
    email,
    biggest_question: question,
  }),
  answer: nothing,
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})

/** A form, and which of the two it is. */
export interface BusinessApplication extends BusinessForm {
  readonly kind: BusinessKind
}

type Body = v.InferOutput<typeof applyForGrant.body>

/** Reads the body of the call as the form that the rules check, for gateways. */
export const readBusinessBody = (body: Body): BusinessApplication => ({
  kind: body.kind,
  businessType: body.business_type,
  shopLink: body.kind === 'owner' ? body.shop_link : '',
  stage: body.kind === 'starter' ? body.stage : '',
  email: body.email,
  question: body.biggest_question,
})
