import { expect, it } from 'vitest'
import { createAnalytics } from './analytics.ts'
import type { AnalyticsDecision } from './analytics-decision.ts'
import type { SinkOptions, SinkOutcome } from './analytics-sink.ts'
import { BATCH_LIMIT } from './events.ts'
import type { EventBatch } from './events.ts'
import { PAGE } from './events.test-data.ts'

/** Lets the promises of a sink's answer run. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/** A gate with a clock and a sink that are moved by hand. */
function openGate(decision: AnalyticsDecision, limit?: number) {
  let made = 0
  const timers: { run: () => void; ms: number }[] = []
  const sent: { batch: EventBatch; options: SinkOptions; answer: (is: SinkOutcome) => void }[] = []
  const changes: string[] = []
  const analytics = createAnalytics({
    page: PAGE,
    decision,
    limit,
    makeKey: () => `event-${(made += 1)}`,
    now: () => new Date(0),
    later: (run, ms) => timers.push({ run, ms }),
    sink: {
      send: (batch, options) =>
        new Promise((answer) => {
          sent.push({ batch, options, answer })
        }),
    },
    onChange: (state, events) => changes.push(...events.map(({ id }) => `${id} ${state}`)),
  })
  return {
    analytics,
    sent,
    changes,
    ids: () => sent.map(({ batch }) => batch.events.map(({ id }) => id)),
    /** Runs the pause that is under way, and returns its length. */
    wait: () => {
      const timer = timers.shift()
      timer?.run()
      return timer?.ms
    },
    answer: async (outcome: SinkOutcome) => {
      sent.at(-1)?.answer(outcome)
      await settle()
    },
    view: (step: string) => analytics.record({ name: 'checkout_step_viewed', step }),
  }
}

it('waits for a decision and then sends in order, once each', async () => {
  const gate = openGate('undecided')
  gate.view('one')
  gate.view('two')
  expect([gate.wait(), gate.ids()]).toEqual([undefined, []])
  gate.analytics.decide('allowed')
  expect(gate.wait()).toBe(500)
  expect(gate.ids()).toEqual([['event-1', 'event-2']])
  await gate.answer('sent')
  expect(gate.wait()).toBe(undefined)
  expect(gate.sent).toHaveLength(1)
  expect(gate.changes.slice(-2)).toEqual(['event-1 sent', 'event-2 sent'])
})

it('drops what waits once it is declined, and everything after that', () => {
  const gate = openGate('undecided')
  gate.view('one')
  gate.analytics.decide('declined')
  gate.view('two')
  gate.analytics.leave()
  gate.analytics.decide('allowed')
  expect([gate.wait(), gate.ids()]).toEqual([undefined, []])
  expect(gate.changes).toEqual(['event-1 waiting', 'event-1 dropped', 'event-2 dropped'])
})

it('stops at once when consent is withdrawn, a request under way too', async () => {
  const gate = openGate('allowed')
  gate.view('one')
  gate.wait()
  gate.view('two')
  gate.analytics.decide('declined')
  expect(gate.sent[0]?.options.signal.aborted).toBe(true)
  await gate.answer('failed')
  expect([gate.wait(), gate.ids()]).toEqual([undefined, [['event-1']]])
})

it('stops where the receiver knows of no consent', async () => {
  const gate = openGate('allowed')
  gate.view('one')
  gate.wait()
  gate.view('two')
  await gate.answer('declined')
  gate.view('three')
  expect([gate.wait(), gate.ids()]).toEqual([undefined, [['event-1']]])
})

it('sends again after a failure, under the same keys, and waits longer each time', async () => {
  const gate = openGate('allowed')
  gate.view('one')
  const pauses = []
  for (let turn = 0; turn < 9; turn += 1) {
    pauses.push(gate.wait())
    await gate.answer('failed')
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(new Set(gate.ids().flat())).toEqual(new Set(['event-1']))
  gate.wait()
  await gate.answer('sent')
  gate.view('two')
  expect(gate.wait()).toBe(500)
})

it('does not send what cannot be taken again', async () => {
  const gate = openGate('allowed')
  gate.view('one')
  gate.wait()
  await gate.answer('dropped')
  expect(gate.wait()).toBe(undefined)
})

it('sends everything when the page is left, beside a request under way', () => {
  const gate = openGate('allowed')
  gate.view('one')
  gate.wait()
  for (let at = 0; at < BATCH_LIMIT + 1; at += 1) gate.view('next')
  gate.analytics.leave()
  expect(gate.ids().map(({ length }) => length)).toEqual([1, BATCH_LIMIT, 1])
  expect(gate.sent.map(({ options }) => options.isLeaving)).toEqual([false, true, true])
})

it('takes no more than its limit', () => {
  const gate = openGate('undecided', 2)
  for (const step of ['one', 'two', 'three']) gate.view(step)
  gate.analytics.decide('allowed')
  gate.wait()
  expect(gate.ids()).toEqual([['event-1', 'event-2']])
  expect(gate.changes).toContain('event-3 dropped')
})

it('records an event under the key that it is given', () => {
  const gate = openGate('allowed')
  gate.analytics.record({ name: 'page_viewed' }, 'order-0123456789')
  gate.wait()
  expect(gate.ids()).toEqual([['order-0123456789']])
})
