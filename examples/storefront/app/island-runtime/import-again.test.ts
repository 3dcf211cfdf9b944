import { expect, it, vi } from 'vitest'
import { importAgain } from './import-again.client.ts'

it('asks for a file that failed by another address, and stays with the one that came', async () => {
  const load = vi.fn<(href: string) => Promise<unknown>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ default: 1 })
  await expect(importAgain('./calls.js', load)).rejects.toThrow('offline')
  await importAgain('./calls.js', load)
  await importAgain('./calls.js', load)
  const [first, second, third] = load.mock.calls.map(([href]) => href)
  expect(first).toBe('./calls.js')
  expect(second).toMatch(/^\.\/calls\.js\?\d+$/)
  expect(third).toBe(second)
})

it('leaves the address of every other file as it is', async () => {
  const load = vi.fn<(href: string) => Promise<unknown>>().mockResolvedValue({})
  load.mockRejectedValueOnce(new TypeError())
  await importAgain('./failed.js', load).catch(() => undefined)
  await importAgain('./other.js', load)
  expect(load.mock.lastCall).toEqual(['./other.js'])
})

it('asks by one address after two calls that failed at once', async () => {
  vi.useFakeTimers({ now: 1_000 })
  const load = vi.fn<(href: string) => Promise<unknown>>().mockResolvedValue({})
  const failures = [Promise.withResolvers(), Promise.withResolvers()]
  for (const { promise } of failures) load.mockReturnValueOnce(promise)
  const calls = [1, 2].map(() => importAgain('./twice.js', load).catch(() => undefined))
  for (const { reject } of failures) {
    vi.advanceTimersByTime(10)
    reject(new TypeError('offline'))
    await Promise.resolve()
  }
  await Promise.all(calls)
  await importAgain('./twice.js', load)
  expect(load.mock.lastCall).toEqual(['./twice.js?1010'])
  vi.useRealTimers()
})
