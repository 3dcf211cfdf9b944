import { languageOf } from '@selvage/core/locale'
import {
  ANSWER_DAYS,
  DELETION_DAYS,
  PRIVACY_DOWNLOAD_DAYS,
  PRIVACY_LINK_DAYS,
} from '@selvage/core/privacy-request'
import { localizePath } from '@selvage/i18n/routes'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { OutboxRow } from '../db/schema/outbox.ts'
import { privacyRequests } from '../db/schema/privacy-request.ts'
import type { PrivacyRequestRow } from '../db/schema/privacy-request.ts'
import { isProved, stateOf } from '../privacy-request/privacy-requests.ts'
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
  const to = kind === 'privacy-agent' ? request?.agentEmail : request?.email
  if (!request || !to) return undefined
  const language = languageOf(request.locale)
  const t = mailTranslator(language)
  const letter = letterText(kind, request, { t, now: now() })
  if (!letter) return undefined
  const purpose = kind === 'privacy-agent' ? 'privacy agent' : 'privacy request'
  const token = signedId(purpose, request.id, keys)
  const page = localizePath(letter.link.page, language, {}, { token })
  const url = new URL(page, config.storefrontOrigins[0]).href
  const parts = [
    greeting('', t),
    paragraph(...letter.lines),
    { kind: 'links' as const, links: [{ label: letter.link.label, url }] },
    ...letter.after.map((text) => paragraph(text)),
    paragraph(t('refundClosing')),
  ]
  return toMail({ key, to, subject: letter.subject, language, parts }, t)
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
  if (kind === 'privacy-agent' && state === 'confirmed') return agentText(request, t)
  if (kind !== 'privacy-request') return undefined
  if (state === 'inProgress')
    return {
      subject: t('privacyProgressSubject'),
      lines: [progressText(request, t), t('privacyStays')],
      link: { label: t('privacyProgressLink'), page: 'account-data-deletion-in-progress' },
      after: [],
    }
  if (state !== 'asked') return undefined
  return {
    subject: t(request.kind === 'access' ? 'privacyAccessSubject' : 'privacyDeleteSubject'),
    lines: [askedText(request, t)],
    link: { label: t('privacyConfirm'), page: 'privacy-confirm' },
    after: [
      t('privacyFor', { days: PRIVACY_LINK_DAYS }),
      t('privacyAnswer', { days: ANSWER_DAYS }),
      t('privacyNotYou'),
    ],
  }
}

/** Says that a deletion was confirmed, or that an agent has proved that it may be. */
function progressText(
  { agentName, agentEmail, ...times }: PrivacyRequestRow,
  t: TranslateMail,
): string {
  if (!agentName || !isProved(times)) return t('privacyProgress', { days: DELETION_DAYS })
  const agent = { name: agentName, email: agentEmail ?? '' }
  return t('privacyAgentProgress', { ...agent, days: PRIVACY_LINK_DAYS })
}

/** Says who asked for what: somebody, or an agent by name. */
function askedText({ kind, agentName, agentEmail }: PrivacyRequestRow, t: TranslateMail): string {
  if (!agentName) return t(kind === 'access' ? 'privacyAccessAsked' : 'privacyDeleteAsked')
  const agent = { name: agentName, email: agentEmail ?? '' }
  return kind === 'access' ? t('privacyAgentAccess', agent) : t('privacyAgentDelete', agent)
}

/** Says to an agent that the request was permitted, or proved, and is answered. */
const agentText = ({ kind, ...times }: PrivacyRequestRow, t: TranslateMail): LetterText =>
  kind === 'access'
    ? {
        subject: t('privacyAgentDataSubject'),
        lines: [t(isProved(times) ? 'privacyProvedData' : 'privacyAgentData')],
        link: { label: t('privacyDataLink'), page: 'account-data-information-confirmed' },
        after: [t('privacyAgentDataFor', { days: PRIVACY_DOWNLOAD_DAYS })],
      }
    : {
        subject: t('privacyAgentDeletedSubject'),
        lines: [t(isProved(times) ? 'privacyProvedDeleted' : 'privacyAgentDeleted')],
        link: { label: t('privacyDeletedLink'), page: 'account-data-deletion-confirmed' },
        after: [],
      }
