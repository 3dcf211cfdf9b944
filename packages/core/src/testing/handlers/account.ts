import { logIn, logOut, register } from '../../account/account.contract.ts'
import { toAccountDetails } from '../../account/account-field.contract.ts'
import {
  accountEmail,
  checkCredentials,
  checkRegistration,
  normalizeScreenName,
} from '../../account/account-rules.ts'
import type { AccountErrors } from '../../account/account-rules.ts'
import { mergeCarts } from '../../cart/merge-carts.contract.ts'
import { isCurrency } from '../../locale/locale.ts'
import { note } from '../credit.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { addUser } from '../open-test-shop.ts'
import { reject, Rejection } from '../rejection.ts'
import { dropEndedLogIn, endLogIns, openLogIn } from '../test-log-in.ts'
import { askForMember } from '../test-newsletter.ts'
import { openCart, pendingCart } from '../test-shop.ts'
import type { TestCart, TestShop, TestUser } from '../test-shop.ts'
import { wireCart } from '../wire-cart.ts'
import { moveLines, saveForLater } from './move-lines.ts'
import { readPreferences, wireUser } from './session.ts'

export function assertFields(errors: AccountErrors): void {
  const details = toAccountDetails(errors)
  if (details.length > 0) throw new Rejection(400, details)
}

/** The member of an e-mail address, however it is spelled. */
export const memberByEmail = ({ users }: TestShop, email: string): TestUser | undefined =>
  [...users.values()].find(({ account }) => account?.email === accountEmail(email))

/**
 * Merges a guest's cart into a member's, once. Returns how many pieces were saved for later;
 * undefined while one of the carts is being paid for.
 */
function mergeGuest(shop: TestShop, guest: TestUser, member: TestUser): number | undefined {
  if (guest.mergedInto)
    return guest.mergedInto.userId === member.id ? guest.mergedInto.savedForLater : 0
  const from = pendingCart(guest)
  const isPaying = from?.state === 'paying' || pendingCart(member)?.state === 'paying'
  if (from && isPaying) return undefined
  let savedForLater = 0
  if (from && from.lines.length > 0) {
    const { country, currency, measurement } = guest.preferences
    Object.assign(member.preferences, { country, currency, measurement })
    const to = openCart(shop, member)
    savedForLater = moveLines(shop, { cart: from, user: guest }, { cart: to, user: member })
    to.promo ??= from.promo
    to.version += 1
    carryKeys(shop, guest, { member, cart: to })
  }
  saveForLater(member, guest.saved.toReversed())
  guest.saved = []
  if (guest.spoondollarCents > 0) note(shop, member, 'moved', guest.spoondollarCents, null)
  member.spoondollarCents += guest.spoondollarCents
  guest.spoondollarCents = 0
  const both = new Set([...guest.favorites, ...member.favorites])
  member.favorites.splice(0, member.favorites.length, ...both)
  guest.favorites.length = 0
  const bothCollections = new Set([...guest.favoriteCollections, ...member.favoriteCollections])
  member.favoriteCollections = [...bothCollections]
  guest.favoriteCollections = []
  member.connections = [...new Set([...guest.connections, ...member.connections])]
  guest.connections = []
  member.group = guest.group ?? member.group
  member.proYears += guest.proYears
  for (const { votes, flags, userId } of shop.reviews)
    for (const by of [votes, flags])
      if (by.delete(guest.id) && userId !== member.id) by.add(member.id)
  guest.mergedInto = { userId: member.id, cartId: from?.id ?? null, savedForLater }
  // An order of the guest's stays theirs; the member finds it through `mergedInto`.
  if (guest.cart?.state === 'ordered') guest.orders.push(guest.cart)
  guest.cart = null
  return savedForLater
}

/**
 * A line that the guest added, whose answer was lost, is asked for again by the member: it is there
 * already, in the member's cart.
 */
function carryKeys(
  { added }: TestShop,
  guest: TestUser,
  { member, cart }: { readonly member: TestUser; readonly cart: TestCart },
): void {
  for (const [once, entry] of [...added]) {
    if (!once.startsWith(`${guest.id} `)) continue
    const own = member.id + once.slice(guest.id.length)
    if (!added.has(own)) added.set(own, { ...entry, cart })
  }
}

/** Opens the member's session in place of the browser's own. */
export function enter(
  { shop, user: visitor, userAgent }: Pick<CheckedRequest, 'shop' | 'user' | 'userAgent'>,
  member: TestUser,
) {
  const guest = visitor?.guest ? visitor : null
  const savedForLater = guest ? (mergeGuest(shop, guest, member) ?? 0) : 0
  openLogIn(shop, member.id, userAgent)
  shop.guestBefore = guest?.id ?? null
  return { user: wireUser(shop, member), saved_for_later: savedForLater }
}

/** Calls of accounts: making one, and opening and ending a member's session. */
export const accountHandlers: readonly Handler[] = [
  handle(register, (request) => {
    const { shop, body, user: visitor } = request
    const { screen_name: screenName, email, password, newsletter_opt_in: newsletter } = body
    assertFields(checkRegistration({ screenName, email, password, newsletter }))
    if (memberByEmail(shop, email)) reject('NOT_UNIQUE_EMAIL_ADDRESS', { field: 'email' })
    const usual = visitor?.guest ? visitor.preferences : shop.preferences
    const preferences = readPreferences(usual, body)
    preferences.measurement = body.measurement_system ?? preferences.measurement
    const member = addUser(shop, {
      name: normalizeScreenName(screenName),
      preferences: { ...preferences },
      account: { email: accountEmail(email), password: password.normalize('NFC'), newsletter },
    })
    if (newsletter) askForMember(shop, member)
    return enter(request, member)
  }),
  handle(logIn, (request) => {
    const { email, password } = request.body
    assertFields(checkCredentials({ email, password }))
    const member = memberByEmail(request.shop, email)
    if (!member || member.account?.password !== password.normalize('NFC'))
      return reject('EMAIL_OR_PASSWORD_INVALID', { field: 'password' })
    return enter(request, member)
  }),
  handle(logOut, ({ shop, user }) => {
    if (user && !user.guest) endLogIns(shop, ({ id }) => id === shop.logInId)
    dropEndedLogIn(shop)
    return undefined
  }),
  handle(mergeCarts, (request) => {
    const { shop, body } = request
    const member = signedIn(request)
    const { guestCartID, userCustomerID, userCurrency } = body
    if (!isCurrency(userCurrency)) return reject('CURRENCY_INVALID', { field: 'userCurrency' })
    if (member.guest || userCustomerID !== member.id)
      reject('UNAUTHORIZED', { field: 'userCustomerID' })
    const guest = shop.users.get(shop.guestBefore ?? '')
    const guestCart = guest && (guest.mergedInto?.cartId ?? pendingCart(guest)?.id)
    if (!guest || guestCart !== guestCartID) return reject('ORDER_NOT_FOUND')
    const savedForLater = mergeGuest(shop, guest, member)
    if (savedForLater === undefined) return reject('CART_BEING_PAID')
    member.preferences.currency = userCurrency
    const own = pendingCart(member)
    return { order: own && wireCart(shop, own), saved_for_later: savedForLater }
  }),
]
