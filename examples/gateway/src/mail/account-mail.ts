import { languageOf } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { formatDate } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { accountNotices } from '../db/schema/account.ts'
import type { AccountNoticeRow } from '../db/schema/account.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { LetterLink } from './letter.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'
import type { TranslateMail } from './translate-mail.ts'

/** The text of a letter, and where its reader goes who did not change the account. */
interface LetterText {
  readonly subject: string
  readonly text: string
  readonly notYou: string
  readonly links: readonly LetterLink[]
}

/**
 * Tells a member what was changed about the account, or an applicant that the application is there,
 * and what to do if somebody else did it.
 */
export async function accountMail(
  key: string,
  noticeId: string,
  { config, db }: Pick<Deps, 'config' | 'db'>,
): Promise<Mail | undefined> {
  const [notice] = await db.orm.select().from(accountNotices).where(eq(accountNotices.id, noticeId))
  if (!notice) return undefined
  const language = languageOf(notice.locale)
  const t = mailTranslator(language)
  const { subject, text, notYou, links } = letterText(notice, language, config, t)
  const parts = [
    greeting('', t),
    paragraph(text),
    paragraph(notYou),
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
    paragraph(t('refundClosing')),
  ]
  return toMail({ key, to: notice.email, subject, language, parts }, t)
}

/** The sentences of each grant's mail, and its page. */
const GRANTS = {
  'business-applied': {
    subject: 'businessAppliedSubject',
    text: 'businessApplied',
    route: 'small-business-grant',
  },
  'student-applied': {
    subject: 'studentAppliedSubject',
    text: 'studentApplied',
    route: 'design-grant',
  },
} as const

function letterText(
  { kind, subject: name, locale }: AccountNoticeRow,
  lang: Language,
  { storefrontOrigins: [origin], contactEmail }: Deps['config'],
  t: TranslateMail,
): LetterText {
  const urlOf = (path: string): string => new URL(path, origin).href
  const password = { label: t('passwordLink'), url: urlOf(localizePath('password-new', lang)) }
  const passkeys = {
    label: t('passkeysLink'),
    url: urlOf(localizePath('passkeys', lang, {}, { lang })),
  }
  const mended = { notYou: t('accountNotYou'), links: [password, passkeys] }
  switch (kind) {
    case 'passkey-added':
      return { subject: t('passkeyAddedSubject'), text: t('passkeyAdded', { name }), ...mended }
    case 'passkey-removed':
      return { subject: t('passkeyRemovedSubject'), text: t('passkeyRemoved', { name }), ...mended }
    case 'new-password':
      return {
        subject: t('passwordSetSubject'),
        text: `${t('passwordSet')} ${t('passkeysStay')}`,
        ...mended,
      }
    case 'business-applied':
    case 'student-applied': {
      const { subject, text, route } = GRANTS[kind]
      return {
        subject: t(subject),
        text: t(text, { date: formatDate(new Date(name), locale, 'long') }),
        notYou: t('grantNotYou', { email: contactEmail }),
        links: [{ label: t('grantLink'), url: urlOf(documentRoutes.localizePath(route, lang)) }],
      }
    }
    case 'email-changed':
      // A new password would be mailed to the new address, so that only we can help.
      return {
        subject: t('emailChangedSubject'),
        text: t('emailChanged'),
        notYou: t('emailChangedNotYou', { email: contactEmail }),
        links: [],
      }
  }
}
