import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserTurns } from './refresh-turns.ts'

const URL_A = 'https://a.test'
const KEY = 'selvage:refreshed:https://a.test'
const throwing = () => {
  throw new Error('SecurityError')
}
afterEach(() => vi.unstubAllGlobals())

/** A browser with locks and a storage, or with the given ones. */
function openTab(parts: { readonly locks?: unknown; readonly storage?: unknown } = {}) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const { locks = navigator.locks, storage: own = storage } = parts
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('localStorage', own)
  const turns = browserTurns(URL_A)
  if (!turns) throw new Error('A browser has turns.')
  return { turns, stored }
}

describe('the turns of a browser’s tabs', () => {
  it('are none on a server, whose visitors share nothing', () => {
    expect(browserTurns(URL_A)).toBe(undefined)
  })

  it('come one after the other, and the later one has waited', async () => {
    const { turns } = openTab()
    const events: string[] = []
    const turn = (name: string) =>
      turns.alone(async (waited) => {
        events.push(`${name} ${waited}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
        events.push(`${name} ends`)
        return name
      })
    expect(await Promise.all([turn('a'), turn('b')])).toEqual(['a', 'b'])
    expect(events).toEqual(['a false', 'a ends', 'b true', 'b ends'])
  })

  it('end with the error of what was run', async () => {
    const { turns } = openTab()
    const run = vi.fn(() => Promise.reject(new Error('lost')))
    await expect(turns.alone(run)).rejects.toThrow('lost')
    expect(run).toHaveBeenCalledOnce()
    expect(await turns.alone((waited) => Promise.resolve(waited))).toBe(false)
  })

  it.each([
    ['missing', { locks: undefined }],
    ['blocked', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
  ])('are taken at once where locks are %s', async (_, { locks }) => {
    const { turns } = openTab({ locks: locks ?? null })
    expect(await turns.alone((waited) => Promise.resolve(waited))).toBe(false)
  })

  it('know from the storage when one was refreshed last', () => {
    const { turns, stored } = openTab()
    expect(turns.last()).toBe(0)
    turns.mark(1_234)
    expect(turns.last()).toBe(1_234)
    expect([...stored]).toEqual([[KEY, '1234']])
    stored.set(KEY, 'of somebody else')
    expect(turns.last()).toBe(0)
  })

  it.each([
    ['blocked', { getItem: throwing, setItem: throwing }],
    ['missing', null],
  ])('do without a storage that is %s', (_, storage) => {
    const { turns } = openTab({ storage })
    turns.mark(1_234)
    expect(turns.last()).toBe(0)
  })
})
