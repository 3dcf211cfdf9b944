import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCalculatingMark } from './use-calculating-mark.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Calculator(): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  useCalculatingMark(root)
  return <div ref={root} />
}

test('the document is marked while a calculator is in view, so that the buy bar gives its place', () => {
  let see = (_entries: readonly { readonly isIntersecting: boolean }[]): void => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const isMarked = () => document.documentElement.hasAttribute('data-calculating')
  const { unmount } = render(<Calculator />)
  expect(isMarked()).toBe(false)
  see([{ isIntersecting: true }])
  expect(isMarked()).toBe(true)
  see([{ isIntersecting: false }])
  expect(isMarked()).toBe(false)
  see([{ isIntersecting: true }])
  unmount()
  expect(isMarked()).toBe(false)
})
