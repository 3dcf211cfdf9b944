/** Keys of the messages of a card, by the names that they have in its own file. */
export const CARD_KEYS = {
  picture: 'design.picture',
  from: 'design.from',
  tax: 'fabric.taxIncluded',
  brand: 'common.brand',
} as const

/** Returns those of a page's own messages that a card shows, by the names of the card's file. */
export function cardMessagesOf(
  own: Readonly<Record<string, string>>,
): Readonly<Partial<Record<keyof typeof CARD_KEYS, string>>> {
  return Object.fromEntries(
    Object.entries(CARD_KEYS).flatMap(([name, key]) => {
      const message = own[key]
      return message === undefined ? [] : [[name, message]]
    }),
  )
}
