import { shopError } from '@selvage/core/contract'
import type { Collection } from '@selvage/core/collection'
import type { FillAYardTemplates } from '@selvage/core/fill-a-yard'
import { fromPromise } from 'xstate'
import type { Shop } from '../shop/create-shop.ts'
import { lineWriter } from '../cart/line-writer.ts'
import { fillAYardMachine } from './fill-a-yard.machine.ts'
import type { SavedLayout, SendYardInput } from './fill-a-yard.types.ts'
import { storeSaved, readSaved } from './saved-layouts.ts'

const loadFillAYardCalls = (): Promise<typeof import('./calls.ts')> => import('./calls.ts')

/**
 * The Fill-A-Yard machine with a shop behind it: `createActor(provideFillAYard(shop), { input })`.
 */
export function provideFillAYard(shop: Shop): typeof fillAYardMachine {
  const { gateway, storage, currency } = shop
  const lines = lineWriter(shop)

  async function send(
    { item, lineKey, itemId }: SendYardInput,
    signal: AbortSignal,
  ): Promise<string> {
    const { addFillAYard, replaceFillAYard, toFillAYardPayload } = await loadFillAYardCalls()
    const body = toFillAYardPayload(item)
    if (itemId === undefined)
      return lines.add(() => gateway.send(addFillAYard, { body }, { key: lineKey, signal }))
    return lines.replace(
      itemId,
      (version) =>
        gateway.send(replaceFillAYard, { params: { id: itemId }, body }, { version, signal }),
      signal,
    )
  }

  return fillAYardMachine.provide({
    actors: {
      loadCollection: fromPromise<Collection, { collectionId: number }>(
        async ({ input, signal }) => {
          const { getCollection } = await loadFillAYardCalls()
          return gateway.send(
            getCollection,
            { params: { id: input.collectionId }, query: { currency } },
            { signal },
          )
        },
      ),
      loadTemplates: fromPromise<FillAYardTemplates, { collectionId: number }>(
        async ({ input, signal }) => {
          const { getTemplates } = await loadFillAYardCalls()
          const templates = await gateway.send(
            getTemplates,
            { query: { collection_id: String(input.collectionId), currency } },
            { signal },
          )
          // Without any of them there is nothing to choose: as good as no answer, and worth another
          // try.
          if (templates.templates.length === 0 || templates.fabrics.length === 0)
            throw shopError('SERVER_ERROR')
          return templates
        },
      ),
      readSaved: fromPromise<readonly SavedLayout[], { collectionId: number }>(({ input }) =>
        Promise.resolve(readSaved(storage, gateway.url, input.collectionId)),
      ),
      prepareLine: fromPromise<string>(lines.prepare),
      sendLine: fromPromise<string, SendYardInput>(({ input, signal }) => send(input, signal)),
    },
    actions: { storeSaved: (_, { change }) => storeSaved(storage, gateway.url, change) },
  })
}
