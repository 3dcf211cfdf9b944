'use client'
import { cmToInches } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'
import { formatLength, formatSize } from '@selvage/i18n/format'
import { useMemo } from 'react'
import { useMessages } from '../messages/index.ts'

/** Writes a plan's lengths: they stand in the plan's own unit, which need not be the page's. */
export interface PlanLength {
  readonly length: (value: number) => string
  readonly size: (width: number, height: number) => string
}

/** How a plan's lengths are written in the page's language. */
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
