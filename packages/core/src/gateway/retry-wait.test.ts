import { expect, test, vi } from 'vitest'
import { searchDesigns } from '../search/index.ts'
import { createGateway } from './create-gateway.ts'

test('a call that waits before a retry ends at its limit', async () => {
  vi.useFakeTimers()
  try {
    const fetch = vi.fn(() =>
      Promise.resolve(new Response('{}', { status: 503, headers: { 'Retry-After': '3' } })),
    )
    const gateway = createGateway({ url: 'https://api.test', locale: 'en_US', fetch })
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

test.each(['4', '120'])(
  'a gateway that wants to be asked after %s seconds is not asked again, and its status is known',
  async (seconds) => {
    const fetch = vi.fn(() =>
      Promise.resolve(new Response('{}', { status: 503, headers: { 'Retry-After': seconds } })),
    )
    const gateway = createGateway({ url: 'https://api.test', locale: 'en_US', fetch })
    await expect(gateway.send(searchDesigns, { query: {} } as never)).rejects.toMatchObject({
      code: 'SERVER_ERROR',
      status: 503,
    })
    expect(fetch).toHaveBeenCalledOnce()
  },
)
