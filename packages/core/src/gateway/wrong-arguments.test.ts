import { expect, test, vi } from 'vitest'
import { DeveloperError } from '../contract/index.ts'
import { getDesign } from '../design/index.ts'
import { searchDesigns } from '../search/index.ts'
import { createGateway } from './create-gateway.ts'

const url = 'https://api.test'
const answering = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  vi.fn(() => Promise.resolve(new Response('{}', { status, headers })))

test.each(['de', 'en_XX', '', undefined])(
  'the locale %j is named with those there are',
  (locale) => {
    expect(() => createGateway({ url, locale: locale as never })).toThrow(DeveloperError)
    expect(() => createGateway({ url, locale: locale as never })).toThrow(/en_US/)
  },
)

test('a call without its input is sent without one', async () => {
  const fetch = answering(404)
  const gateway = createGateway({ url, locale: 'en_US', fetch })
  await expect(gateway.send(searchDesigns, undefined as never)).rejects.toThrow('SERVER_ERROR')
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([undefined, {}, { params: {} }])(
  'a call with the input %j is not sent without the parameter of its path',
  async (input) => {
    const fetch = answering(200)
    const gateway = createGateway({ url, locale: 'en_US', fetch })
    const sent = gateway.send(getDesign, input as never)
    await expect(sent).rejects.toThrow(
      /design\w*\.\w+ was sent without the (\w+) of its path. Write { params: { \1: … } }/,
    )
    await expect(sent).rejects.toBeInstanceOf(DeveloperError)
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('a call that waits before a retry ends at its limit', async () => {
  vi.useFakeTimers()
  try {
    const fetch = answering(503, { 'Retry-After': '5' })
    const gateway = createGateway({ url, locale: 'en_US', fetch })
    const lifetime = new AbortController()
    const sent = gateway.send(searchDesigns, { query: {} } as never, { signal: lifetime.signal })
    const outcome = sent.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(800)
    lifetime.abort('late')
    expect(await outcome).toBe('late')
    expect(fetch).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
