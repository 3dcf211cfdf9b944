import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEBOUNCE_MS, debounce, THROTTLE_MS, throttle } from './timing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('has the delays of the specification', () => {
  expect({ THROTTLE_MS, DEBOUNCE_MS }).toEqual({ THROTTLE_MS: 250, DEBOUNCE_MS: 100 })
})

describe('throttle', () => {
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
})

describe('debounce', () => {
  it('calls once with the last value, when none has come for the delay', () => {
    const handler = vi.fn()
    const onInput = debounce(handler)
    for (const value of ['9', '96']) {
      onInput(value)
      vi.advanceTimersByTime(DEBOUNCE_MS - 1)
    }
    expect(handler).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(handler.mock.calls).toEqual([['96']])
  })

  it('waits as long as it is asked to', () => {
    const handler = vi.fn()
    debounce(handler, 400)('96')
    vi.advanceTimersByTime(399)
    expect(handler).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(handler).toHaveBeenCalledTimes(1)
  })

  it('flushes a waiting value once', () => {
    const handler = vi.fn()
    const onInput = debounce(handler)
    onInput('96')
    onInput.flush()
    onInput.flush()
    vi.advanceTimersByTime(DEBOUNCE_MS)
    expect(handler.mock.calls).toEqual([['96']])
  })

  it('drops a waiting value when it is canceled', () => {
    const handler = vi.fn()
    const onInput = debounce(handler)
    onInput('96')
    onInput.cancel()
    onInput.flush()
    vi.advanceTimersByTime(DEBOUNCE_MS)
    expect(handler).not.toHaveBeenCalled()
  })
})
