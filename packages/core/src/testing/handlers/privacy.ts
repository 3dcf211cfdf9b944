import { accountEmail } from '../../account/account-rules.ts'
import { toPrivacyDetails } from '../../privacy-request/privacy-request-field.contract.ts'
import { checkPrivacyRequest, checkRepresent } from '../../privacy-request/privacy-request-rules.ts'
import {
  askAboutData,
  cancelPrivacyRequest,
  confirmPrivacyRequest,
  exportData,
  readPrivacyRequest,
  representResident,
  toWirePrivacyRequest,
} from '../../privacy-request/privacy-request.contract.ts'
import { handle } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject, Rejection } from '../rejection.ts'
import { dropEndedLogIn, endLogIns } from '../test-log-in.ts'
import type { TestPrivacyRequest } from '../test-privacy.ts'
import { newId } from '../test-shop.ts'
import type { TestShop, TestUser } from '../test-shop.ts'

type Visited = Pick<CheckedRequest, 'shop' | 'user'>

const memberOf = (shop: TestShop, email: string): TestUser | undefined =>
  [...shop.users.values()].find(({ account }) => account?.email === email)

const requestOf = (shop: TestShop, token: string): TestPrivacyRequest =>
  shop.privacyRequests.find((each) => each.token === token) ??
  reject('FIELD_VALUE_INVALID', { field: 'token' })

/** True where the address has an account, and the visitor is not its member. */
function needsLogIn({ shop, user }: Visited, email: string): boolean {
  const member = memberOf(shop, email)
  return member !== undefined && member.id !== user?.id
}

const wire = (visited: Visited, { request, state, email, agent }: TestPrivacyRequest) => ({
  privacy_request: toWirePrivacyRequest({
    request,
    state,
    email: state === 'confirmed' && request === 'delete' ? '' : email,
    agent,
    // Nobody gets an agent's mail here.
    isAgent: false,
    needsLogIn: needsLogIn(visited, email),
    until: null,
  }),
})

const isOpen = ({ state }: TestPrivacyRequest): boolean =>
  state === 'asked' || state === 'inProgress'

/**
 * Asks. A person's own request takes the place of one that is not confirmed, unless it is the same;
 * else the mail to an address with an open one leads to that.
 */
function askAbout(
  shop: TestShop,
  asked: Pick<TestPrivacyRequest, 'email' | 'request' | 'agent'>,
): void {
  for (const each of shop.privacyRequests) {
    const isOther = each.agent !== null || each.request !== asked.request
    const isWaiting = each.email === asked.email && each.state === 'asked'
    if (asked.agent === null && isWaiting && isOther) each.state = 'canceled'
  }
  const open = shop.privacyRequests.findIndex((each) => each.email === asked.email && isOpen(each))
  const [again] = open < 0 ? [] : shop.privacyRequests.splice(open, 1)
  shop.privacyRequests.push(again ?? { ...asked, token: newId(shop, 'privacy'), state: 'asked' })
}

/** Requests about data; the gateway in memory deletes an account at once. */
export const privacyHandlers: readonly Handler[] = [
  handle(askAboutData, ({ shop, body }) => {
    const details = toPrivacyDetails(checkPrivacyRequest(body))
    if (details.length > 0) throw new Rejection(400, details)
    askAbout(shop, { email: accountEmail(body.email), request: body.request, agent: null })
    return undefined
  }),
  handle(representResident, ({ shop, body }) => {
    const details = toPrivacyDetails(checkRepresent(body))
    if (details.length > 0) throw new Rejection(400, details)
    const agent = { name: body.name.trim(), email: accountEmail(body.email) }
    askAbout(shop, { email: accountEmail(body.resident), request: body.request, agent })
    return undefined
  }),
  handle(readPrivacyRequest, (request) =>
    wire(request, requestOf(request.shop, request.body.token)),
  ),
  handle(confirmPrivacyRequest, (request) => {
    const { shop, body } = request
    const found = requestOf(shop, body.token)
    if (found.state !== 'asked') return wire(request, found)
    if (needsLogIn(request, found.email)) reject('UNAUTHORIZED')
    found.state = found.request === 'access' ? 'confirmed' : 'inProgress'
    const answer = wire(request, found)
    if (found.request === 'delete') deleteMember(shop, found)
    return answer
  }),
  handle(cancelPrivacyRequest, (request) => {
    const found = requestOf(request.shop, request.body.token)
    const isPermitted = found.request === 'access' && found.agent !== null
    if (isOpen(found) || (isPermitted && found.state === 'confirmed')) found.state = 'canceled'
    return wire(request, found)
  }),
  handle(exportData, (request) => {
    const { shop, body } = request
    const { email, state, request: kind } = requestOf(shop, body.token)
    if (kind !== 'access' || state !== 'confirmed')
      return reject('FIELD_VALUE_INVALID', { field: 'token' })
    if (needsLogIn(request, email)) reject('UNAUTHORIZED')
    const member = memberOf(shop, email)
    const newsletters = shop.newsletters.subscriptions
      .map(({ record }) => record)
      .filter((record) => record.email === email)
    return { data: { about: { email }, account: member ? [{ email }] : [], newsletters } }
  }),
]

function deleteMember(shop: TestShop, request: TestPrivacyRequest): void {
  const { email } = request
  const member = memberOf(shop, email)
  if (member) shop.users.delete(member.id)
  endLogIns(shop, ({ userId }) => userId === member?.id)
  dropEndedLogIn(shop)
  const { subscriptions } = shop.newsletters
  const own = subscriptions.findIndex(({ record }) => record.email === email)
  if (own >= 0) subscriptions.splice(own, 1)
  request.state = 'confirmed'
}
