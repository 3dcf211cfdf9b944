import { listFabrics } from '@selvage/core/fabric'
import { createTestGateway } from '@selvage/core/testing'
import { createGuestGateway } from '@selvage/core/gateway'
import { shopError } from '@selvage/core/contract'
import type { FabricOffer } from '@selvage/core/fabric'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

interface Settle {
  readonly resolve: (value: string) => void
  readonly reject: (error: unknown) => void
}
interface Actor {
  start(): void
  stop(): void
  send(event: unknown): void
  on(type: string, hear: (event: unknown) => void): void
  getSnapshot(): { readonly context: unknown; matches(state: string): boolean }
}

// The machine, made twice: once by XState, once by what the build puts in its place. Its work is
// settled by the test.
async function maker(standIn: boolean) {
  vi.resetModules()
  if (standIn) vi.doMock('xstate', () => import('./xstate.ts'))
  else vi.doUnmock('xstate')
  const [{ addToCartMachine }, { createActor, fromPromise }] = await Promise.all([
    import('@selvage/machines/cart'),
    import('xstate'),
  ])
  return (input: unknown) => {
    const work: Settle[] = []
    const asked: unknown[] = []
    const logic = fromPromise<string>(({ input: given }) => {
      asked.push(given)
      return new Promise<string>((resolve, reject) => {
        work.push({ resolve, reject })
      })
    })
    const actor = createActor(
      addToCartMachine.provide({ actors: { prepareLine: logic, sendLine: logic as never } }),
      { input: input as never },
    ) as unknown as Actor
    const emitted: unknown[] = []
    actor.on('added', (event) => emitted.push(event))
    actor.start()
    return { actor, work, asked, emitted }
  }
}

const STATES = ['editing', 'adding', 'added', 'failed', 'cancelled'] as const
const events = [
  { type: 'ADD' },
  { type: 'RETRY' },
  { type: 'CANCEL' },
  { type: 'LEAVE_QUANTITY' },
  { type: 'CHOOSE_SIZE', size: 'YARD' },
  { type: 'CHOOSE_SIZE', size: 'FAT_QUARTER_YARD' },
  { type: 'CHOOSE_SIZE', size: 'NONE' },
  { type: 'CHOOSE_FABRIC', fabric: 'COTTON_LAWN' },
  { type: 'CHOOSE_FABRIC', fabric: 'SILK' },
  { type: 'TYPE_QUANTITY', typed: '3' },
  { type: 'TYPE_QUANTITY', typed: '' },
  { type: 'TYPE_QUANTITY', typed: '120' },
  { type: 'UNKNOWN' },
] as const
const settlements = ['resolve', 'refuse', 'lose'] as const
const settled = (how: (typeof settlements)[number]) => ({ settle: how })

async function offersOf(): Promise<readonly FabricOffer[]> {
  const { fetch } = createTestGateway({ url: 'https://gateway.test' })
  vi.stubGlobal('fetch', fetch)
  const { send } = createGuestGateway({ url: 'https://gateway.test', locale: 'en_US' })
  const offers = await send(listFabrics, { query: { currency: 'USD' } })
  vi.unstubAllGlobals()
  return offers
}

test('the add-to-cart machine goes where XState takes it, through any events', async () => {
  const offers = await offersOf()
  expect(offers.length).toBeGreaterThan(20)
  // XState warns of events after the end; the shop never hears of them.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const makers = [await maker(false), await maker(true)]
  let adds = 0
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...events) },
    { weight: 1, arbitrary: fc.constant({ type: 'ADD' }) },
    { weight: 3, arbitrary: fc.constantFrom(...settlements.map(settled)) },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 16 }),
      fc.boolean(),
      async (steps, updating) => {
        const input = {
          designId: 15,
          offers,
          measurement: 'imperial',
          size: 'YARD',
          quantity: 2,
          ...(updating && { itemId: 'line' }),
        }
        const both = makers.map((make) => make(input))
        for (const step of steps) {
          for (const { actor, work } of both) {
            if ('type' in step) actor.send(step)
            else if (step.settle === 'resolve') work.shift()?.resolve('done')
            else
              work
                .shift()
                ?.reject(
                  step.settle === 'refuse'
                    ? shopError('FABRIC_OUT_OF_STOCK', { status: 400 })
                    : shopError('SERVER_ERROR'),
                )
          }
          await new Promise((resolve) => {
            setTimeout(resolve)
          })
          const [one, other] = both.map(({ actor, asked, emitted }) => {
            const snapshot = actor.getSnapshot()
            return {
              states: STATES.filter((state) => snapshot.matches(state)),
              context: snapshot.context,
              asked,
              emitted,
            }
          })
          expect(other).toEqual(one)
        }
        adds += both[0]?.emitted.length ?? 0
        both.forEach(({ actor }) => actor.stop())
      },
    ),
    { numRuns: 600 },
  )
  expect(adds).toBeGreaterThan(10)
}, 120_000)
