import type { Mail } from '../mail/mailer.ts'
import { sendDue } from '../mail/outbox.ts'

/** Sends the mails that are due, and returns them. */
export async function sentMails(deps: Parameters<typeof sendDue>[0]): Promise<readonly Mail[]> {
  const sent: Mail[] = []
  await sendDue(deps, async (mail) => {
    sent.push(mail)
  })
  return sent
}
