import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSlideIn } from './use-slide-in.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const prefersLessMotion = (matches: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('a slide-in is shown after 350 ms, and gone at once', () => {
  prefersLessMotion(false)
  const { result, rerender } = renderHook(({ open }) => useSlideIn(open, true), {
    initialProps: { open: true },
  })
  expect(result.current).toBe(false)
  pass(349)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  rerender({ open: false })
  expect(result.current).toBe(false)
  rerender({ open: true })
  pass(349)
  expect(result.current).toBe(false)
})

test('it is shown at once to who wants less motion, and so is a panel that does not slide', () => {
  prefersLessMotion(true)
  const still = renderHook(() => useSlideIn(true, true))
  pass(0)
  expect(still.result.current).toBe(true)
  prefersLessMotion(false)
  expect(renderHook(() => useSlideIn(true, false)).result.current).toBe(true)
})
