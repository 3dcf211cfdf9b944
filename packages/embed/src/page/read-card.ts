import { readJson } from '@selvage/core/gateway'
import type { WidgetContext } from './widget-context.ts'
import { readWireCards } from './wire-card.ts'
import type { ShownCard } from './wire-card.ts'

type Cards = ReadonlyMap<number, ShownCard>
const read = new WeakMap<Promise<Response>, Promise<Cards>>()

async function readAll(asked: Promise<Response>): Promise<Cards> {
  // Another bundle of the page may read the same response.
  const cards = readWireCards(await readJson((await asked).clone()))
  return new Map(cards.map((card) => [card.id, card]))
}

/**
 * Returns a widget's design from the batch in which it was requested; undefined when the shop does
 * not have it. Rejects when the gateway is down, slow, or sends an invalid response.
 */
export async function readCard(
  context: WidgetContext,
  again?: boolean,
): Promise<ShownCard | undefined> {
  const asked = context.ask(again)
  let cards = read.get(asked)
  if (!cards) read.set(asked, (cards = readAll(asked)))
  return (await cards).get(context.designId)
}
