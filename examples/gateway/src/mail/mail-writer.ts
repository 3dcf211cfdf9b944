import type { Deps } from '../app-deps.ts'
import type { OutboxRow } from '../db/schema/outbox.ts'
import type { Mail } from './mailer.ts'

/** Writes a mail of the outbox; undefined where what it is about is gone. */
export type MailWriter = (row: OutboxRow, deps: Deps) => Promise<Mail | undefined>
