'use client'
import type { DesignCard } from '@selvage/core/design'
import { useMessages } from '../messages/index.ts'

/** The prices of a design that {@link useCardPrice} reads. */
export type CardPrices = Pick<DesignCard, 'lengthPrices' | 'priceFrom'>

/**
 * Returns a function that writes a design's price as cards do: that of a yard or meter, in the
 * shopper's measurement system, or where a list is not of fabric the price of the cheapest piece.
 */
export function useCardPrice(): (design: CardPrices) => string {
  const { t, money, measurement } = useMessages()
  return ({ lengthPrices, priceFrom }) => {
    if (!lengthPrices) return t('design.from', { price: money(priceFrom) })
    return measurement === 'imperial'
      ? `${money(lengthPrices.YARD)} ${t('fabric.perYard')}`
      : `${money(lengthPrices.METER)} ${t('fabric.perMeter')}`
  }
}
