import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { publicId } from '../contract/wire.ts'
import type { Consent, ConsentChoice } from './consent-rules.ts'

const choice = {
  analytics: v.boolean(),
  marketing: v.boolean(),
  do_not_sell: v.boolean(),
}

const record = v.pipe(
  v.object({
    uid: publicId,
    ...choice,
    global_privacy_control: v.boolean(),
    chosen_at: v.string(),
  }),
  v.transform((wire): ConsentRecord => ({
    id: wire.uid,
    analytics: wire.analytics,
    marketing: wire.marketing,
    doNotSell: wire.do_not_sell,
    byBrowser: wire.global_privacy_control,
    chosenAt: wire.chosen_at,
  })),
)

/** A choice as the gateway has recorded it. */
export interface ConsentRecord extends Consent {
  readonly id: string
  /** When it was made first; making it again changes nothing. */
  readonly chosenAt: string
}

/** Turns a record into the gateway's fields, for gateways. */
export const toWireConsent = ({
  id,
  analytics,
  marketing,
  doNotSell,
  byBrowser,
  chosenAt,
}: ConsentRecord): v.InferInput<typeof record> => ({
  uid: id,
  analytics,
  marketing,
  do_not_sell: doNotSell,
  global_privacy_control: byBrowser,
  chosen_at: chosenAt,
})

/** Reads the choice of a request, for gateways. */
export const fromWireChoice = (wire: {
  readonly analytics: boolean
  readonly marketing: boolean
  readonly do_not_sell: boolean
}): ConsentChoice => ({
  analytics: wire.analytics,
  marketing: wire.marketing,
  doNotSell: wire.do_not_sell,
})

/**
 * Records what a visitor chooses about their privacy, and answers what counts from now on: with the
 * header `Sec-GPC: 1`, `do_not_sell` is true and `marketing` false whatever was chosen. The choice
 * is whole, so what is not true in it is withdrawn. It counts at once: the answer sets the cookie
 * that remembers it. The same choice again is the same record.
 * @source spec 2 §4, §7
 */
export const chooseConsent = defineCall({
  name: 'consent.choose',
  method: 'POST',
  path: '/consent',
  auth: 'visitor',
  body: v.strictObject(choice),
  encodeBody: ({ analytics, marketing, doNotSell }: ConsentChoice) => ({
    analytics,
    marketing,
    do_not_sell: doNotSell,
  }),
  answer: v.pipe(
    v.object({ consent: record }),
    v.transform(({ consent }) => consent),
  ),
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})
