import { accountEmail } from '@selvage/core/account'
import {
  applyForGrant,
  checkBusiness,
  grantRound,
  readBusinessBody,
  readShopLink,
  toBusinessDetails,
} from '@selvage/core/business'
import { addNotice } from '../account/notices.ts'
import { businessApplications } from '../db/schema/business.ts'
import { assertStorefront } from '../http/admission.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { HttpError } from '../http/http-error.ts'
import { countShared } from '../http/shared-limit.ts'
import { tokenHash } from '../secrets/keys.ts'
import { newPublicId } from '../secrets/public-id.ts'

const apply = handle(applyForGrant, async ({ request, body, peer, locale }, deps) => {
  assertStorefront(request, deps.config)
  const { kind, businessType, stage, ...typed } = readBusinessBody(body)
  const details = toBusinessDetails(checkBusiness(kind, { businessType, stage, ...typed }))
  // The rules let no form pass without a type, nor a starter's without a stage.
  if (details.length > 0 || businessType === '') throw new HttpError(400, details)
  const now = deps.now()
  const email = accountEmail(typed.email)
  const round = grantRound(now)
  const application = {
    kind,
    email,
    businessType,
    shopLink: readShopLink(typed.shopLink) ?? null,
    stage: stage === '' ? null : stage,
    question: typed.question.trim(),
    closesOn: round.closes,
  }
  const fingerprint = tokenHash(JSON.stringify(Object.values(application)))
  await countShared('business-address', peer, deps)
  await countShared('business', tokenHash(email).toString('base64url'), deps)
  await deps.db.transaction(async (tx) => {
    const made = await tx
      .insert(businessApplications)
      .values({ id: newPublicId(), ...application, locale, fingerprint, appliedAt: now })
      .onConflictDoNothing()
      .returning({ id: businessApplications.id })
    if (made.length === 0) return
    const notice = { kind: 'business-applied', userId: null, email, locale } as const
    await addNotice(tx, { ...notice, subject: round.answers }, now)
  })
  return undefined
})

/** Applications for the small-business grant. */
export const businessRoutes: readonly Route[] = [apply]
