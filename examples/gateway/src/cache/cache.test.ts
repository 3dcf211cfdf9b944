import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createCache } from './cache.ts'

function countingLoad() {
  const seen = { loads: 0 }
  const load = async () => {
    seen.loads += 1
    await sleep(5)
    return { number: seen.loads }
  }
  return { seen, load }
}

describe('createCache', () => {
  it('shares one load among concurrent callers and answers from memory after it', async () => {
    const cache = createCache<{ number: number }>(10, 60_000)
    const { seen, load } = countingLoad()
    const answers = await Promise.all([cache.get('a', load), cache.get('a', load)])
    expect(answers).toEqual([{ number: 1 }, { number: 1 }])
    expect(await cache.get('a', load)).toEqual({ number: 1 })
    expect(seen.loads).toBe(1)
  })

  it('loads again after the lifetime', async () => {
    const cache = createCache<{ number: number }>(10, 20)
    const { load } = countingLoad()
    await cache.get('a', load)
    await sleep(40)
    expect(await cache.get('a', load)).toEqual({ number: 2 })
  })

  it('forgets the value that was used least recently when it is full', async () => {
    const cache = createCache<{ number: number }>(2, 60_000)
    const { seen, load } = countingLoad()
    for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, load)
    expect(seen.loads).toBe(3)
    await cache.get('b', load)
    expect(seen.loads).toBe(4)
  })

  it('answers every caller even when more are loading than it has room for', async () => {
    const cache = createCache<{ key: string }>(1, 60_000)
    const keys = ['a', 'b', 'c']
    const answers = keys.map((key) =>
      cache.get(key, async () => {
        await sleep(5)
        return { key }
      }),
    )
    expect(await Promise.all(answers)).toEqual(keys.map((key) => ({ key })))
  })

  it('does not remember a failure', async () => {
    const cache = createCache<{ number: number }>(10, 60_000)
    const { load } = countingLoad()
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await cache.get('a', load)).toEqual({ number: 1 })
  })

  it('remembers nothing when the lifetime is 0', async () => {
    const cache = createCache<{ number: number }>(10, 0)
    const { load } = countingLoad()
    await cache.get('a', load)
    expect(await cache.get('a', load)).toEqual({ number: 2 })
  })

  it('keeps a value whose next load fails, until one succeeds', async () => {
    const instead = () => ({ number: 0 })
    const cache = createCache<{ number: number }>(10, 60_000, { retryMs: 20, instead })
    const { seen, load } = countingLoad()
    const fail = () => Promise.reject(new Error('broken'))
    // Without an earlier value, another one stands for as long.
    expect([await cache.get('a', fail), await cache.get('a', load)]).toEqual([
      { number: 0 },
      { number: 0 },
    ])
    await sleep(40)
    await cache.get('a', load)
    expect(await cache.refresh('a', fail)).toEqual({ number: 1 })
    expect(await cache.get('a', load)).toEqual({ number: 1 })
    await sleep(40)
    expect(await cache.get('a', fail)).toEqual({ number: 1 })
    await sleep(40)
    expect(await cache.get('a', load)).toEqual({ number: 2 })
    expect(seen.loads).toBe(2)
  })

  it('refreshes a value whose load began before', async () => {
    const cache = createCache<{ number: number }>(10, 60_000)
    const held = Promise.withResolvers<{ number: number }>()
    const before = cache.get('a', () => held.promise)
    const after = cache.refresh('a', () => Promise.resolve({ number: 2 }))
    held.resolve({ number: 1 })
    expect([await before, await after]).toEqual([{ number: 1 }, { number: 2 }])
    expect(await cache.get('a', () => held.promise)).toEqual({ number: 2 })
  })

  it('refreshes a value that is fresh, once for all who ask', async () => {
    const cache = createCache<{ number: number }>(10, 60_000)
    const { load } = countingLoad()
    await cache.get('a', load)
    expect(await Promise.all([cache.refresh('a', load), cache.refresh('a', load)])).toEqual([
      { number: 2 },
      { number: 2 },
    ])
    expect(await cache.get('a', load)).toEqual({ number: 2 })
  })
})
