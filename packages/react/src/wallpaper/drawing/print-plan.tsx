'use client'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../button/index.ts'
import { TextField } from '../../field/index.ts'
import { useAnnounce } from '../../live-region/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './print-plan.css.ts'
import { buttons, needsScript } from '../calculator/wallpaper-calculator.css.ts'

interface PrintPlanProps {
  readonly id: string
  /** The address that opens the plan again. */
  readonly href: string
  /** The sheet of the plan for the printer. */
  readonly printHref: string | undefined
}

/** Keeps the plan: a link to copy and a link to its sheet for the printer. */
export function PrintPlan({ id, href, printHref }: PrintPlanProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const box = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      announce(t('wall.copied'))
    } catch {
      // Where the page may not use the clipboard, the selected link can be copied by key.
      box.current?.focus()
      box.current?.select()
      announce(t('wall.copyByHand'))
    }
  }
  return (
    <section className={css.keep} aria-labelledby={`${id}keep`}>
      <h2 id={`${id}keep`} className={css.keepTitle}>
        {t('wall.keep')}
      </h2>
      <div className={css.keepRow}>
        <TextField
          ref={box}
          label={t('wall.keepLabel')}
          value={href}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={buttons}>
          <div className={needsScript}>
            <Button onClick={() => void copy()}>{t('wall.copy')}</Button>
          </div>
          {printHref && <ButtonLink href={printHref}>{t('wall.print')}</ButtonLink>}
        </div>
      </div>
    </section>
  )
}
