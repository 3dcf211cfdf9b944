'use client'
import { DeveloperError } from '@selvage/core/contract'
import { SEVERITIES } from '@selvage/core/errors'
import type { Severity } from '@selvage/core/errors'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './flash.css.ts'
import { CloseMark } from './close-mark.tsx'
import { SeverityMark } from './severity-mark.tsx'

/** Props of {@link Flash}. */
export interface FlashProps {
  /** `error`, `success`, `info` or `attention`; another one throws. @source spec 1 §4 */
  readonly severity: Severity
  /** The sentence, and what helps with it. */
  readonly children: ReactNode
  /** The first bold word; the severity's own unless given. */
  readonly title?: string | undefined
  /** Called when the message is closed; without it there is no close button. */
  readonly onClose?: (() => void) | undefined
}

/** A message with a rule, a wash, a mark and a first bold word. */
export function Flash({ severity, children, title, onClose }: FlashProps): ReactNode {
  const { t } = useMessages()
  if (!(SEVERITIES as readonly string[]).includes(severity)) {
    throw new DeveloperError(
      `A message has the severity '${String(severity)}', which has no look. Use one of ${SEVERITIES.join(', ')}.`,
    )
  }
  return (
    <div className={css.flash({ severity })} data-severity={severity}>
      <SeverityMark severity={severity} />
      <div className={css.body}>
        <b className={css.title({ severity })}>{title ?? t(`flash.${severity}`)}</b> {children}
      </div>
      {onClose === undefined ? null : (
        <button type="button" className={css.close} aria-label={t('flash.close')} onClick={onClose}>
          <CloseMark />
        </button>
      )}
    </div>
  )
}
