'use client'
import { homeGoodDimensions, isNamedHomeGoodSize } from '@selvage/core/home-good'
import type { HomeGoodCode, HomeGoodSize } from '@selvage/core/home-good'
import { useMessages } from '../messages/index.ts'

interface HomeGoodText {
  /** The measures of a size; of a round one its diameter. */
  readonly measures: (code: HomeGoodCode, size: HomeGoodSize) => string
  /** The name of a size; undefined for one that is named by its measures. */
  readonly nameOf: (size: HomeGoodSize) => string | undefined
  /** A size with its name and its measures, such as `Full/Queen, 90 × 90 in`. */
  readonly whole: (code: HomeGoodCode, size: HomeGoodSize) => string
}

/** Returns the functions that name the sizes of home goods in the shopper's measures. */
export function useHomeGoodText(): HomeGoodText {
  const { t, length, size: formatSize } = useMessages()
  const measures = (code: HomeGoodCode, size: HomeGoodSize): string => {
    const [one, other] = homeGoodDimensions(code, size) ?? [0, 0]
    return size.startsWith('ROUND') ? length(one) : formatSize(one, other)
  }
  const nameOf = (size: HomeGoodSize) =>
    isNamedHomeGoodSize(size) ? t(`home-good.size_${size}`) : undefined
  return {
    measures,
    nameOf,
    whole: (code, size) =>
      [nameOf(size), measures(code, size)].filter((part) => part !== undefined).join(', '),
  }
}
