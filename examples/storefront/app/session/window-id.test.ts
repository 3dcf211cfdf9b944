// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { windowId } from './window-id.ts'

const KEY = /^[\w-]{22}$/
beforeEach(() => sessionStorage.clear())

it('is random, and the same on every page of a tab', () => {
  const first = windowId()
  expect(first).toMatch(KEY)
  expect(windowId()).toBe(first)
  sessionStorage.clear()
  expect(windowId()).not.toBe(first)
})

it('is there in a browser that blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(windowId()).toMatch(KEY)
  vi.unstubAllGlobals()
})
