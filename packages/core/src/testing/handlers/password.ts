import { checkAccountEmail, checkNewPassword } from '../../account/account-rules.ts'
import { askForPassword, checkPasswordLink, setPassword } from '../../account/password.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import { assertFields, memberByEmail } from './account.ts'

/** Calls of a new password by mail: asking for the mail, and setting one by its token. */
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
    for (const [each, owner] of shop.passwordTokens)
      if (owner === id) shop.passwordTokens.delete(each)
    account.password = password.normalize('NFC')
    shop.lastReset = { token, password }
    return undefined
  }),
]
