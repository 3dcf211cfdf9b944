import {
  checkAccountEmail,
  checkNewPassword,
  checkPasswordChange,
} from '../../account/account-rules.ts'
import {
  askForPassword,
  changePassword,
  checkPasswordLink,
  setPassword,
} from '../../account/password.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { endLogIns } from '../test-log-in.ts'
import { newId } from '../test-shop.ts'
import type { TestShop, TestUser } from '../test-shop.ts'
import { assertFields, memberByEmail } from './account.ts'

/** Makes every link useless that a member was mailed. */
function closeLinks({ passwordTokens }: TestShop, userId: string | undefined): void {
  for (const [each, owner] of passwordTokens) if (owner === userId) passwordTokens.delete(each)
}

/** Ends the member's sessions but for the browser's own. */
const endOthers = (shop: TestShop, userId: string | undefined): void => {
  endLogIns(shop, (each) => each.userId === userId && each.id !== shop.logInId)
}

/** Returns the e-mail address and the screen name of a member, which make no password. */
const ownNames = (member: TestUser | undefined): string[] => [
  member?.account?.email ?? '',
  member?.name ?? '',
]

/** Calls of a new password: by the token of a mail, and by the current one. */
export const passwordHandlers: readonly Handler[] = [
  handle(askForPassword, ({ shop, body: { email } }) => {
    assertFields(checkAccountEmail(email))
    const member = memberByEmail(shop, email)
    if (member) shop.passwordTokens.set(newId(shop, 'password'), member.id)
    return undefined
  }),
  handle(checkPasswordLink, ({ shop, body: { token } }) =>
    shop.passwordTokens.has(token) ? undefined : reject('FIELD_VALUE_INVALID', { field: 'token' }),
  ),
  handle(setPassword, ({ shop, body: { token, password } }) => {
    assertFields(checkNewPassword(password))
    const id = shop.passwordTokens.get(token)
    const { lastReset } = shop
    if (lastReset?.token === token && lastReset.password === password) return undefined
    const account = shop.users.get(id ?? '')?.account
    if (!account) return reject('FIELD_VALUE_INVALID', { field: 'token' })
    assertFields(checkNewPassword(password, ownNames(shop.users.get(id ?? ''))))
    closeLinks(shop, id)
    account.password = password.normalize('NFC')
    shop.lastReset = { token, password }
    endOthers(shop, id)
    return undefined
  }),
  handle(changePassword, (request) => {
    const { shop, body } = request
    const member = signedIn(request)
    const account = member.account ?? reject('UNAUTHORIZED')
    const currentPassword = body.current_password.normalize('NFC')
    const password = body.password.normalize('NFC')
    assertFields(checkPasswordChange({ currentPassword, password }, ownNames(member)))
    if (account.password !== currentPassword) {
      const isRepeated = shop.changedPasswords.has(member.id) && account.password === password
      return isRepeated ? undefined : assertFields({ currentPassword: 'wrong' })
    }
    closeLinks(shop, member.id)
    account.password = password
    shop.changedPasswords.add(member.id)
    endOthers(shop, member.id)
    return undefined
  }),
]
