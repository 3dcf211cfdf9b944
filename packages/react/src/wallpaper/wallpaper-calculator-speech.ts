'use client'
import type { WallpaperCalculatorView } from '@selvage/machines/wallpaper'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useWords } from '../words/index.ts'
import { useWallWords } from './wallpaper-calculator-words.ts'

/**
 * Says what a wall takes once the gateway has spoken, and again when that changes. `silently`: not
 * what the page came with.
 */
export function useWallSpeech(
  { system, result, price }: WallpaperCalculatorView,
  silently: boolean,
): void {
  const { t, money } = useWords()
  const announce = useAnnounce()
  const words = useWallWords(system)
  const isQuiet = useRef(silently)
  const isSettled = price === 'agreed' || price === 'disagrees' || price === 'failed'
  const sentence =
    !isSettled || result === undefined
      ? undefined
      : result.kind === 'refused'
        ? words.refusal(result, t('wall.refusedLink'))
        : [
            result.total
              ? t('wall.saidWithPrice', { need: words.need(result), price: money(result.total) })
              : t('wall.said', { need: words.need(result) }),
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
