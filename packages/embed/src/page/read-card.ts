import type { DesignCard } from '@selvage/core/design'
import type { WidgetContext } from './widget-context.ts'
import { readWireCards } from './wire-card.ts'

type Cards = ReadonlyMap<number, DesignCard>
const read = new WeakMap<Promise<unknown>, Promise<Cards>>()

async function readAll(asked: Promise<unknown>): Promise<Cards> {
  const cards = readWireCards(await asked)
  return new Map(cards.map((card) => [card.id, card]))
}

/**
 * Returns a widget's design from the batch in which it was requested; undefined when the shop does
 * not have it. Rejects when the gateway is down, slow, or sends an invalid response.
 */
export async function readCard(
  context: WidgetContext,
  again?: boolean,
): Promise<DesignCard | undefined> {
  const asked = context.ask(again)
  let cards = read.get(asked)
  if (!cards) read.set(asked, (cards = readAll(asked)))
  return (await cards).get(context.designId)
}
