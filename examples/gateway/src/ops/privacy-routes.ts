import { accountEmail } from '@selvage/core/account'
import { defineCall } from '@selvage/core/contract'
import { isLocale } from '@selvage/core/locale'
import { checkRepresent, toPrivacyDetails } from '@selvage/core/privacy-request'
import * as v from 'valibot'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import { answerProved } from '../privacy-request/answer-proved.ts'
import { assertOperator } from './operator.ts'

/**
 * Answers the request of an agent who has shown a power of attorney, or of the parent of a child
 * under 13, for operators: the person confirms nothing. The copy goes to the agent alone.
 */
const proveCall = defineCall({
  name: 'ops.privacy.prove',
  method: 'POST',
  path: '/ops/privacy_requests',
  auth: 'none',
  body: v.unknown(),
  answer: v.unknown(),
  errors: ['FIELD_CANNOT_BE_BLANK', 'FIELD_VALUE_INVALID'],
})

const provedRequest = v.strictObject({
  request: v.picklist(['access', 'delete']),
  name: v.string(),
  email: v.string(),
  resident: v.string(),
  locale: v.optional(
    v.pipe(
      v.string(),
      v.check((code) => isLocale(code)),
    ),
    'en_US',
  ),
})

const prove = handle(proveCall, async (context, deps) => {
  assertOperator(context, deps)
  const asked = v.safeParse(provedRequest, context.body)
  if (!asked.success)
    throw httpError('FIELD_VALUE_INVALID', {
      message:
        'A request is access or delete, with the name and email of the agent and the resident.',
    })
  const { request: kind, name, email, resident, locale } = asked.output
  const details = toPrivacyDetails(checkRepresent({ request: kind, name, email, resident }))
  if (details.length > 0) throw new HttpError(400, details)
  const agent = { agentName: name.trim(), agentEmail: accountEmail(email) }
  const answered = await deps.db.transaction((tx) =>
    answerProved(tx, { kind, email: accountEmail(resident), locale, ...agent }, deps.now()),
  )
  return { state: answered }
})

/** Requests about data whose proof an operator has seen. */
export const privacyOpsRoutes: readonly Route[] = [prove]
