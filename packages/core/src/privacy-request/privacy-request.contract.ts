import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { nothing, text } from '../contract/wire.ts'
import { PRIVACY_REQUESTS } from './privacy-requests.table.ts'
import type { PrivacyRequestKind, PrivacyState } from './privacy-requests.table.ts'
import type { PrivacyAgent, PrivacyRequest } from './privacy-request-rules.ts'

const FIELD_CODES = [
  'FIELD_CANNOT_BE_BLANK',
  'FIELD_VALUE_INVALID',
  'FIELD_NAME_INVALID_OR_INEDITABLE',
] as const

/** The wire's names of the states. */
const STATES = {
  asked: 'asked',
  in_progress: 'inProgress',
  confirmed: 'confirmed',
  expired: 'expired',
  canceled: 'canceled',
} as const satisfies Record<string, PrivacyState>

const state = v.picklist(Object.keys(STATES) as (keyof typeof STATES)[])

const privacyRequest = v.pipe(
  v.object({
    request: v.picklist(PRIVACY_REQUESTS),
    state,
    email: v.string(),
    agent: v.nullable(v.object({ name: v.string(), email: v.string() })),
    is_agent: v.boolean(),
    needs_log_in: v.boolean(),
    until: v.nullable(v.string()),
  }),
  v.transform((wire): PrivacyRequest => ({
    request: wire.request,
    state: STATES[wire.state],
    email: wire.email,
    agent: wire.agent,
    isAgent: wire.is_agent,
    needsLogIn: wire.needs_log_in,
    until: wire.until,
  })),
)

/** Turns a request into the gateway's fields, for gateways. */
export const toWirePrivacyRequest = ({
  isAgent,
  needsLogIn,
  state: now,
  ...request
}: PrivacyRequest): v.InferInput<typeof privacyRequest> => ({
  ...request,
  state: now === 'inProgress' ? 'in_progress' : now,
  is_agent: isAgent,
  needs_log_in: needsLogIn,
})

const answer = v.pipe(
  v.object({ privacy_request: privacyRequest }),
  v.transform((wire) => wire.privacy_request),
)

/**
 * Asks for a copy of the data about an e-mail address, or for its deletion. Nothing happens before
 * the link in the mail to that address is confirmed. An address has one request at a time: a new
 * one takes the place of one that is not confirmed, also of an agent's, and the mail to an address
 * whose deletion is under way leads to that. The answer never tells them apart.
 * @source spec 2 §3.12, §4, §5
 */
export const askAboutData = defineCall({
  name: 'privacy.ask',
  method: 'POST',
  path: '/privacy_requests',
  auth: 'none',
  body: v.strictObject({ email: text(400), request: v.picklist(PRIVACY_REQUESTS) }),
  encodeBody: ({ email, request }: { readonly email: string } & Requested) => ({ email, request }),
  answer: nothing,
  errors: [...FIELD_CODES, 'TOO_MANY_ATTEMPTS'],
})

/**
 * Asks the same for somebody else, by their agent. The mail goes to the person, and names the
 * agent: to confirm it is the written permission, and shows that it is the person's. Then the copy
 * goes to the agent as well, or both hear of the deletion.
 * @source spec 2 §2.1, §6
 */
export const representResident = defineCall({
  name: 'privacy.represent',
  method: 'POST',
  path: '/privacy_requests/represent',
  auth: 'none',
  body: v.strictObject({
    request: v.picklist(PRIVACY_REQUESTS),
    name: text(400),
    email: text(400),
    resident: text(400),
  }),
  encodeBody: ({ request, name, email, resident }: Requested & PrivacyAgent & Represented) => ({
    request,
    name,
    email,
    resident,
  }),
  answer: nothing,
  errors: [...FIELD_CODES, 'TOO_MANY_ATTEMPTS'],
})

interface Represented {
  readonly resident: string
}

interface Requested {
  readonly request: PrivacyRequestKind
}

const byToken = v.strictObject({ token: text(400) })

/**
 * Reads the request of a mail's token, and changes nothing. An agent's opens it once the person has
 * permitted it. A forged token is FIELD_VALUE_INVALID
 * of `token`; a request that is too old is `expired`.
 */
export const readPrivacyRequest = defineCall({
  name: 'privacy.read',
  method: 'POST',
  path: '/privacy_requests/read',
  auth: 'none',
  body: byToken,
  answer,
  errors: FIELD_CODES,
})

/**
 * Confirms a request by the token of its mail, once: a request that has gone on is answered as it
 * is. Where the address has an account, its member has to be logged in, else the call is
 * UNAUTHORIZED.
 * @source spec 2 §6
 */
export const confirmPrivacyRequest = defineCall({
  name: 'privacy.confirm',
  method: 'POST',
  path: '/privacy_requests/confirm',
  auth: 'visitor',
  body: byToken,
  answer,
  errors: [...FIELD_CODES, 'UNAUTHORIZED'],
})

/**
 * Cancels a request that has not ended, or withdraws the permission of an agent whom the person let
 * read a copy. Any other request is answered as it is.
 */
export const cancelPrivacyRequest = defineCall({
  name: 'privacy.cancel',
  method: 'POST',
  path: '/privacy_requests/cancel',
  auth: 'none',
  body: byToken,
  answer,
  errors: FIELD_CODES,
})

/**
 * Gets the copy of the data of a confirmed request: one object of named lists, as of now. Any other
 * request is FIELD_VALUE_INVALID of `token`; a member has to be logged in, as for the confirmation.
 */
export const exportData = defineCall({
  name: 'privacy.export',
  method: 'POST',
  path: '/privacy_requests/export',
  auth: 'visitor',
  body: byToken,
  answer: v.object({ data: v.record(v.string(), v.unknown()) }),
  errors: [...FIELD_CODES, 'UNAUTHORIZED', 'TOO_MANY_ATTEMPTS'],
})
