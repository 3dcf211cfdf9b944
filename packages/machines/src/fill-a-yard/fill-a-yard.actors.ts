import { shopError } from '@selvage/core/contract'
import type { Collection } from '@selvage/core/collection'
import type { FillAYardTemplates } from '@selvage/core/fill-a-yard'
import { assign } from 'xstate'
import { requestActor } from '../request-actor.ts'
import type { Shop } from '../shop/create-shop.ts'
import { addLineActor, lineKeyFor } from '../cart/add-line.actor.ts'
import { needShop } from '../unprovided.ts'
import { fillAYardMachine } from './fill-a-yard.machine.ts'
import type { FillAYardContext, LayoutHistory, SavedLayout } from './fill-a-yard.types.ts'
import { historyKey, savedKey } from './saved-layouts.ts'
import { readHistory, storeHistory } from './stored-history.ts'

const loadFillAYardCalls = (): Promise<typeof import('./calls.ts')> => import('./calls.ts')

/**
 * The Fill-A-Yard machine with a shop behind it: `createActor(provideFillAYard(shop), { input })`.
 */
export function provideFillAYard(shop: Shop): typeof fillAYardMachine {
  needShop('provideFillAYard', shop)
  const { gateway, storage, tabStorage, currency, country } = shop

  return fillAYardMachine.provide({
    actors: {
      loadCollection: requestActor<Collection, { collectionId: number }>(
        async ({ input, signal }) => {
          const { getCollection } = await loadFillAYardCalls()
          return gateway.send(
            getCollection,
            { params: { id: input.collectionId }, query: { currency } },
            { signal },
          )
        },
      ),
      loadTemplates: requestActor<FillAYardTemplates, { collectionId: number }>(
        async ({ input, signal }) => {
          const { getTemplates } = await loadFillAYardCalls()
          const templates = await gateway.send(
            getTemplates,
            { query: { collectionId: input.collectionId, currency, country } },
            { signal },
          )
          // Without any of them there is nothing to choose: as good as no answer, and worth another
          // try.
          if (templates.templates.length === 0 || templates.fabrics.length === 0)
            throw shopError('SERVER_ERROR')
          return templates
        },
      ),
      // A page may be loaded again at any moment, so storage is read and written at once.
      readSaved: requestActor<readonly SavedLayout[], { collectionId: number }>(
        async ({ input: { collectionId } }) =>
          storage.getItem(savedKey(gateway.url, collectionId)) === null
            ? []
            : (await loadFillAYardCalls()).readSaved(storage, gateway.url, collectionId),
      ),
      readHistory: requestActor<LayoutHistory | undefined, FillAYardContext>(async ({ input }) => {
        const stored = tabStorage.getItem(historyKey(gateway.url, input.collectionId))
        return stored === null ? undefined : readHistory(stored, input)
      }),
      addLine: addLineActor(shop, async () => (await loadFillAYardCalls()).fillAYardLine),
    },
    actions: {
      storeSaved: (_, { change }) =>
        void loadFillAYardCalls().then(
          ({ storeSaved }) => storeSaved(storage, gateway.url, change),
          () => {},
        ),
      storeHistory: ({ context }) => storeHistory(tabStorage, gateway.url, context),
      takeKey: assign(({ context }) => lineKeyFor(shop, context)),
    },
  })
}
