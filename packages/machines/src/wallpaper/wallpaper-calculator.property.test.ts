import type { AddLineOutcome } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import {
  exceedsCart,
  planWall,
  readLength,
  readWallQuery,
  wallQuery,
  wallRepeat,
  WALLPAPER_CODES,
  WALLPAPERS,
} from '@selvage/core/wallpaper'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { done, lost, rejected } from '../testing/line-outcomes.ts'
import { invoked, drive } from '../testing/run.ts'
import type { Step, Driver } from '../testing/run.ts'
import { halfDropDesign, keyedCalculator, sampleEstimates } from '../testing/wall-samples.ts'
import { wallpaperCalculatorView } from './index.ts'
import type { wallpaperCalculatorMachine } from './index.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
/** Event lists in one run: 1,500 every time, more with WALL_RUNS=100000. */
const numRuns = Number(process.env['WALL_RUNS'] ?? 1500)

type Machine = typeof wallpaperCalculatorMachine
const typed = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 400 }).map(String) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 200_000 }).map(String) },
  fc.constantFrom(
    '',
    ' ',
    '9 ft',
    '8\' 6"',
    '2,5 m',
    '10 1/2 ft',
    '95.5',
    '1e3',
    '-1',
    '１２',
    'tall',
    '007',
  ),
  fc.string({ maxLength: 6 }),
)
const field = fc.oneof(fc.constant('height' as const), fc.integer({ min: 0, max: 6 }))
const deed: fc.Arbitrary<Step<Machine>> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('TYPE' as const), field, typed }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('LEAVE' as const), field }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { type: 'ADD_WALL' as const },
      { type: 'CHECK' as const },
      { type: 'ADD' as const },
      { type: 'CANCEL' as const },
      { type: 'RETRY_PRICE' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('REMOVE_WALL' as const),
      id: fc.integer({ min: 0, max: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('CHOOSE_SYSTEM' as const),
      system: fc.constantFrom('imperial' as const, 'metric' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('CHOOSE_WALLPAPER' as const),
      wallpaper: fc.constantFrom(...WALLPAPER_CODES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'ADD_OPENING' as const, kind: 'door' as const },
      { type: 'ADD_OPENING' as const, kind: 'window' as const },
    ),
  },
)
/** How what is under way ends: rightly, counted otherwise, about another wall, rejected or lost. */
const ending = fc.record({
  ends: fc.constant(true),
  how: fc.constantFrom('right', 'right', 'right', 'more', 'other', 'rejected', 'lost'),
  first: fc.boolean(),
})
type Entry =
  Step<Machine> | { readonly ends: boolean; readonly how: string; readonly first: boolean }

function end(
  now: Driver<Machine>,
  { how, first }: { readonly how: string; readonly first: boolean },
): Driver<Machine> {
  const running = invoked(now.snapshot)
  const src = first ? running[0] : running.at(-1)
  const { wall } = now.snapshot.context
  if (src === undefined)
    return now.snapshot.matches({ price: 'waiting' }) ? now.send({ after: 'debounce' }) : now
  if (src === 'addLine') return now.send({ done: src, output: outcomeOf(how, now) })
  if (how === 'lost' || how === 'rejected')
    return now.send({
      failed: src,
      error: shopError('SERVER_ERROR', how === 'lost' ? {} : { status: 400 }),
    })
  if (wall === undefined) return now
  const output = {
    wallKey: how === 'other' ? 'another' : wallQuery(wall),
    estimates: sampleEstimates(wall, {
      more: how === 'more' ? 1 : 0,
      repeat: wallRepeat(halfDropDesign.repeat, wall.system),
    }),
  }
  return now.send({ done: src, output })
}

function outcomeOf(how: string, { snapshot }: Driver<Machine>): AddLineOutcome {
  if (how === 'lost') return lost(snapshot.context.lineKey ?? '')
  return how === 'rejected' ? rejected('SERVER_ERROR') : done
}

it('holds through any list of events', () => {
  const seen = { planned: 0, priced: 0, added: 0, disputed: 0 }
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 3, arbitrary: deed }, { weight: 3, arbitrary: ending }), {
        minLength: 5,
        maxLength: 30,
        size: 'max',
      }) as fc.Arbitrary<Entry[]>,
      (entries) => {
        let now = drive(keyedCalculator(), {
          measurement: 'imperial',
          design: halfDropDesign,
          start: { system: 'imperial', height: 96, widths: [120] },
        })
        for (const entry of entries) {
          const before = now.snapshot.context
          const wasAdding = now.snapshot.matches({ cart: 'adding' })
          now = 'ends' in entry ? end(now, entry) : now.send(entry)
          const { snapshot } = now
          const { context } = snapshot
          const view = wallpaperCalculatorView(snapshot)
          // Typed text changes only by typing, by an accepted correction and by another system.
          const isAnswer = 'ends' in entry
          if (isAnswer || wasAdding)
            expect([context.height, ...context.widths].map((each) => each.typed)).toEqual(
              [before.height, ...before.widths].map((each) => each.typed),
            )
          expect(context.widths.length).toBeGreaterThanOrEqual(1)
          // There is a plan exactly when every field that counts can be read, and it is planWall's
          // own. A wall without a width beside one with a width does not count.
          const filled = context.widths.filter(({ typed }) => typed.trim() !== '')
          const widths = filled.length > 0 ? filled : context.widths
          const lengths = [context.height, ...widths].map((each) =>
            readLength(each.typed, context.system),
          )
          const isReadable = lengths.every(({ ok }) => ok) && !view.tooWide
          expect(view.query !== undefined).toBe(isReadable)
          expect(view.result !== undefined).toBe(isReadable)
          if (context.wall !== undefined) {
            seen.planned += 1
            const local = planWall({
              ...context.wall,
              kind: WALLPAPERS[context.wallpaper].kind,
              repeat: wallRepeat(halfDropDesign.repeat, context.system),
            })
            expect(view.plan).toEqual(local.ok ? local : undefined)
            expect(readWallQuery(new URLSearchParams(view.query), 'imperial')).toMatchObject({
              ...context.wall,
              wallpaper: context.wallpaper,
            })
            expect(view.query).toMatch(/^[A-Za-z0-9=&%._-]+$/)
          }
          if (view.result?.kind === 'need' && view.result.total) {
            seen.priced += 1
            expect(context.answer?.wallKey).toBe(context.wall && wallQuery(context.wall))
            expect(view.planHolds).toBe(view.price !== 'disagrees' && view.plan !== undefined)
            if (view.price === 'disagrees') seen.disputed += 1
          }
          if (snapshot.matches({ cart: 'adding' }) && !wasAdding)
            expect(
              view.result?.kind === 'need' &&
                view.result.total &&
                !exceedsCart(view.result as never),
            ).toBe(true)
        }
        seen.added += now.emitted.length
        for (const { items } of now.emitted as unknown as { items: { quantity: number }[] }[])
          expect(items.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true)
      },
    ),
    { numRuns },
  )
  // A run that never came far has proved nothing.
  expect(seen.planned).toBeGreaterThan(numRuns)
  expect(seen.priced).toBeGreaterThan(numRuns / 4)
  expect(seen.disputed).toBeGreaterThan(numRuns / 50)
  expect(seen.added).toBeGreaterThan(numRuns / 300)
}, 300_000)
