import type { AddLineOutcome, LineKind, LineRequest } from '@selvage/core/cart'
import { fromPromise } from 'xstate'
import type { PromiseActorLogic } from 'xstate'
import { addLineTo } from './add-line.ts'
import type { LineShop } from './add-line.ts'

/** Input of a machine's `addLine` actor. */
export type AddLineInput<Item> = Omit<LineRequest<Item>, 'signal'>
export type AddLineActor<Item> = PromiseActorLogic<AddLineOutcome, AddLineInput<Item>>

/** The `addLine` actor of a machine that sells one kind of product through a shop. */
export function addLineActor<Item>(
  shop: LineShop,
  loadKind: () => Promise<LineKind<Item>>,
): AddLineActor<Item> {
  return fromPromise(({ input, signal }) => addLineTo(shop, loadKind, { ...input, signal }))
}
