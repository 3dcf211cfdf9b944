'use client'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './wallpaper-calculator.css.ts'

interface PrintPlanProps {
  readonly id: string
  /** Reopens the plan. */
  readonly href: string
  readonly onPrint: () => void
}

/** The plan to keep: its link to be copied, and paper. */
export function PrintPlan({ id, href, onPrint }: PrintPlanProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const box = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      announce(t('wall.copied'))
    } catch {
      // A page may be forbidden to write to the clipboard; a shopper never is.
      box.current?.focus()
      box.current?.select()
      announce(t('wall.copyByHand'))
    }
  }
  return (
    <section className={`${css.keep} ${css.screenOnly}`} aria-labelledby={`${id}keep`}>
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
        <div className={css.buttons}>
          <div className={css.needsScript}>
            <Button onClick={() => void copy()}>{t('wall.copy')}</Button>
          </div>
          <div className={css.needsScript}>
            <Button data-print onClick={onPrint}>
              {t('wall.print')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
