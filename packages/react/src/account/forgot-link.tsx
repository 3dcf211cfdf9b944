'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './account.css.ts'

interface ForgotLinkProps {
  /** The page that mails a link to set a new password; no link when left out. */
  readonly href: string | undefined
}

/** The way on for a member who does not know the password, under its field. */
export function ForgotLink({ href }: ForgotLinkProps): ReactNode {
  const { t } = useMessages()
  if (href === undefined) return null
  return (
    <p className={css.forgot}>
      <a href={href}>{t('account.forgot')}</a>
    </p>
  )
}
