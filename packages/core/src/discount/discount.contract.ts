import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { requiredText } from '../contract/wire.ts'
import { DISCOUNT_GROUPS } from './discount-groups.table.ts'

const group = v.picklist(DISCOUNT_GROUPS)
const percent_off = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

const verified = v.pipe(
  v.object({ group, percent_off, valid_until: v.string() }),
  v.transform((wire) => ({
    group: wire.group,
    percentOff: wire.percent_off,
    /** When it has to be proved again, as an ISO time. */
    validUntil: wire.valid_until,
  })),
)
/** The group that a shopper has proved to belong to, with its discount. */
export type VerifiedGroup = v.InferOutput<typeof verified>

const offered = v.pipe(
  v.object({ group, percent_off }),
  v.transform((wire) => ({ group: wire.group, percentOff: wire.percent_off })),
)
const pro = v.object({ percent_off, valid_until: v.nullable(v.string()) })
const designer = v.object({ percent_off })

/** A group that the shop gives a discount to. */
export type OfferedGroup = v.InferOutput<typeof offered>

/**
 * Gets the groups that the shop gives a discount to, none where it verifies nobody, and the group
 * that the shopper has proved to belong to; also what Pro members and designers save.
 */
export const readDiscounts = defineCall({
  name: 'discounts.read',
  method: 'GET',
  path: '/discounts',
  auth: 'visitor',
  answer: v.pipe(
    v.object({ groups: v.array(offered), verified: v.nullable(verified), pro, designer }),
    v.transform(({ groups, verified: own, pro: membership, designer: everyday }) => ({
      groups,
      verified: own,
      /** The discount of Pro members, and until when the shopper is one; null for who is none. */
      pro: { percentOff: membership.percent_off, validUntil: membership.valid_until },
      /** The everyday discount of designers. */
      designer: { percentOff: everyday.percent_off },
    })),
  ),
})

const webPage = v.pipe(v.string(), v.maxLength(2_000), v.url())

/** The pages around a verification, each of one of the gateway's storefronts. */
export interface NewVerification {
  /** The page that the provider leads back to, which sends `verifyDiscount`. */
  readonly callbackUrl: string
  /** The page on which the shopper goes on afterward. */
  readonly returnUrl: string
}

/**
 * Begins the proof that the shopper belongs to a group: the answer is the provider's page, which
 * leads back to `callbackUrl` with a `state` and, once it is proved, a `code`. The state is signed,
 * belongs to this shopper, and counts once and for half an hour.
 */
export const openVerification = defineCall({
  name: 'discounts.open',
  method: 'POST',
  path: '/discounts/verification',
  body: v.strictObject({ callback_url: webPage, return_url: webPage }),
  encodeBody: ({ callbackUrl, returnUrl }: NewVerification) => ({
    callback_url: callbackUrl,
    return_url: returnUrl,
  }),
  answer: v.object({ url: v.string() }),
  errors: [
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'ID_ME_VERIFICATION_FAILED',
    'TOO_MANY_ATTEMPTS',
  ],
})

/** The parameters that a provider's page has led back with. */
export interface VerificationAnswer {
  readonly state: string
  /** Null where nothing was proved; the state is used up all the same. */
  readonly code: string | null
}

/**
 * Ends a verification: the gateway asks the provider what was proved, and the shopper's orders have
 * the discount of their group from then on, for a year. Whatever is wrong with the answer is
 * ID_ME_VERIFICATION_FAILED: a state that is unknown, used, too old or another shopper's, a code
 * that the provider does not know, or a group that it did not confirm. Where the state was the
 * shopper's own, the error's `params.returnUrl` is the page on which they go on.
 */
export const verifyDiscount = defineCall({
  name: 'discounts.verify',
  method: 'POST',
  path: '/discounts',
  body: v.strictObject({ state: requiredText(200), code: v.nullable(requiredText(500)) }),
  encodeBody: ({ state, code }: VerificationAnswer) => ({ state, code }),
  answer: v.pipe(
    v.object({ verified, return_url: v.string() }),
    v.transform((wire) => ({ verified: wire.verified, returnUrl: wire.return_url })),
  ),
  errors: [
    'ID_ME_VERIFICATION_FAILED',
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})
