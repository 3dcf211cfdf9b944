import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { requestActor } from './request-actor.ts'

/** Returns an actor of a request that waits, with what ends each run. */
function open() {
  const runs: { answer: (value: string) => void; fail: (error: unknown) => void }[] = []
  const logic = requestActor<string, undefined>(
    ({ signal }) =>
      new Promise((answer, fail) => {
        runs.push({ answer, fail })
        signal.addEventListener('abort', () => fail(signal.reason))
      }),
  )
  return { actor: createActor(logic, { input: undefined }), runs }
}

/** Stops an actor and starts it again, as `useMachine` does in StrictMode. */
function stopAndStart({ actor }: ReturnType<typeof open>): void {
  const snapshot = actor.getSnapshot()
  actor.stop()
  Object.assign(actor, { _processingStatus: 0, _snapshot: snapshot })
  actor.start()
}

test('an actor that was started again takes the answer of its second run alone', async () => {
  const opened = open()
  opened.actor.start()
  stopAndStart(opened)
  await new Promise((resolve) => setTimeout(resolve))
  expect(opened.actor.getSnapshot().status).toBe('active')
  opened.runs[1]?.answer('second')
  await vi.waitFor(() => expect(opened.actor.getSnapshot().output).toBe('second'))
})

test('an actor that goes on has the answer or the error of its request', async () => {
  const answered = open()
  answered.actor.start()
  answered.runs[0]?.answer('first')
  await vi.waitFor(() => expect(answered.actor.getSnapshot().output).toBe('first'))

  const failed = open()
  failed.actor.subscribe({ error: () => {} })
  failed.actor.start()
  failed.runs[0]?.fail(new Error('no'))
  await vi.waitFor(() => expect(failed.actor.getSnapshot().status).toBe('error'))
})
