import type { MethodOffer, SavedCard } from '@selvage/core/payment'
import type { MethodChoice } from '@selvage/machines/checkout'
import { useEffect, useRef } from 'react'

interface Offered {
  readonly savedCards: readonly SavedCard[]
  readonly offers: readonly MethodOffer[]
  /** True for an order that has its payment already. */
  readonly isPaid: boolean
  readonly choice: MethodChoice
}

/** Chooses a member's newest saved card, once it is known, unless another way was chosen before. */
export function usePreferredCard(
  { savedCards, offers, isPaid, choice }: Offered,
  onChoose: (choice: MethodChoice) => void,
): void {
  const isDone = useRef(false)
  const card = savedCards.find(({ expired }) => !expired)
  const canPay = offers.some(({ method, reason }) => method === 'saved_card' && !reason)
  useEffect(() => {
    if (!card || isDone.current) return
    isDone.current = true
    if (canPay && !isPaid && choice.method === 'card')
      onChoose({ method: 'saved_card', cardId: card.id })
  })
}
