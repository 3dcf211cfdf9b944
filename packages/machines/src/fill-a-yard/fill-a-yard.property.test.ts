import { shopError } from '@selvage/core/contract'
import { gridOf, layoutCode, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COLLECTION_ID,
  keyedFillAYard,
  sampleCollection,
  sampleTemplates,
} from '../testing/fill-a-yard-samples.ts'
import { done, lost, rejected } from '../testing/line-outcomes.ts'
import { invoked, drive } from '../testing/run.ts'
import type { Step } from '../testing/run.ts'
import type { fillAYardMachine } from './fill-a-yard.machine.ts'
import { CELL_TOOLS, MAX_SAVED, WHOLE_TOOLS } from './fill-a-yard.types.ts'
import type { FillAYardEvent } from './fill-a-yard.types.ts'
import { fillAYardView } from './fill-a-yard.view.ts'

type S = Step<typeof fillAYardMachine>

const at = fc.integer({ min: -1, max: 60 })
const design = fc.integer({ min: 0, max: 5 })
const fabric = fc.constantFrom(
  'PETAL_SIGNATURE_COTTON' as const,
  'VELVET' as const,
  'SATIN' as const,
  'DENIM' as const,
)
const tool = fc.constantFrom(...CELL_TOOLS)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const clean = <E extends FillAYardEvent>(event: E): E =>
  Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as E

const edit: fc.Arbitrary<FillAYardEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        type: fc.constant('APPLY' as const),
        at: optional(at),
        tool: optional(tool),
        design: optional(design),
      })
      .map((event) => clean(event as FillAYardEvent)),
  },
  fc
    .record({
      type: fc.constant('FILL' as const),
      what: fc.constantFrom(...WHOLE_TOOLS),
      second: optional(fc.option(design)),
    })
    .map((event) => clean(event as FillAYardEvent)),
  fc.record({ type: fc.constant('SHUFFLE' as const), seed: fc.integer() }),
  fc.record({ type: fc.constantFrom('SWAP' as const, 'COPY' as const), from: at, to: at }),
  fc
    .record({ type: fc.constant('CLEAR' as const), at: optional(at) })
    .map((event) => clean(event as FillAYardEvent)),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('CHANGE_FABRIC' as const), fabric }) },
)
const other: fc.Arbitrary<FillAYardEvent> = fc.oneof(
  fc.record({
    type: fc.constant('MOVE' as const),
    to: fc.oneof(
      at,
      fc.constantFrom(
        'left' as const,
        'right' as const,
        'up' as const,
        'down' as const,
        'row-start' as const,
        'row-end' as const,
        'start' as const,
        'end' as const,
      ),
    ),
  }),
  fc.record({ type: fc.constant('CHOOSE_DESIGN' as const), design }),
  fc.record({ type: fc.constant('CHOOSE_TOOL' as const), tool }),
  fc.record({
    type: fc.constant('CHOOSE_TEMPLATE' as const),
    templateId: fc.constantFrom(
      8 as const,
      6 as const,
      4 as const,
      5 as const,
      1 as const,
      10 as const,
    ),
  }),
  fc.record({ type: fc.constant('CHOOSE_FABRIC' as const), fabric }),
  fc.constantFrom<FillAYardEvent>(
    { type: 'BACK' },
    { type: 'NEXT' },
    { type: 'DROP' },
    { type: 'NEXT' },
  ),
)
type Ending = 'done' | 'lost' | 'rejected'

/** How the actor that runs ends. */
function endOf(src: string, ending: Ending, lineKey = ''): S {
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

/** A yard that can be bought, bought. */
const BUY = [
  { type: 'CHANGE_FABRIC', fabric: 'VELVET' },
  { type: 'TYPE_QUANTITY', typed: '2' },
  { type: 'ADD' },
  { ending: 'done' },
] as const
const begin = () =>
  drive(keyedFillAYard(), {
    collectionId: COLLECTION_ID,
    collection: sampleCollection(),
    templates: sampleTemplates(),
    start: { step: 'canvas', templateId: 4, fabric: 'VELVET' },
  })
const canvas = (driven: ReturnType<typeof begin>) =>
  driven.snapshot.matches('choosing') ? driven.send({ type: 'NEXT' }) : driven
const codeOf = (driven: ReturnType<typeof begin>) => layoutCode(driven.snapshot.context.layout)

describe('whatever is done in whatever order', () => {
  it('undo goes back to the start, redo forward to the end, through every layout between', () => {
    let steps = 0
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: other }), {
          minLength: 1,
          maxLength: 60,
          size: 'max',
        }),
        (events) => {
          let driven = begin()
          const start = codeOf(driven)
          for (const event of events) driven = driven.send(event)
          driven = canvas(driven)
          const { past } = driven.snapshot.context
          const end = codeOf(driven)
          const back: string[] = [end]
          for (let step = past.length; step > 0; step -= 1) {
            driven = driven.send({ type: 'UNDO' })
            back.push(codeOf(driven))
          }
          expect([codeOf(driven), fillAYardView(driven.snapshot).canUndo]).toEqual([
            past.length === 0 ? end : layoutCode(past[0] as Layout),
            false,
          ])
          // Only Next on a cloth that was still plain is no step of its own.
          if (!events.some(({ type }) => type === 'CHOOSE_TEMPLATE' || type === 'CHOOSE_FABRIC'))
            expect(codeOf(driven)).toBe(start)
          expect(driven.snapshot.context.layout.cells.every((cell) => cell === null)).toBe(true)
          const forth: string[] = [codeOf(driven)]
          while (fillAYardView(driven.snapshot).canRedo) {
            driven = driven.send({ type: 'REDO' })
            forth.push(codeOf(driven))
          }
          expect(forth).toEqual(back.reverse())
          steps += forth.length
        },
      ),
      { numRuns: 700 },
    )
    expect(steps).toBeGreaterThan(5000)
  }, 120_000)

  it('has no limit', () => {
    let driven = begin()
    for (let count = 0; count < 3000; count += 1)
      driven = driven.send({
        type: 'APPLY',
        at: count % 54,
        tool: count % 108 < 54 ? 'square' : 'clear',
        design: 1,
      })
    expect(driven.snapshot.context.past).toHaveLength(3000)
    for (let count = 0; count < 3000; count += 1) driven = driven.send({ type: 'UNDO' })
    expect(fillAYardView(driven.snapshot)).toMatchObject({ canUndo: false, summary: { filled: 0 } })
  })

  it('keeps a layout that can be printed, one key for one wish, and what is on its way as it was', () => {
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
      // A whole purchase, so that many of the lists get as far.
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
            const src = invoked(before).find((each) => each !== 'readSaved')
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
          } else driven = driven.send(step as S)
          const { snapshot } = driven
          const { layout, cursor, saved, picked } = snapshot.context
          const { columns, rows } = gridOf(layout.templateId, layout.fabric)
          // Thrown rather than expected: this is asked some hundred thousand times.
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
          must(saved.length <= MAX_SAVED, 'no more put aside than there is room for')
          if (before.matches({ designing: 'adding' }))
            must(layout === before.context.layout, 'the line on its way stays as it was')
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
            'a cell drawn anew only when it shows something else',
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
              'one key stands for one wish',
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
