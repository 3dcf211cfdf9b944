'use client'
import type { Severity } from '@selvage/core/errors'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { Flash } from './flash.tsx'
import * as css from './flash.css.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'

/** A message with its text in the page's language. */
export interface FlashMessage {
  readonly id: string
  readonly severity: Severity
  readonly text: string
  readonly title?: string | undefined
  /** Where the message leads on; its label says it. */
  readonly link?: { readonly href: string; readonly label: string } | undefined
}

/** Props of {@link FlashMessages}. */
export interface FlashMessagesProps {
  /** The messages in their order; an `id` that was there before is not announced again. */
  readonly messages: readonly FlashMessage[]
  /** Called with the id of the message that is closed; without it there are no close buttons. */
  readonly onClose?: ((id: string) => void) | undefined
}

/**
 * The page's messages. A new one is spoken, an error at once; each stays until it is closed or the
 * route changes.
 */
export function FlashMessages({ messages, onClose }: FlashMessagesProps): ReactNode {
  needProps('FlashMessages', {}, { messages })
  const { t } = useMessages()
  const announce = useAnnounce()
  const spoken = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    for (const message of messages) {
      if (spoken.current.has(message.id)) continue
      announce(
        t('common.labelled', {
          label: message.title ?? t(`flash.${message.severity}`),
          text: message.text,
        }),
        message.severity === 'error' ? 'assertive' : 'polite',
      )
    }
    spoken.current = new Set(messages.map((message) => message.id))
  }, [messages, announce, t])

  if (messages.length === 0) return null
  return (
    <ul className={css.list} aria-label={t('flash.messages')}>
      {messages.map((message) => (
        <li key={message.id}>
          <Flash
            severity={message.severity}
            title={message.title}
            onClose={onClose === undefined ? undefined : () => onClose(message.id)}
          >
            {message.text}
            {message.link === undefined ? null : (
              <>
                {' '}
                <Link href={message.link.href}>{message.link.label}</Link>
              </>
            )}
          </Flash>
        </li>
      ))}
    </ul>
  )
}
