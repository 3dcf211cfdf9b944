import {
  DISCOUNT_GROUPS,
  openVerification,
  readDiscounts,
  verifyDiscount,
} from '@selvage/core/discount'
import type { DiscountGroup } from '@selvage/core/discount'
import { languageOf } from '@selvage/core/locale'
import type { VerifiedGroupRow } from '../db/schema/discount.ts'
import { busy, httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import { assertStorefrontUrl } from '../http/storefront-url.ts'
import { beginVerification, reopenVerification, takeVerification } from './verifications.ts'
import { bestOf, discountOf, proUntil, recordGroup, verifiedGroup } from './verified-groups.ts'

const wireGroup = (group: DiscountGroup) => ({
  group,
  percent_off: discountOf(group).percentOff,
})

const wireVerified = ({ group, validUntil }: VerifiedGroupRow) => ({
  ...wireGroup(group),
  valid_until: validUntil.toISOString(),
})

/** Names the page on which the shopper goes on, once the state is known to be theirs. */
const failed = (returnUrl?: string) =>
  httpError('ID_ME_VERIFICATION_FAILED', {
    ...(returnUrl !== undefined && { params: { returnUrl } }),
  })

const read = handle(readDiscounts, async ({ visitor }, deps) => {
  const own = visitor && (await verifiedGroup(deps.db.orm, visitor.userId, deps.now()))
  const membership = visitor && (await proUntil(deps.db.orm, visitor.userId, deps.now()))
  return {
    groups: deps.identity ? DISCOUNT_GROUPS.map(wireGroup) : [],
    verified: own ? wireVerified(own) : null,
    pro: {
      percent_off: discountOf('pro').percentOff,
      valid_until: membership?.toISOString() ?? null,
    },
    designer: { percent_off: discountOf('designer').percentOff },
  }
})

const open = handle(openVerification, async (context, deps) => {
  const { body, session, locale, peer } = context
  const callbackUrl = assertStorefrontUrl(body.callback_url, 'callback_url', deps.config)
  const returnUrl = assertStorefrontUrl(body.return_url, 'return_url', deps.config)
  if (!deps.identity) throw failed()
  await countShared('verification', session.userId, deps)
  await countShared('verification-address', peer, deps)
  const request = { userId: session.userId, callbackUrl, returnUrl }
  const state = await beginVerification(deps.db.orm, request, deps)
  return { url: deps.identity.pageUrl({ state, callbackUrl, language: languageOf(locale) }) }
})

const verify = handle(verifyDiscount, async ({ body: { state, code }, session }, deps) => {
  const { orm } = deps.db
  const taken = await takeVerification(orm, state, session, deps)
  if (!taken || !deps.identity || code === null) throw failed(taken?.returnUrl)
  const proof = await deps.identity.read({ code, callbackUrl: taken.callbackUrl })
  if (proof.kind === 'unknown') {
    await reopenVerification(orm, taken)
    throw busy()
  }
  if (proof.kind === 'rejected') throw failed(taken.returnUrl)
  const verifiedAt = deps.now()
  const validUntil = new Date(verifiedAt)
  validUntil.setUTCFullYear(validUntil.getUTCFullYear() + 1)
  const row = { userId: session.userId, group: bestOf(proof.groups), verifiedAt, validUntil }
  await recordGroup(orm, row)
  return { verified: wireVerified(row), return_url: taken.returnUrl }
})

/** Discounts of groups that a shopper proves to belong to. */
export const discountRoutes: readonly Route[] = [read, open, verify]
