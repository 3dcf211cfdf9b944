// @vitest-environment jsdom
import { emptyLayout, layoutCode } from '@selvage/core/fill-a-yard'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { yardHistory } from './yard-history.ts'

const layout = emptyLayout(4, 'BELGIAN_LINEN', 12)
const code = layoutCode(layout)
let lifetime: AbortController

beforeEach(() => {
  lifetime = new AbortController()
  vi.useFakeTimers()
  history.replaceState(null, '')
})
afterEach(() => {
  lifetime.abort()
  vi.useRealTimers()
})

const open = (...attributes: (string | null)[]) => yardHistory(attributes, lifetime.signal)

test('a layout is restored for the same attributes alone, beside the state of the page', () => {
  history.replaceState({ scroll: 3 }, '', '#here')
  expect(open('12', null).read()).toBeUndefined()
  open('12', null).write(code)
  expect(open('12', null).read()).toEqual(layout)
  expect(open('12', '4').read()).toBeUndefined()
  expect(history.state).toMatchObject({ scroll: 3 })
  expect(location.hash).toBe('#here')
})

test('a change is written at once, of many in a row the last, and leaving the page writes it', () => {
  const replaced = vi.spyOn(history, 'replaceState')
  const yard = open('12')
  yard.write(code)
  expect(replaced).toHaveBeenCalledTimes(1)
  for (let turn = 0; turn < 20; turn += 1) yard.write(code)
  const written = replaced.mock.calls.length
  expect(written).toBeLessThan(20)
  dispatchEvent(new Event('pagehide'))
  vi.runAllTimers()
  expect(replaced).toHaveBeenCalledTimes(written + 1)
  expect(open('12').read()).toEqual(layout)
})

test('a state of another kind is left to the page, and a wrong code is no layout', () => {
  history.replaceState(7, '')
  open('12').write(code)
  vi.runAllTimers()
  expect(history.state).toBe(7)
  history.replaceState({ 'selvage-yard 12': 'nonsense' }, '')
  expect(open('12').read()).toBeUndefined()
})
