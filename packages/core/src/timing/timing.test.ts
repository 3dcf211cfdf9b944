import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEBOUNCE_MS, debounce, forHistory, HISTORY_MS, THROTTLE_MS, throttle } from './timing.ts'

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

describe('a change of the history', () => {
  it('is written at once, and of many in a row the last after a pause', () => {
    const handler = vi.fn()
    const write = forHistory(handler)
    for (let change = 1; change <= 30; change += 1) write(change)
    expect(handler.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    vi.advanceTimersByTime(HISTORY_MS)
    expect(handler.mock.calls.flat().slice(10)).toEqual([30])
  })

  it('comes less than a hundred times in half a minute, which every browser allows', () => {
    const handler = vi.fn()
    const write = forHistory(handler)
    for (let ms = 0; ms < 30_000; ms += HISTORY_MS) {
      write(ms)
      vi.advanceTimersByTime(HISTORY_MS / 2)
      write(ms)
      vi.advanceTimersByTime(HISTORY_MS / 2)
    }
    expect(handler.mock.calls.length).toBeLessThan(100)
  })

  it('that waits is written when the page is left, or dropped', () => {
    const handler = vi.fn()
    const write = forHistory(handler)
    for (let change = 1; change <= 12; change += 1) write(change)
    write.flush()
    expect(handler).toHaveBeenLastCalledWith(12)
    write(13)
    write.cancel()
    vi.runAllTimers()
    expect(handler).toHaveBeenLastCalledWith(12)
  })
})
