import { expect, test } from 'vitest'
import { FORM_BYTES } from '../page/read-form.server.ts'
import type { Shop } from '../page/shop-context.ts'
import { reviewsAction } from './reviews-action.server.ts'

/** A request's shop, as far as a form is judged before it is read. */
const shopOf = (type: 'guest' | 'member') =>
  ({
    hasSession: true,
    hasEnded: () => false,
    page: { language: 'en' },
    session: { get: () => ({ status: 'known', user: { type } }) },
  }) as unknown as Shop

/** A posted form of so many bytes, which are counted as they are read, until `rest` lets go. */
function post({ bytes, length, rest }: { bytes: number; length?: number; rest?: Promise<void> }) {
  const chunk = new Uint8Array(64 * 1024)
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (read.bytes >= bytes) return controller.close()
        if (read.bytes > 0) await rest
        read.bytes += chunk.length
        controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request('https://shop.test/en/designs/12/reviews', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      ...(length !== undefined && { 'Content-Length': String(length) }),
    },
  } as RequestInit)
  return { request, read }
}

const MB = 1024 * 1024
const statusOf = (answer: unknown): number | undefined =>
  (answer as { init?: { status?: number } }).init?.status

test('nothing is read of a large form that a guest posts', async () => {
  const { request, read } = post({ bytes: 41 * MB, length: 41 * MB })
  const answer: unknown = await reviewsAction(shopOf('guest'), 12, request).catch(
    (thrown: unknown) => thrown,
  )
  expect([(answer as Response).status, read.bytes]).toEqual([303, 0])
})

test.each([
  ['guest', FORM_BYTES],
  ['member', 42 * MB],
] as const)('no more is read of an endless form of a %s than it may have', async (who, most) => {
  const { request, read } = post({ bytes: Infinity })
  expect(statusOf(await reviewsAction(shopOf(who), 12, request))).toBe(413)
  expect(read.bytes).toBeLessThan(most + MB)
})

test('two large forms are read at a time, and the next one after them', async () => {
  let letGo = (): void => undefined
  const rest = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const forms = [0, 1, 2].map(() => post({ bytes: MB, length: MB, rest }))
  const answers = forms.map(({ request }) => reviewsAction(shopOf('member'), 12, request))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(forms.map(({ read }) => read.bytes > 0)).toEqual([true, true, false])
  letGo()
  expect((await Promise.all(answers)).map(statusOf)).toEqual([400, 400, 400])
  expect(forms.every(({ read }) => read.bytes === MB)).toBe(true)
})
