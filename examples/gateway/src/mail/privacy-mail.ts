import { languageOf } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import {
  ANSWER_DAYS,
  DELETION_DAYS,
  PRIVACY_DOWNLOAD_DAYS,
  PRIVACY_LINK_DAYS,
} from '@selvage/core/privacy-request'
import { localizePath } from '@selvage/i18n/routes'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { OutboxRow } from '../db/schema/payment.ts'
import { privacyRequests } from '../db/schema/privacy-request.ts'
import type { PrivacyRequestRow } from '../db/schema/privacy-request.ts'
import { stateOf } from '../privacy-request/privacy-requests.ts'
import { signedId } from '../secrets/signed-id.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'
import type { TranslateMail } from './translate-mail.ts'

type MailDeps = Pick<Deps, 'config' | 'db' | 'keys' | 'now'>

/** A page of the storefront that a mail about a request leads to. */
type Page =
  | 'privacy-confirm'
  | 'account-data-information-confirmed'
  | 'account-data-deletion-in-progress'
  | 'account-data-deletion-confirmed'

/** The parts of a letter that differ. */
interface LetterText {
  readonly subject: string
  readonly lines: readonly string[]
  readonly link: { readonly label: string; readonly page: Page }
  readonly after: readonly string[]
}

/**
 * A mail about a request, in the language of the page that it was asked on: the link that confirms
 * it, the way to the copy of the data, or that the data is being or has been deleted. Undefined
 * where the request has gone on meanwhile.
 */
export async function privacyMail(
  { key, kind, privacyId }: Pick<OutboxRow, 'key' | 'kind' | 'privacyId'>,
  { config, db, keys, now }: MailDeps,
): Promise<Mail | undefined> {
  const [request] = await db.orm
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, privacyId ?? ''))
  if (!request || request.email === '') return undefined
  const language = languageOf(request.locale)
  const t = mailTranslator(language)
  const letter = letterText(kind, request, { t, now: now() })
  if (!letter) return undefined
  const parts = [
    greeting('', t),
    paragraph(...letter.lines),
    {
      kind: 'links' as const,
      links: [{ label: letter.link.label, url: urlOf(letter.link.page, language) }],
    },
    ...letter.after.map((text) => paragraph(text)),
    paragraph(t('refundClosing')),
  ]
  return toMail({ key, to: request.email, subject: letter.subject, language, parts }, t)

  function urlOf(page: Page, lang: Language): string {
    const token = signedId('privacy request', request?.id ?? '', keys)
    return new URL(localizePath(page, lang, {}, { token }), config.storefrontOrigins[0]).href
  }
}

function letterText(
  kind: OutboxRow['kind'],
  request: PrivacyRequestRow,
  { t, now }: { readonly t: TranslateMail; readonly now: Date },
): LetterText | undefined {
  const state = stateOf(request, now)
  if (kind === 'privacy-data' && state === 'confirmed')
    return {
      subject: t('privacyDataSubject'),
      lines: [t('privacyData')],
      link: { label: t('privacyDataLink'), page: 'account-data-information-confirmed' },
      after: [t('privacyDataFor', { days: PRIVACY_DOWNLOAD_DAYS })],
    }
  if (kind === 'privacy-deleted' && state === 'confirmed')
    return {
      subject: t('privacyDeletedSubject'),
      lines: [t('privacyDeleted'), t('privacyStays')],
      link: { label: t('privacyDeletedLink'), page: 'account-data-deletion-confirmed' },
      after: [t('privacyLastMail')],
    }
  if (kind !== 'privacy-request') return undefined
  if (state === 'inProgress')
    return {
      subject: t('privacyProgressSubject'),
      lines: [t('privacyProgress', { days: DELETION_DAYS }), t('privacyStays')],
      link: { label: t('privacyProgressLink'), page: 'account-data-deletion-in-progress' },
      after: [],
    }
  if (state !== 'asked') return undefined
  return {
    subject: t(request.kind === 'access' ? 'privacyAccessSubject' : 'privacyDeleteSubject'),
    lines: [t(request.kind === 'access' ? 'privacyAccessAsked' : 'privacyDeleteAsked')],
    link: { label: t('privacyConfirm'), page: 'privacy-confirm' },
    after: [
      t('privacyFor', { days: PRIVACY_LINK_DAYS }),
      t('privacyAnswer', { days: ANSWER_DAYS }),
      t('privacyNotYou'),
    ],
  }
}
