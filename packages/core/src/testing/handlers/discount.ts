import {
  openVerification,
  readDiscounts,
  verifyDiscount,
} from '../../discount/discount.contract.ts'
import { DISCOUNT_GROUPS } from '../../discount/discount-groups.table.ts'
import type { DiscountGroup } from '../../discount/discount-groups.table.ts'
import { GROUP_DISCOUNTS } from '../../sample-prices/group-discounts.table.ts'
import { randomKey } from '../../session/random-key.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { assertStorefrontUrl } from '../storefront-url.ts'

const validAfter = (years: number): string => `${2026 + years}-11-12T09:00:00.000Z`
const VALID_UNTIL = validAfter(1)

const verifiedAs = (group: DiscountGroup) => ({
  group,
  percent_off: GROUP_DISCOUNTS[group],
  valid_until: VALID_UNTIL,
})

/**
 * Calls of the discount groups. The provider's page is a made-up address; the code that it would
 * lead back with is the name of the group.
 */
export const discountHandlers: readonly Handler[] = [
  handle(readDiscounts, ({ user }) => ({
    groups: DISCOUNT_GROUPS.map((group) => ({ group, percent_off: GROUP_DISCOUNTS[group] })),
    verified: user?.group ? verifiedAs(user.group) : null,
    pro: {
      percent_off: GROUP_DISCOUNTS.pro,
      valid_until: user?.proYears ? validAfter(user.proYears) : null,
    },
    designer: { percent_off: GROUP_DISCOUNTS.designer },
  })),
  handle(openVerification, (request) => {
    const { callback_url: callbackUrl, return_url: returnUrl } = request.body
    assertStorefrontUrl(request.shop, callbackUrl, 'callback_url')
    assertStorefrontUrl(request.shop, returnUrl, 'return_url')
    const state = randomKey()
    request.shop.verifications.set(state, { userId: signedIn(request).id, returnUrl })
    return { url: `https://identity.selvage.test/oauth/authorize?state=${state}` }
  }),
  handle(verifyDiscount, (request) => {
    const { shop, body } = request
    const user = signedIn(request)
    const open = shop.verifications.get(body.state)
    const isOwn =
      open?.userId === user.id || shop.users.get(open?.userId ?? '')?.mergedInto?.userId === user.id
    if (!open || !isOwn) return reject('ID_ME_VERIFICATION_FAILED')
    shop.verifications.delete(body.state)
    const group = DISCOUNT_GROUPS.find((each) => each === body.code)
    if (!group)
      return reject('ID_ME_VERIFICATION_FAILED', { params: { returnUrl: open.returnUrl } })
    user.group = group
    return { verified: verifiedAs(group), return_url: open.returnUrl }
  }),
]
