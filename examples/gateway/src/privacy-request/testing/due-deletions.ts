import type { PayShop } from '../../payment/testing/pay-shop.ts'
import { sentMails } from '../../testing/sent-mails.ts'
import type { Mail } from '../../mail/mailer.ts'
import { askAbout } from '../ask-about-data.ts'
import { deleteDue } from '../delete-data.ts'
import type { ForgetMails, ForgetPictures } from '../delete-data.ts'

/** Asks for the deletion of the data of an address, and confirms it by the shop's clock. */
export async function askToDelete(shop: PayShop, email: string): Promise<void> {
  const now = shop.deps.now()
  const asked = { email, kind: 'delete', locale: 'en_US' } as const
  await shop.deps.db.transaction((tx) => askAbout(tx, asked, now))
  await shop.sql(
    `UPDATE privacy_requests SET state = 'confirmed', confirmed_at = $2, due_at = $2
      WHERE email = $1 AND state = 'asked'`,
    [email, now],
  )
}

/** Sends the mails that are due, by the clock of the database as well, and returns them. */
export async function dueMails(shop: PayShop): Promise<readonly Mail[]> {
  await shop.sql('UPDATE outbox SET due_at = now() WHERE sent_at IS NULL')
  return sentMails(shop.deps)
}

/** Does the deletions that are due, without a folder of mails or of pictures; returns how many. */
export const erase = (
  { deps }: Pick<PayShop, 'deps'>,
  forgetPictures: ForgetPictures = async () => {},
  forgetMails: ForgetMails = async () => {},
): Promise<number> => deleteDue(deps, forgetMails, forgetPictures)
