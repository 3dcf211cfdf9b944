import { readAnswer } from '@selvage/core/contract'
import { designCardsAnswer } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import type { Kit } from './kit.ts'

type Cards = ReadonlyMap<number, DesignCard>
const read = new WeakMap<Promise<Response>, Promise<Cards>>()

async function readAll(asked: Promise<Response>): Promise<Cards> {
  const response = await asked
  // A failure's body is no list of designs either: it is refused by the contract.
  return new Map(readAnswer({ answer: designCardsAnswer }, await response.json()).map((card) => [card.id, card]))
}

/**
 * The design of a widget out of the batch that it was asked for in; undefined when the shop does not know it.
 * Rejects when the gateway is down, slow, or answers rubbish.
 */
export async function readCard(kit: Kit, again?: boolean): Promise<DesignCard | undefined> {
  const asked = kit.ask(again)
  let cards = read.get(asked)
  if (!cards) read.set(asked, cards = readAll(asked))
  return (await cards).get(kit.designId)
}
