import { layoutCode, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { openYard as begin, smallLayout as layout } from '../testing/open-yard.ts'
import { memory, setUp } from '../testing/set-up.ts'
import { provideFillAYard } from './fill-a-yard.actors.ts'
import type { FillAYardContext } from './fill-a-yard.types.ts'
import { storeHistory } from './stored-history.ts'

describe('the history of a yard', () => {
  const edits = [
    { type: 'APPLY', at: 2, design: 3 },
    { type: 'APPLY', at: 3, design: 3 },
    { type: 'UNDO' },
  ] as const
  /** Returns the steps that are stored, as codes. */
  const storedIn = (storage: ReturnType<typeof memory>): unknown =>
    JSON.parse([...storage.stored.values()].join())
  /** Waits until the stored history is read. */
  const restored = (yard: Awaited<ReturnType<typeof begin>>) =>
    waitFor(yard.actor, ({ children }) =>
      Object.values(children).every(
        (child) => child?.src !== 'readHistory' || child.getSnapshot().status === 'done',
      ),
    )

  it('outlives a reload of the page at its layout', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { tabStorage: storage }))
    for (const edit of edits) first.actor.send(edit)
    const { code } = first.view()
    // It is stored at once, because the page may be loaded again at any moment.
    expect(storedIn(storage)).toMatchObject([[layoutCode(layout)], [code], [expect.any(String)]])

    const again = await begin(setUp({}, { tabStorage: storage }), { layout: readLayoutCode(code) })
    await restored(again)
    expect(again.view()).toMatchObject({ code, canUndo: true, canRedo: true })
    again.actor.send({ type: 'UNDO' })
    expect(again.view()).toMatchObject({ code: layoutCode(layout), canUndo: false })
    again.actor.send({ type: 'REDO' })
    again.actor.send({ type: 'REDO' })
    expect(again.view()).toMatchObject({ summary: { filled: 4 }, canRedo: false })

    const third = await begin(setUp({}, { tabStorage: storage }), {
      layout: again.actor.getSnapshot().context.layout,
    })
    await restored(third)
    expect(third.actor.getSnapshot().context.past).toHaveLength(2)
  })
  it('is none at another layout, in another collection and in another tab', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { tabStorage: storage }))
    for (const edit of edits) first.actor.send(edit)
    const { layout: shown } = first.actor.getSnapshot().context
    for (const [there, start, collectionId] of [
      [storage, { layout }, 174],
      [storage, { layout: { ...shown, collectionId: 175 } }, 175],
      [memory(), { layout: shown }, 174],
    ] as const) {
      const yard = await begin(setUp({}, { tabStorage: there }), start, collectionId)
      await restored(yard)
      expect(yard.view()).toMatchObject({ canUndo: false, canRedo: false })
    }
  })
  it('begins at the choice of a template, too', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { tabStorage: storage }), {})
    first.actor.send({ type: 'NEXT' })
    first.actor.send({ type: 'APPLY', at: 0, design: 3 })
    first.actor.send({ type: 'BACK' })
    first.actor.send({ type: 'CHOOSE_TEMPLATE', templateId: 10 })
    first.actor.send({ type: 'NEXT' })
    const again = await begin(setUp({}, { tabStorage: storage }), {
      layout: first.actor.getSnapshot().context.layout,
    })
    await restored(again)
    expect(again.actor.getSnapshot().context.past).toEqual(first.actor.getSnapshot().context.past)
  })
  it('follows an edit that came before it was read', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { tabStorage: storage }))
    first.actor.send(edits[0])
    const { layout: shown } = first.actor.getSnapshot().context
    const { shop } = setUp({}, { tabStorage: storage })
    const ready = first.actor.getSnapshot().context
    const yard = createActor(provideFillAYard(shop), {
      input: {
        collectionId: 174,
        collection: ready.collection,
        templates: ready.templates,
        start: { layout: shown },
      },
    }).start()
    yard.send(edits[1])
    expect(yard.getSnapshot().context.past).toEqual([shown])
    await waitFor(yard, ({ context }) => context.past.length === 2)
    const { past, layout: last } = yard.getSnapshot().context
    expect(past).toEqual([layout, shown])
    expect(storedIn(storage)).toEqual([past.map(layoutCode), [layoutCode(last)], []])
  })
  it('has no design that is no longer available', async () => {
    const storage = memory()
    const gone = readLayoutCode('1.10.velvet.174.i-3-zzz.01-2--') as Layout
    const stored = { collectionId: 174, layout, past: [gone], future: [] }
    storeHistory(storage, setUp().shop.gateway.url, stored as unknown as FillAYardContext)
    const yard = await begin(setUp({}, { tabStorage: storage }))
    await restored(yard)
    yard.actor.send({ type: 'UNDO' })
    expect(yard.view().code).toBe(layoutCode({ ...gone, cells: [18, 3, null, null, null, null] }))
  })
})
