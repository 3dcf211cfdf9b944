import type { AddLineOutcome, LineKind, LineRequest, LineShop } from '@selvage/core/cart'
import type { PromiseActorLogic } from 'xstate'
import { requestActor } from '../request-actor.ts'
import { addLineTo } from './add-line.ts'
import type { BuyFormState } from './buy-form.ts'

/** Input of a machine's `addLine` actor. */
export type AddLineInput<Item> = Omit<LineRequest<Item>, 'signal'>
export type AddLineActor<Item> = PromiseActorLogic<AddLineOutcome, AddLineInput<Item>>

/** The `addLine` actor of a machine that sells one kind of product through a shop. */
export function addLineActor<Item>(
  shop: LineShop,
  loadKind: () => Promise<LineKind<Item>>,
): AddLineActor<Item> {
  return requestActor(({ input, signal }) => addLineTo(shop, loadKind, { ...input, signal }))
}

/**
 * Returns the key for a machine's line: the key of a line of which it is open whether it was added,
 * else a new one.
 */
export function lineKeyFor(
  { makeKey }: Pick<LineShop, 'makeKey'>,
  { lineKey }: Pick<BuyFormState, 'lineKey'>,
): { readonly lineKey: string } {
  return { lineKey: lineKey ?? makeKey() }
}
