import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import type { ReactNode } from 'react'
import { ShortPage } from '../page/short-page.tsx'
import * as css from './newsletter-end.css.ts'

interface NewsletterEndProps {
  readonly title: string
  readonly lead: string
  /** The sentences about what happens from now on. */
  readonly next: readonly string[]
  /** The page to go to for what was just done, beside the designs. */
  readonly to: { readonly href: string; readonly label: string }
}

/** The answer to a form of the newsletter: what happens next, and where its reader can go. */
export function NewsletterEnd({ title, lead, next, to }: NewsletterEndProps): ReactNode {
  const { lang, t } = useMessages()
  return (
    <ShortPage title={title} lead={lead} isAnswer>
      <h2 className={css.next}>{t('newsletter.next')}</h2>
      <ul className={css.list}>
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={css.links}>
        <ButtonLink href={to.href}>{to.label}</ButtonLink>
        <ButtonLink href={localizePath('shop', lang)}>{t('home.browse')}</ButtonLink>
      </div>
    </ShortPage>
  )
}
