import { shopError } from '@selvage/core/contract'
import { gridOf, layoutCode, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin as beginYard, running } from '../testing/drive-fill-a-yard.ts'
import type { FillAYardStep } from '../testing/drive-fill-a-yard.ts'
import { edit, other } from '../testing/fill-a-yard-arbitraries.ts'
import { sampleCollection, sampleTemplates } from '../testing/fill-a-yard-samples.ts'
import { done, lost, rejected } from '../testing/line-outcomes.ts'
import { MAX_SAVED } from './fill-a-yard.types.ts'
import type { FillAYardEvent } from './fill-a-yard.types.ts'
import { fillAYardView } from './fill-a-yard.view.ts'

type Ending = 'done' | 'lost' | 'rejected'

/** Returns the result of a running actor. */
function endOf(src: string, ending: Ending, lineKey = ''): FillAYardStep {
  if (src === 'addLine') {
    const outcomes = { done, lost: lost(lineKey), rejected: rejected('SERVER_ERROR') }
    return { done: src, output: outcomes[ending] }
  }
  if (ending !== 'done') {
    const status = ending === 'rejected' ? { status: 400 } : {}
    return { failed: src, error: shopError('SERVER_ERROR', status) }
  }
  return { done: src, output: src === 'loadCollection' ? sampleCollection() : sampleTemplates() }
}

/** The events of a whole purchase. */
const BUY = [
  { type: 'CHANGE_FABRIC', fabric: 'VELVET' },
  { type: 'TYPE_QUANTITY', typed: '2' },
  { type: 'ADD' },
  { ending: 'done' },
] as const
const begin = () => beginYard({ step: 'canvas', templateId: 4, fabric: 'VELVET' })

describe('buying after any events', () => {
  it('keeps a valid layout, one key for each request, and the line that is being added', () => {
    const anything = fc.oneof(
      { weight: 6, arbitrary: edit },
      { weight: 3, arbitrary: other },
      fc.constantFrom<FillAYardEvent>(
        { type: 'UNDO' },
        { type: 'REDO' },
        { type: 'ADD' },
        { type: 'ADD' },
        { type: 'ADD' },
        { type: 'RETRY' },
        { type: 'CANCEL' },
        { type: 'RELOAD' },
        { type: 'LEAVE_QUANTITY' },
      ),
      fc.record({
        type: fc.constant('TYPE_QUANTITY' as const),
        typed: fc.oneof(fc.nat(120).map(String), fc.string({ maxLength: 4 })),
      }),
      fc.record({
        type: fc.constant('SAVE' as const),
        savedAt: fc.constant('2026-11-21T05:00:00.000Z'),
      }),
      fc.nat().map((pick) => ({ pick })),
      // Whole purchases, so that many lists of events reach the cart.
      { weight: 2, arbitrary: fc.constant('buy' as const) },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom(
            'done' as const,
            'done' as const,
            'done' as const,
            'lost' as const,
            'rejected' as const,
          )
          .map((ending) => ({ ending })),
      },
    )
    let [added, reopened] = [0, 0]
    fc.assert(
      fc.property(fc.array(anything, { minLength: 10, maxLength: 60, size: 'max' }), (list) => {
        const steps = list.flatMap((one) => (one === 'buy' ? BUY : [one]))
        let driven = begin()
        const requests = new Map<string, string>()
        for (const step of steps) {
          const before = driven.snapshot
          const shown = fillAYardView(before)
          if ('ending' in step) {
            const src = running(driven)[0]
            if (src === undefined) continue
            driven = driven.send(endOf(src, step.ending, before.context.lineKey))
          } else if ('pick' in step) {
            const { saved } = before.context
            const one = saved[step.pick % Math.max(1, saved.length)]
            if (one)
              driven = driven.send(
                step.pick % 3 === 0
                  ? { type: 'REMOVE_SAVED', code: one.code }
                  : { type: 'REOPEN', code: one.code },
              )
            reopened += 1
          } else driven = driven.send(step as FillAYardStep)
          const { snapshot } = driven
          const { layout, cursor, saved, picked } = snapshot.context
          const { columns, rows } = gridOf(layout.templateId, layout.fabric)
          // Throwing is faster than `expect`, and this runs some hundred thousand times.
          const must = (holds: boolean, what: string): void => {
            if (!holds) throw new Error(what)
          }
          must(layout.cells.length === columns * rows, 'as many cells as the template has')
          must(
            layout === before.context.layout ||
              readLayoutCode(layoutCode(layout))?.cells.join() === layout.cells.join(),
            'a layout with a code',
          )
          must(
            layout.cells.every((cell) => cell === null || [1, 2, 3].includes(cell)),
            'designs that are for sale',
          )
          must(
            cursor in layout.cells && (picked === undefined || picked in layout.cells),
            'a cursor on the cloth',
          )
          must(saved.length <= MAX_SAVED, 'no more saved layouts than the limit')
          if (before.matches({ designing: 'adding' }))
            must(layout === before.context.layout, 'the line that is being added stays the same')
          const now = fillAYardView(snapshot)
          const sameCloth =
            now.designs === shown.designs &&
            now.layout.templateId === shown.layout.templateId &&
            now.layout.fabric === shown.layout.fabric
          must(
            !sameCloth ||
              now.cells.every(
                (cell, index) =>
                  cell.design !== shown.cells[index]?.design || cell === shown.cells[index],
              ),
            'a new cell object only when the cell changes',
          )
          const sending = Object.values(snapshot.children).find(
            (child) => (child as { src?: unknown } | undefined)?.src === 'addLine',
          ) as unknown as
            | {
                options: {
                  input: { lineKey: string; items: { layout: Layout; quantity: number }[] }
                }
              }
            | undefined
          if (sending) {
            const {
              lineKey,
              items: [item],
            } = sending.options.input
            if (!item) throw new Error('nothing is sent')
            const request = `${layoutCode(item.layout)} ${item.quantity}`
            must(
              lineKey !== '' && (requests.get(lineKey) ?? request) === request,
              'one key stands for one request',
            )
            must(
              item.layout.cells.some((cell) => cell !== null),
              'no empty yard is sent',
            )
            requests.set(lineKey, request)
          }
          if (snapshot.matches({ designing: 'added' }) && !before.matches({ designing: 'added' }))
            added += 1
        }
      }),
      { numRuns: 2500 },
    )
    expect(added).toBeGreaterThan(300)
    expect(reopened).toBeGreaterThan(300)
  }, 180_000)
})
