import { PASSWORD_LINK_MINUTES } from '@selvage/core/account'
import { languageOf } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { resetToken } from '../account/reset-token.ts'
import type { Deps } from '../app-deps.ts'
import { passwordResets } from '../db/schema/account.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'

/**
 * The mail whose link sets a new password, in the language of the page that asked for it; undefined
 * once the link is used or too old.
 */
export async function passwordMail(
  key: string,
  resetId: string,
  { config, db, keys, now }: Pick<Deps, 'config' | 'db' | 'keys' | 'now'>,
): Promise<Mail | undefined> {
  const [reset] = await db.orm
    .select()
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.id, resetId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now()),
      ),
    )
  if (!reset) return undefined
  const language = languageOf(reset.locale)
  const t = mailTranslator(language)
  const { origin, next } = leadBack(reset.next, config.storefrontOrigins)
  const token = resetToken(resetId, keys)
  const url = new URL(localizePath('password-edit', language, {}, { token, next }), origin).href
  const parts = [
    greeting('', t),
    paragraph(t('passwordAsked')),
    { kind: 'links' as const, links: [{ label: t('passwordLink'), url }] },
    paragraph(t('passwordFor', { minutes: PASSWORD_LINK_MINUTES })),
    paragraph(t('passwordNotYou')),
    paragraph(t('refundClosing')),
  ]
  return toMail({ key, to: reset.email, subject: t('passwordSubject'), language, parts }, t)
}

/**
 * Returns the storefront that a link was asked from and the page that it leads back to. The first
 * storefront counts for one that is listed no more: a token goes to no other site.
 */
function leadBack(
  asked: string | null,
  origins: Deps['config']['storefrontOrigins'],
): { readonly origin: string; readonly next: string | undefined } {
  const url = new URL(asked ?? '', origins[0])
  const origin = origins.includes(url.origin) ? url.origin : origins[0]
  const isOrigin = asked === null || asked === url.origin
  return { origin, next: isOrigin ? undefined : url.href.slice(url.origin.length) }
}
