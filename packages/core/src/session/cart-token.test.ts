import { describe, expect, it } from 'vitest'
import { createCartToken, handedOverKey } from './cart-token.ts'
import type { TokenStorage } from './cart-token.ts'

const URL_A = 'https://a.test'
const KEY = 'selvage:cart:https://a.test'
const TOKEN = 'token-0123456789'

function memory(entries: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(entries))
  const storage: TokenStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
  return { stored, storage }
}
const throwing = (): never => {
  throw new Error('SecurityError')
}
const blocked: TokenStorage = { getItem: throwing, setItem: throwing, removeItem: throwing }

describe('a cart token', () => {
  it('is stored under the name of its gateway, and removed', () => {
    const { stored, storage } = memory()
    const token = createCartToken(URL_A, storage)
    expect(token.get()).toBeUndefined()
    token.set(TOKEN)
    expect([...stored]).toEqual([[KEY, TOKEN]])
    expect(createCartToken(URL_A, storage).get()).toBe(TOKEN)
    expect(createCartToken('https://b.test', storage).get()).toBeUndefined()
    token.clear()
    expect([...stored]).toEqual([])
    expect(token.get()).toBeUndefined()
  })

  it.each([
    ['blocked', blocked],
    ['missing', undefined],
  ])('lives in its record where the storage is %s', (_, storage) => {
    const record = {}
    const token = createCartToken(URL_A, storage, record)
    expect(token.get()).toBeUndefined()
    token.set(TOKEN)
    expect(token.get()).toBe(TOKEN)
    expect(record).toEqual({ token: TOKEN })
    expect(createCartToken(URL_A, storage, record).get()).toBe(TOKEN)
    expect(createCartToken(URL_A, storage).get()).toBeUndefined()
    token.clear()
    expect(token.get()).toBeUndefined()
  })

  it('of the record counts before the one of the storage', () => {
    const { storage } = memory({ [KEY]: TOKEN })
    expect(createCartToken(URL_A, storage, { token: 'token-of-record-1' }).get()).toBe(
      'token-of-record-1',
    )
  })

  it.each([
    ['an empty text', ''],
    ['15 characters', 'a'.repeat(15)],
    ['2,049 characters', 'a'.repeat(2_049)],
    ['a space', 'token 0123456789'],
    ['a line break', 'token-0123456789\n'],
    ['another script', 'token-0123456789é'],
    ['a space before it', ' token-0123456789'],
  ])('is not %s that the storage holds under its name', (_, text) => {
    expect(createCartToken(URL_A, memory({ [KEY]: text }).storage).get()).toBeUndefined()
  })

  it.each(['a'.repeat(16), 'a'.repeat(2_048)])('has 16 to 2,048 characters', (text) => {
    expect(createCartToken(URL_A, memory({ [KEY]: text }).storage).get()).toBe(text)
  })
})

it('a handed-over cart has a name of its own for each gateway', () => {
  expect(handedOverKey(URL_A)).toBe('selvage:handed-over:https://a.test')
})
