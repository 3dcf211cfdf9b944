import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { createActor, waitFor } from 'xstate'
import { provideFillAYard } from '../fill-a-yard/fill-a-yard.actors.ts'
import type { FillAYardInput } from '../fill-a-yard/fill-a-yard.types.ts'
import { fillAYardView } from '../fill-a-yard/fill-a-yard.view.ts'
import type { SetUp } from './set-up.ts'

/** A layout of six cells, two of them filled. */
export const smallLayout = readLayoutCode('1.10.velvet.174.i-3.01----') as Layout

/** Opens a filled yard through a shop, and waits until it is loaded or has failed. */
export async function openYard(
  { shop }: SetUp,
  start: FillAYardInput['start'] = { layout: smallLayout },
  collectionId = 174,
) {
  const actor = createActor(provideFillAYard(shop), { input: { collectionId, start } }).start()
  const view = () => fillAYardView(actor.getSnapshot())
  await waitFor(
    actor,
    () =>
      view().step !== 'loading' ||
      [view().collection.status, view().templates.status].every((status) => status !== 'loading'),
  )
  return {
    actor,
    view,
    ended: () =>
      waitFor(
        actor,
        (snapshot) =>
          snapshot.matches({ designing: 'added' }) || snapshot.matches({ designing: 'failed' }),
      ),
  }
}
