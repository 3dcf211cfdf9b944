'use client'
import type { MeasurementSystem } from '@selvage/core/locale'
import { cmToInches } from '@selvage/core/length'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import { formatLength, formatNumber } from '@selvage/i18n/format'
import type { WallNeedView, WallRejectionView } from '@selvage/machines/wallpaper'
import { useMemo } from 'react'
import { useMessages } from '../messages/index.ts'

/** Sentences of the calculator that more than one part of it says. */
export interface WallMessages {
  /** A wallpaper's name. */
  readonly name: (code: WallpaperCode) => string
  /** A stocked length or a wall's limit: `9 ft`, `274 cm`. */
  readonly stocked: (length: number) => string
  /** A length to two digits, for sums that can be checked: `60.96 cm`. */
  readonly exact: (length: number) => string
  /** `5 panels, 9 ft`. */
  readonly need: (need: Pick<WallNeedView, 'sold' | 'items'>) => string
  /** Why a type cannot hang here; `link` stands in the sentence of a print that does not fit. */
  readonly rejection: (rejection: WallRejectionView, link: string) => string
}

/** How a wall in this system is told in the page's language. */
export function useWallMessages(system: MeasurementSystem): WallMessages {
  const { t, lang, locale } = useMessages()
  return useMemo(() => {
    const name = (code: WallpaperCode): string => t(`wallpaper.WALLPAPER_${code}_name`)
    const stocked = (length: number): string =>
      formatLength(system === 'imperial' ? length : cmToInches(length), locale, system, 'wall')
    const exact = (length: number): string =>
      formatNumber(length, locale, {
        style: 'unit',
        unit: system === 'imperial' ? 'inch' : 'centimeter',
        unitDisplay: 'short',
        maximumFractionDigits: 2,
      })
    return {
      name,
      stocked,
      exact,
      need: ({ sold, items }) =>
        items
          .map(({ length, quantity }) =>
            t(`wall.need_${sold}`, { count: quantity, length: stocked(length) }),
          )
          .join(' + '),
      rejection: ({ error, maxHeight, alternatives }, link) => {
        const names = new Intl.ListFormat(lang, { type: 'disjunction' }).format(
          alternatives.map(name),
        )
        return t(`wall.refused_${error}`, {
          maxHeight: stocked(maxHeight),
          alternatives: names,
          link,
        })
      },
    }
  }, [t, lang, locale, system])
}
