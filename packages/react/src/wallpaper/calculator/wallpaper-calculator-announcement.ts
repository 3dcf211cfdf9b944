'use client'
import type { WallpaperCalculatorView } from '@selvage/machines/wallpaper'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../live-region/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Messages } from '../../messages/index.ts'
import { useWallMessages } from './wall-messages.ts'
import type { WallMessages } from './wall-messages.ts'

/**
 * Announces the wall's result when the gateway has answered, and again when it changes. `silently`
 * leaves out the result that the page was opened with.
 */
export function useWallAnnouncement(view: WallpaperCalculatorView, silently: boolean): void {
  const { t, money } = useMessages()
  const announce = useAnnounce()
  const messages = useWallMessages(view.system)
  const isQuiet = useRef(silently)
  const sentence = sentenceOf(view, messages, { t, money })
  useEffect(() => {
    if (sentence === undefined) return
    if (!isQuiet.current) announce(sentence)
    isQuiet.current = false
  }, [announce, sentence])
}

function sentenceOf(
  { result, price }: WallpaperCalculatorView,
  messages: WallMessages,
  { t, money }: Pick<Messages, 't' | 'money'>,
): string | undefined {
  const isSettled = price === 'agreed' || price === 'disagrees' || price === 'failed'
  if (!isSettled || result === undefined) return undefined
  if (result.kind === 'rejected') return messages.rejection(result, t('wall.refusedLink'))
  const need = messages.need(result)
  return [
    result.total
      ? t('wall.saidWithPrice', { need, price: money(result.total) })
      : t('wall.said', { need }),
    price === 'failed' && t('wall.priceFailed'),
    price === 'disagrees' && t('wall.disagrees'),
  ]
    .filter(Boolean)
    .join(' ')
}
