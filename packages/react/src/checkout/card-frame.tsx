'use client'
import { CARD_FRAME_SANDBOX, cardFrameMessage, parseFrameMessage } from '@selvage/core/checkout'
import type { CardError, CardField } from '@selvage/core/checkout'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './checkout.css.ts'
import { needProps } from '../provider/need-props.ts'

/**
 * An open payment session: the address of the provider's frame, which alone sees the card's digits.
 */
export interface CardSession {
  readonly sessionId: string
  readonly frameUrl: string
  readonly frameOrigin: string
}

/** The commands of a page to the frame. */
export interface CardFrameHandle {
  /**
   * Checks the fields and makes a token, as soon as the frame is ready; the answer comes as
   * `onResult`.
   */
  readonly submit: () => void
  /** Puts the focus in a field of the frame; without a name in the first one with an error. */
  readonly focus: (field?: CardField) => void
}

/** The token of a valid card, the fields that are not valid, or a failure of the frame. */
export type CardResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly fieldErrors: readonly CardError[] }
  | {
      readonly ok: false
      readonly fieldErrors: readonly []
      readonly code: 'PAYMENT_TECHNICAL_FAILURE'
    }

/** Props of {@link CardFrame}. */
export interface CardFrameProps {
  /** The frame's handle: `submit` and `focus`. */
  readonly ref?: Ref<CardFrameHandle> | undefined
  /** The payment session, which says where the provider's frame is. */
  readonly session: CardSession
  /**
   * The theme of the fields inside the frame, which the page's styles do not reach. Left out, it is
   * the `data-theme` of the nearest element around, and without one the device's.
   */
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  /**
   * Called with the token, or with what is wrong with the card; once more whenever a field is
   * corrected, with the errors that are left.
   */
  readonly onResult: (result: CardResult) => void
  /** Enter was pressed in a field of the frame. */
  readonly onEnter: () => void
  /** Asks for a new session after the frame failed. */
  readonly onReload: () => void
}

/** How long the frame may take before the page offers to try again. */
const READY_TIMEOUT_MS = 10_000

/**
 * The payment provider's own card fields, in a frame of its origin. Nothing that is typed there
 * reaches the page.
 */
export function CardFrame({
  ref,
  session,
  theme,
  onResult,
  onEnter,
  onReload,
}: CardFrameProps): ReactNode {
  needProps('CardFrame', { session }, {}, 'of checkoutView()')
  const { t } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [source, setSource] = useState<string>()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [held, setHeld] = useState(false)
  const [height, setHeight] = useState<number>()
  const latest = useRef({ onResult, onEnter })
  useEffect(() => {
    latest.current = { onResult, onEnter }
  })

  const post = (message: Parameters<typeof cardFrameMessage>[0]) => {
    frame.current?.contentWindow?.postMessage(
      cardFrameMessage(message, session.sessionId),
      session.frameOrigin,
    )
  }
  useImperativeHandle(ref, () => ({
    submit: () => setHeld(true),
    focus: (field) => {
      // A browser may let a document take the focus only once its frame has it.
      frame.current?.focus()
      post({ type: 'focus', field })
    },
  }))

  useEffect(() => {
    setState('loading')
    const receive = (event: MessageEvent) => {
      const message = parseFrameMessage(event, {
        origin: session.frameOrigin,
        source: frame.current?.contentWindow,
        nonce: session.sessionId,
      })
      switch (message?.type) {
        case 'ready':
          clearTimeout(timer)
          setState('ready')
          break
        case 'resize':
          setHeight(message.height)
          break
        case 'tokenized':
          latest.current.onResult({ ok: true, token: message.token })
          break
        case 'invalid':
        case 'failed':
          latest.current.onResult({ ok: false, fieldErrors: [], ...message })
          break
        case 'enter':
          latest.current.onEnter()
          break
      }
    }
    const timer = setTimeout(() => setState('failed'), READY_TIMEOUT_MS)
    addEventListener('message', receive)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', receive)
    }
  }, [session.sessionId, session.frameOrigin])

  // A submit waits for the frame.
  useEffect(() => {
    if (!held || state === 'loading') return
    setHeld(false)
    if (state === 'ready') post({ type: 'submit' })
    else onResult({ ok: false, fieldErrors: [], code: 'PAYMENT_TECHNICAL_FAILURE' })
    // It is sent once, whatever the functions are by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [held, state])

  useEffect(() => {
    const shown = theme ?? box.current?.closest<HTMLElement>('[data-theme]')?.dataset['theme']
    const url = new URL(session.frameUrl)
    if (shown) url.searchParams.set('theme', shown)
    setSource(url.href)
  }, [session.frameUrl, theme])

  return (
    <div className={css.frameBox} ref={box}>
      {state === 'loading' && (
        <p className={css.frameNote} role="status">
          {t('checkout.cardLoading')}
        </p>
      )}
      {state === 'failed' && (
        <Flash severity="error">
          {t('checkout.cardFailed')}{' '}
          <Button kind="small" onClick={onReload}>
            {t('common.tryAgain')}
          </Button>
        </Flash>
      )}
      <iframe
        ref={frame}
        key={session.sessionId}
        className={height === undefined ? `${css.frame} ${css.frameRoom}` : css.frame}
        src={source}
        title={t('checkout.cardFrame')}
        height={height}
        sandbox={CARD_FRAME_SANDBOX}
        allow="payment"
        referrerPolicy="origin"
        hidden={state === 'failed'}
      />
    </div>
  )
}
