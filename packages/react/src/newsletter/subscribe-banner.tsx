'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { SubscribeLead } from '../footer/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './newsletter.css.ts'

/** Props of {@link SubscribeBanner}. */
export interface SubscribeBannerProps {
  /** The page of the newsletter, which the form is posted to. */
  readonly action: string
}

/**
 * Asks readers who have no newsletter yet for their e-mail address: a title, a sentence, and the
 * form of the footer. It needs no script.
 */
export function SubscribeBanner({ action }: SubscribeBannerProps): ReactNode {
  const { t } = useMessages()
  const id = useId()
  return (
    <div className={css.banner}>
      <div>
        <h2 id={id} className={css.bannerTitle}>
          {t('newsletter.bannerTitle')}
        </h2>
        <p className={css.bannerText}>{t('newsletter.bannerText')}</p>
      </div>
      <SubscribeLead action={action} titleId={id} />
    </div>
  )
}
