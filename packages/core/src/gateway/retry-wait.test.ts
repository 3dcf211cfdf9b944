import { expect, test, vi } from 'vitest'
import { searchDesigns } from '../search/index.ts'
import { createGateway } from './create-gateway.ts'

test('a call that waits before a retry ends at its limit', async () => {
  vi.useFakeTimers()
  try {
    const fetch = vi.fn(() =>
      Promise.resolve(new Response('{}', { status: 503, headers: { 'Retry-After': '5' } })),
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
