'use client'
import { listCards } from '@selvage/core/payment'
import type { SavedCard } from '@selvage/core/payment'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/shop-context.ts'

const NONE: readonly SavedCard[] = []

/** The member's saved cards; none for a guest, and none while they cannot be read. */
export function useSavedCards(wanted: boolean): readonly SavedCard[] {
  const { gateway } = useShop()
  const [cards, setCards] = useState(NONE)
  useEffect(() => {
    if (!wanted) return
    let shown = true
    gateway.send(listCards, {}).then(
      (listed) => {
        if (shown) setCards(listed)
      },
      // The order can be paid without them.
      () => {},
    )
    return () => {
      shown = false
    }
  }, [wanted, gateway])
  return cards
}
