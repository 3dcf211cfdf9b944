import { isEnded, isSubscribed, NEWSLETTER_LINK_DAYS } from '@selvage/core/newsletter'
import { languageOf } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { newsletterRequests } from '../db/schema/newsletter.ts'
import type { NewsletterRow } from '../db/schema/newsletter.ts'
import type { OutboxRow } from '../db/schema/outbox.ts'
import { signedId } from '../secrets/signed-id.ts'
import { newsletterOf } from '../newsletter/newsletters.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { LetterLink } from './letter.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'

type MailDeps = Pick<Deps, 'config' | 'db' | 'keys'>

/**
 * A mail of the newsletter in the language of the page that asked for it. A request is to be
 * confirmed, unless the address has all of it: then, as for one that asked for its preferences, the
 * mail leads to these. Undefined for an address without a subscription.
 */
export async function newsletterMail(
  { key, kind, newsletterId }: Pick<OutboxRow, 'key' | 'kind' | 'newsletterId'>,
  deps: MailDeps,
): Promise<Mail | undefined> {
  const [request] = await deps.db.orm
    .select()
    .from(newsletterRequests)
    .where(eq(newsletterRequests.id, newsletterId ?? ''))
  if (!request) return undefined
  const { id, email: to, form } = request
  const language = languageOf(request.locale)
  const known = await newsletterOf(deps.db.orm, to)
  if (kind === 'newsletter-welcome')
    return known && !isEnded(known)
      ? preferencesMail({ key, language, known, kind }, deps)
      : undefined
  if (form && !(known && isSubscribed(known, form)))
    return confirmationMail({ key, to, language, id }, deps)
  return known && preferencesMail({ key, language, known, kind }, deps)
}

function confirmationMail(
  {
    id,
    language,
    ...letter
  }: {
    readonly key: string
    readonly to: string
    readonly language: Language
    readonly id: string
  },
  { config, keys }: MailDeps,
): Mail {
  const t = mailTranslator(language)
  const token = signedId('newsletter confirmation', id, keys)
  const page = localizePath('subscribe-confirm', language, {}, { token })
  const url = new URL(page, config.storefrontOrigins[0]).href
  const parts = [
    greeting('', t),
    paragraph(t('newsletterAsked')),
    { kind: 'links' as const, links: [{ label: t('newsletterConfirm'), url }] },
    paragraph(t('newsletterFor', { days: NEWSLETTER_LINK_DAYS })),
    paragraph(t('newsletterNotYou')),
    paragraph(t('refundClosing')),
  ]
  return toMail({ ...letter, subject: t('newsletterSubject'), language, parts }, t)
}

function preferencesMail(
  {
    key,
    kind,
    language,
    known,
  }: {
    readonly key: string
    readonly kind: OutboxRow['kind']
    readonly language: Language
    readonly known: NewsletterRow
  },
  { config, keys }: MailDeps,
): Mail {
  const t = mailTranslator(language)
  const token = signedId('newsletter preferences', known.id, keys)
  const urlOf = (route: 'newsletter-preferences' | 'unsubscribe'): string =>
    new URL(localizePath(route, language, {}, { token }), config.storefrontOrigins[0]).href
  const links: LetterLink[] = [
    { label: t('newsletterPreferences'), url: urlOf('newsletter-preferences') },
    { label: t('newsletterUnsubscribe'), url: urlOf('unsubscribe') },
  ]
  const isWelcome = kind === 'newsletter-welcome'
  const parts = [
    greeting('', t),
    paragraph(t(isWelcome ? 'newsletterWelcome' : 'newsletterKnown')),
    { kind: 'links' as const, links },
    ...(isWelcome ? [] : [paragraph(t('newsletterLinkNotYou'))]),
    paragraph(t('refundClosing')),
  ]
  const subject = t(isWelcome ? 'newsletterWelcomeSubject' : 'newsletterKnownSubject')
  return {
    ...toMail({ key, to: known.email, subject, language, parts }, t),
    unsubscribeUrl: urlOf('unsubscribe'),
  }
}
