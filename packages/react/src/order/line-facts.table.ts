import { byLineKind, writeSizes } from '@selvage/core/cart'
import type { LineRows, OrderItem } from '@selvage/core/cart'
import type { Messages } from '../messages/index.ts'
import { fabricFacts } from './fabric-facts.ts'
import { fillAYardFacts } from './fill-a-yard-facts.ts'
import { lineFacts } from './own-facts.ts'
import type { LineFact, OwnFacts } from './own-facts.ts'
import { wallpaperFacts } from './wallpaper-facts.ts'

// The gateway writes these.
const written =
  ({ text }: OrderItem) =>
  ({ size }: Messages): OwnFacts =>
    Object.fromEntries(
      Object.entries(text?.labels ?? {}).map(([name, value = '']) => [
        name,
        writeSizes(value, size),
      ]),
    )

const FACTS: LineRows<(messages: Messages) => OwnFacts> = {
  fabric: fabricFacts,
  wallpaper: wallpaperFacts,
  'fill-a-yard': fillAYardFacts,
  'home-good': written,
  solid: written,
  unprinted: written,
  stock: written,
}

/** Returns the labels of a line, in the reader's own measures. */
export function factsOf(item: OrderItem, messages: Messages): LineFact[] {
  const own = item.text ? written(item) : byLineKind(item, FACTS)
  return lineFacts(item, messages, own?.(messages))
}
