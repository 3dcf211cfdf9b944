import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PersonalMails } from '../privacy-request/delete-data.ts'
import { outboxFolder } from './mailer.ts'

const MAIL = /\.eml(\.part)?$/

/**
 * Deletes the mails of a person from the folder where mails are written when no SMTP server is set:
 * those to the address, and those about the person's orders. Without a folder there are none.
 */
export async function forgetMails(dataDir: string, { email, keys }: PersonalMails): Promise<void> {
  const folder = outboxFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const known = new Set(keys)
  for (const name of names.filter((each) => MAIL.test(each))) {
    const path = join(folder, name)
    if (known.has(name.replace(MAIL, '')) || (await goesTo(path, email)))
      await rm(path, { force: true })
  }
}

/** True for a mail whose header names an address as its recipient. */
async function goesTo(path: string, email: string): Promise<boolean> {
  const [head = ''] = (await readFile(path, 'utf8').catch(() => '')).split(/\r?\n\r?\n/, 1)
  const to = /^To:(.*(?:\r?\n[ \t].*)*)/im.exec(head)?.[1] ?? ''
  return (
    to
      .toLowerCase()
      .match(/[^\s<>,]+@[^\s<>,]+/g)
      ?.includes(email) === true
  )
}
