import type { DesignCard } from '@selvage/core/design'
import type { WidgetContext } from './widget-context.ts'
import { readWireCards } from './wire-card.ts'

type Cards = ReadonlyMap<number, DesignCard>
const read = new WeakMap<Promise<unknown>, Promise<Cards>>()

async function readAll(asked: Promise<unknown>): Promise<Cards> {
  // A failure's body is no list of designs either: reading it is rejected.
  const cards = readWireCards(await asked)
  return new Map(cards.map((card) => [card.id, card]))
}

/**
 * The design of a widget out of the batch that it was asked for in; undefined when the shop does
 * not know it. Rejects when the gateway is down, slow, or answers rubbish.
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
