'use client'
import type { MeasurementSystem } from '@selvage/core/locale'
import { cmToInches } from '@selvage/core/length'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import { formatLength, formatNumber, formatSize } from '@selvage/i18n/format'
import type { LengthFieldView, WallNeedView, WallRejectionView } from '@selvage/machines/wallpaper'
import { useMemo } from 'react'
import { useMessages } from '../../messages/index.ts'

/** Formatted names, lengths and sentences of the calculator. */
export interface WallMessages {
  /** Returns a wallpaper's name. */
  readonly name: (code: WallpaperCode) => string
  /** Formats a stocked length or a wall's limit: `9 ft`, `274 cm`. */
  readonly stocked: (length: number) => string
  /** Formats a length with two digits, so that sums can be checked: `60.96 cm`. */
  readonly exact: (length: number) => string
  /** Formats a typed number with a whole word: `8 inches`, or `8 feet` when `isLarge`. */
  readonly named: (typed: string, isLarge?: boolean) => string
  /**
   * Says how a length with a unit was read: `3 ft = 91.44 cm, counted as 92 cm`; undefined for
   * another text.
   */
  readonly heard: (field: Pick<LengthFieldView, 'typed' | 'understood'>) => string | undefined
  /** Formats the pieces that a wall needs: `5 panels, 9 ft`. */
  readonly need: (need: Pick<WallNeedView, 'sold' | 'items'>) => string
  /** Says why a wallpaper does not fit; `link` is inserted where a print does not fit. */
  readonly rejection: (rejection: Omit<WallRejectionView, 'kind'>, link: string) => string
}

/** Returns the calculator's messages, with lengths in a wall's own system. */
export function useWallMessages(system: MeasurementSystem): WallMessages {
  const { t, lang, locale } = useMessages()
  return useMemo(() => {
    const name = (code: WallpaperCode): string => t(`wallpaper.WALLPAPER_${code}_name`)
    const stocked = (length: number): string =>
      formatLength(system === 'imperial' ? length : cmToInches(length), locale, system, 'wall')
    const [unit, largeUnit] = system === 'imperial' ? ['inch', 'foot'] : ['centimeter', 'meter']
    // The number stays on the line of its unit, as in `formatLength`.
    const inUnit = (length: number, options: Intl.NumberFormatOptions): string =>
      formatNumber(length, locale, {
        style: 'unit',
        maximumFractionDigits: 2,
        ...options,
      }).replaceAll(' ', '\u00a0')
    const exact = (length: number): string => inUnit(length, { unit })
    return {
      name,
      stocked,
      exact,
      named: (typed, isLarge) =>
        inUnit(Number(typed), { unit: isLarge ? largeUnit : unit, unitDisplay: 'long' }),
      heard: ({ typed, understood: read }) =>
        read &&
        t(exact(read.exact) === exact(read.whole) ? 'wall.offer' : 'wall.counted', {
          typed: typed.trim(),
          exact: exact(read.exact),
          length: exact(read.whole),
        }),
      need: ({ sold, items }) =>
        items
          .map(({ length, quantity }) =>
            t(`wall.need_${sold}`, { count: quantity, length: stocked(length) }),
          )
          .join(' + '),
      rejection: ({ error, maxHeight, alternatives }, link) =>
        t(`wall.refused_${error}`, {
          maxHeight: stocked(maxHeight),
          alternatives: new Intl.ListFormat(lang, { type: 'disjunction' }).format(
            alternatives.map(name),
          ),
          link,
        }),
    }
  }, [t, lang, locale, system])
}

/** Formats a plan's lengths, whose unit may differ from the page's. */
export interface PlanLength {
  readonly length: (value: number) => string
  readonly size: (width: number, height: number) => string
}

/** Returns the formats of lengths in a plan's unit. */
export function usePlanLength(system: MeasurementSystem): PlanLength {
  const { locale } = useMessages()
  return useMemo(() => {
    const inches = (value: number): number => (system === 'imperial' ? value : cmToInches(value))
    return {
      length: (value) => formatLength(inches(value), locale, system),
      size: (width, height) => formatSize(inches(width), inches(height), locale, system),
    }
  }, [locale, system])
}
