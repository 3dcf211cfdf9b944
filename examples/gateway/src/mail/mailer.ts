import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { GatewayConfig } from '../config.ts'

/** A mail that is ready to go. The key names it: sent twice, it is still one mail. */
export interface Mail {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as HTML. */
  readonly html?: string
  readonly language: string
  /** The page that ends the newsletter, and by POST the one click of a mail program. */
  readonly unsubscribeUrl?: string
}

export type Mailer = (mail: Mail) => Promise<void>

/** Who sends mails: the name and the address that readers see. */
type Sender = GatewayConfig['mailFrom']

const envelope = (mail: Mail, from: Sender) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  messageId: `<${mail.key}@${from.address.split('@').at(-1)}>`,
  headers: {
    'Content-Language': mail.language,
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: a mail program ends the newsletter by one POST to the same address.
    ...(mail.unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The folder of the mails where no SMTP server is set. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** Writes each mail to a folder as `{key}.eml`, whole or not at all. */
export function folderMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await transport.sendMail(envelope(mail, from))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${mail.key}.eml`)
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}

/** A mail that takes longer is tried again later; in all they are less than a mail's lease. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/** Sends by SMTP; the message id makes a repeated mail recognisable. */
function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS })
  return async (mail) => {
    await transport.sendMail(envelope(mail, from))
  }
}

/** SMTP where SMTP_URL is set, else a folder. */
export function openMailer({
  smtpUrl,
  dataDir,
  mailFrom,
}: Pick<GatewayConfig, 'dataDir' | 'mailFrom'> & {
  readonly smtpUrl: string | undefined
}): Mailer {
  return smtpUrl === undefined || smtpUrl === ''
    ? folderMailer(outboxFolder(dataDir), mailFrom)
    : smtpMailer(smtpUrl, mailFrom)
}
