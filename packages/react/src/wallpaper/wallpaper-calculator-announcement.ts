'use client'
import type { WallpaperCalculatorView } from '@selvage/machines/wallpaper'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { useWallMessages } from './wallpaper-calculator-messages.ts'

/**
 * Says what a wall takes once the gateway has spoken, and again when that changes. `silently`: not
 * what the page came with.
 */
export function useWallAnnouncement(
  { system, result, price }: WallpaperCalculatorView,
  silently: boolean,
): void {
  const { t, money } = useMessages()
  const announce = useAnnounce()
  const messages = useWallMessages(system)
  const isQuiet = useRef(silently)
  const isSettled = price === 'agreed' || price === 'disagrees' || price === 'failed'
  const sentence =
    !isSettled || result === undefined
      ? undefined
      : result.kind === 'rejected'
        ? messages.rejection(result, t('wall.refusedLink'))
        : [
            result.total
              ? t('wall.saidWithPrice', { need: messages.need(result), price: money(result.total) })
              : t('wall.said', { need: messages.need(result) }),
            price === 'failed' && t('wall.priceFailed'),
            price === 'disagrees' && t('wall.disagrees'),
          ]
            .filter(Boolean)
            .join(' ')
  useEffect(() => {
    if (sentence === undefined) return
    if (!isQuiet.current) announce(sentence)
    isQuiet.current = false
  }, [announce, sentence])
}
