import { eq } from 'drizzle-orm'
import type { Locale } from '@selvage/core/locale'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accountNotices, accounts } from '../db/schema/account.ts'
import type { AccountNoticeRow, NoticeKind } from '../db/schema/account.ts'
import { outbox } from '../db/schema/outbox.ts'
import { newPublicId } from '../secrets/public-id.ts'

/** One change of an account that its member hears of by mail. */
interface Notice {
  readonly userId: string
  readonly kind: NoticeKind
  /** The name of the thing that was changed, such as a passkey's. */
  readonly subject: string
  readonly locale: Locale
}

/**
 * Tells a member by mail what was changed about the account, in the transaction that changes it and
 * at the address that the account has then.
 */
export async function tellMember(
  tx: Queryable,
  { userId, kind, subject, locale }: Notice,
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.userId, userId))
  if (!account) return
  await addNotice(tx, { userId, kind, email: account.email, locale, subject }, now())
}

/** Lets a mail go to an address, which need not be that of an account. */
export async function addNotice(
  tx: Queryable,
  notice: Omit<AccountNoticeRow, 'id' | 'createdAt'>,
  now: Date,
): Promise<void> {
  const id = newPublicId()
  const { kind } = notice
  await tx.insert(accountNotices).values({ id, ...notice, createdAt: now })
  await tx.insert(outbox).values({ key: `${kind}-${id}`, kind, noticeId: id, dueAt: now })
}
