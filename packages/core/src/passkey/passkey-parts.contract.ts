import * as v from 'valibot'
import { text } from '../contract/wire.ts'

/** The options of a passkey: WebAuthn's own JSON, which the browser reads. */
export const passkeyOptions = v.pipe(
  v.object({ options: v.looseObject({ challenge: v.string() }) }),
  v.transform((wire) => wire.options),
)

/** What a browser answers for them: WebAuthn's own JSON, which the gateway checks. */
export const passkeyAnswer = v.looseObject({
  id: text(2_000),
  rawId: text(2_000),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: text(8_000) }),
})
