'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import * as css from './footer.css.ts'

/** Props of {@link SubscribeLead}. */
export interface SubscribeLeadProps {
  /** The page of the newsletter, which the form is posted to. */
  readonly action: string
  /** The id of a heading that names the form in place of its own title. */
  readonly titleId?: string | undefined
}

/**
 * A short form for the footer and for a banner: it posts `email` and `lead` to the page of the
 * newsletter, which subscribes that address by mail, or shows what is wrong with it in the form of
 * that page. It needs no script.
 */
export function SubscribeLead({ action, titleId }: SubscribeLeadProps): ReactNode {
  const { t } = useMessages()
  const id = useId()
  return (
    <form
      className={`${component} ${css.groupLinks}`}
      method="post"
      action={action}
      aria-labelledby={titleId ?? id}
      // The page that it leads to says what is wrong, in the language of the shop.
      noValidate
    >
      {titleId === undefined && (
        <p id={id} className={css.groupTitle}>
          {t('newsletter.title')}
        </p>
      )}
      <input type="hidden" name="lead" value="1" />
      <TextField
        name="email"
        label={t('newsletter.leadEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Button type="submit" kind="small">
        {t('newsletter.subscribe')}
      </Button>
    </form>
  )
}
