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
