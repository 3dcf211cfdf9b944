import { expect, test, vi } from 'vitest'
import { fetchOnIntent } from './fetch-on-intent.ts'

test('fetches once, at the first sign of intent or the first call, and again after a failure', async () => {
  const target = document.createElement('div')
  const fetched = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'))
  fetched.mockResolvedValue('part')
  const fetchIt = fetchOnIntent(target, fetched, new AbortController().signal)
  expect(fetched).not.toHaveBeenCalled()
  target.dispatchEvent(new Event('pointerover'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await expect(fetchIt()).resolves.toBe('part')
  target.dispatchEvent(new Event('focusin'))
  await expect(fetchIt()).resolves.toBe('part')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('no longer listens when the widget has ended', () => {
  const target = document.createElement('div')
  const fetched = vi.fn(() => Promise.resolve())
  const lifetime = new AbortController()
  fetchOnIntent(target, fetched, lifetime.signal)
  lifetime.abort()
  target.dispatchEvent(new Event('touchstart'))
  expect(fetched).not.toHaveBeenCalled()
})
