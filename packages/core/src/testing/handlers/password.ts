import { checkAccountEmail, checkNewPassword } from '../../account/account-rules.ts'
import { askForPassword, setPassword } from '../../account/password.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import { assertFields, memberOf } from './account.ts'

/** Calls of a new password by mail: asking for the mail, and setting one by its token. */
export const passwordHandlers: readonly Handler[] = [
  handle(askForPassword, ({ shop, body: { email } }) => {
    assertFields(checkAccountEmail(email))
    const member = memberOf(shop, email)
    if (member) shop.passwordTokens.set(newId(shop, 'password'), member.id)
    return undefined
  }),
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
