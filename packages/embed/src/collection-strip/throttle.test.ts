import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { THROTTLE_MS, throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('calls at once, then once for each pause, and once more for the last event', () => {
  const handler = vi.fn()
  const onScroll = throttle(handler)
  onScroll()
  expect(handler).toHaveBeenCalledTimes(1)
  for (let ms = 0; ms < 2 * THROTTLE_MS - 10; ms += 10) {
    onScroll()
    vi.advanceTimersByTime(10)
  }
  expect(handler).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(handler).toHaveBeenCalledTimes(3)
})

it('does not call again when nothing came after the first event', () => {
  const handler = vi.fn()
  throttle(handler)()
  vi.advanceTimersByTime(10 * THROTTLE_MS)
  expect(handler).toHaveBeenCalledTimes(1)
})
