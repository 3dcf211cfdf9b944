import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAnalytics } from './analytics.ts'
import type { AnalyticsDecision } from './analytics-decision.ts'
import type { SinkOutcome } from './analytics-sink.ts'
import { PAGE } from './events.test-data.ts'

type Act =
  | { readonly act: 'record' | 'leave' | 'wait' }
  | { readonly act: 'decide'; readonly decision: AnalyticsDecision }
  | { readonly act: 'answer'; readonly outcome: SinkOutcome | 'thrown' }
  | { readonly act: 'break' }

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.record({ act: fc.constantFrom('record', 'leave', 'wait') }),
    fc.record({
      act: fc.constant('decide'),
      decision: fc.constantFrom('allowed', 'undecided', 'declined'),
    }),
    fc.record({ act: fc.constant('break') }),
    fc.record({ act: fc.constant('answer'), outcome: fc.constantFrom('sent', 'failed', 'thrown') }),
  ) as fc.Arbitrary<Act>,
  { maxLength: 60 },
)

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/** Runs acts on a gate; `sent` has what arrived, `early` what was sent without consent. */
async function play(list: readonly Act[]) {
  let decision: AnalyticsDecision = 'undecided'
  let made = 0
  /** True before a call of the sink that throws. */
  let isBroken = false
  const timers: (() => void)[] = []
  const open: ((outcome: SinkOutcome | 'thrown') => void)[] = []
  const early: string[] = []
  const sent: string[] = []
  /** Everything that has to arrive: recorded, and not dropped by a declined consent since. */
  let owed: string[] = []
  const analytics = createAnalytics({
    page: PAGE,
    decision,
    makeKey: () => `event-${(made += 1)}`,
    now: () => new Date(0),
    later: (run) => timers.push(run),
    sink: {
      send({ events }, { signal }) {
        if (isBroken) {
          isBroken = false
          throw new ReferenceError('vendor is not defined')
        }
        const ids = events.map(({ id }) => id)
        if (decision !== 'allowed') early.push(...ids)
        return new Promise((resolve, reject) => {
          open.push((outcome) => {
            if (outcome === 'thrown') return reject(new Error('offline'))
            if (outcome === 'sent' && !signal.aborted) sent.push(...ids)
            resolve(outcome)
          })
        })
      },
    },
  })
  const rows: { readonly [Name in Act['act']]: (act: Extract<Act, { act: Name }>) => void } = {
    record: () => {
      analytics.record({ name: 'page_viewed' })
      if (decision !== 'declined') owed.push(`event-${made}`)
    },
    leave: () => analytics.leave(),
    break: () => {
      isBroken = true
    },
    wait: () => timers.shift()?.(),
    decide: (act) => {
      decision = act.decision
      analytics.decide(decision)
      if (decision === 'declined') owed = owed.filter((id) => sent.includes(id))
    },
    answer: (act) => open.shift()?.(act.outcome),
  }
  const run = async (act: Act) => {
    ;(rows[act.act] as (act: Act) => void)(act)
    await settle()
  }
  for (const act of list) await run(act)
  const before = [...sent]
  // In the end consent is there, and everything arrives that is not dropped.
  await run({ act: 'decide', decision: 'allowed' })
  while (timers.length > 0 || open.length > 0) {
    await run({ act: 'answer', outcome: 'sent' })
    await run({ act: 'wait' })
  }
  return { early, sent, before, owed }
}

const number = (id: string) => Number(id.slice('event-'.length))

it('sends nothing without consent, loses nothing, and sends nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      const { early, sent, owed } = await play(list)
      expect(early).toEqual([])
      expect(new Set(sent).size).toBe(sent.length)
      expect([...sent].sort((a, b) => number(a) - number(b))).toEqual(owed)
    }),
    { numRuns: 1_000 },
  )
})

it('sends in order as long as the page is not left', async () => {
  const staying = acts.map((list) => list.filter(({ act }) => act !== 'leave'))
  await fc.assert(
    fc.asyncProperty(staying, async (list) => {
      const { sent } = await play(list)
      expect(sent).toEqual([...sent].sort((a, b) => number(a) - number(b)))
    }),
  )
})
