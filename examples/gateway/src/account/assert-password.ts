import type { Deps } from '../app-deps.ts'
import type { accounts } from '../db/schema/account.ts'
import { isPassword } from '../secrets/passwords.ts'
import { assertFields } from './assert-fields.ts'
import { withinLoginLimit } from './log-in-limit.ts'

/**
 * Rejects a change that is not confirmed by the account's password. Wrong passwords are counted
 * with those of the login: a stolen session guesses no faster.
 */
export async function assertPassword(
  password: string,
  { email, passwordHash }: Pick<typeof accounts.$inferSelect, 'email' | 'passwordHash'>,
  peer: string,
  deps: Pick<Deps, 'config' | 'db'>,
): Promise<void> {
  const right = await withinLoginLimit({ email, peer }, deps, () =>
    isPassword(password, passwordHash),
  )
  if (!right) assertFields({ currentPassword: 'wrong' })
}
