import { accountEmail } from '../../account/account-rules.ts'
import { toBusinessDetails } from '../../business/business-field.contract.ts'
import { checkBusiness, readShopLink } from '../../business/business-rules.ts'
import { applyForGrant, readBusinessBody } from '../../business/business.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { Rejection } from '../rejection.ts'

/** Applications for the small-business grant. */
export const businessHandlers: readonly Handler[] = [
  handle(applyForGrant, ({ shop, body }) => {
    const typed = readBusinessBody(body)
    const details = toBusinessDetails(checkBusiness(typed.kind, typed))
    if (details.length > 0) throw new Rejection(400, details)
    const application = {
      ...typed,
      email: accountEmail(typed.email),
      shopLink: readShopLink(typed.shopLink) ?? '',
      question: typed.question.trim(),
    }
    const written = JSON.stringify(application)
    if (!shop.businessApplications.some((each) => JSON.stringify(each) === written))
      shop.businessApplications.push(application)
    return undefined
  }),
]
