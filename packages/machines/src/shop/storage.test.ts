import { expect, it } from 'vitest'
import { blocked, memory } from '../testing/set-up.ts'
import { safeStorage } from './storage.ts'

it('reads what another tab has written, and that it has removed it', () => {
  const browser = memory()
  const [here, there] = [safeStorage(browser), safeStorage(browser)]
  here.setItem('yard', 'first')
  there.setItem('yard', 'second')
  expect(here.getItem('yard')).toBe('second')
  there.removeItem('yard')
  expect(here.getItem('yard')).toBeNull()
})

it('works from memory where the storage throws or is absent', () => {
  for (const storage of [blocked, undefined]) {
    const safe = safeStorage(storage)
    safe.setItem('yard', 'first')
    expect(safe.getItem('yard')).toBe('first')
    safe.removeItem('yard')
    expect(safe.getItem('yard')).toBeNull()
  }
})

it('has what a full storage did not take, until it takes it', () => {
  const browser = memory()
  browser.setItem('yard', 'old')
  let isFull = true
  const safe = safeStorage({
    ...browser,
    setItem(key, value) {
      if (isFull) throw new Error('QuotaExceededError')
      browser.setItem(key, value)
    },
  })
  safe.setItem('yard', 'new')
  expect(safe.getItem('yard')).toBe('new')
  isFull = false
  safe.setItem('yard', 'newer')
  browser.setItem('yard', 'of another tab')
  expect(safe.getItem('yard')).toBe('of another tab')
})
