import { readAnswer } from '@selvage/core/contract'
import { designCardsAnswer } from '@selvage/core/design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWireCards } from './wire-card.ts'

const card = {
  id: 12,
  title: 'Orchard',
  slug: 'orchard',
  designer: { id: 3, name: 'Ada', screen_name: 'ada' },
  palette: ['#f3ead8', '#5f7f4a'],
  repeat: { type: 'half-drop', width: 6, height: 8, period_width: 12, period_height: 8 },
  recommended_fabric: 'VELVET',
  num_favorites: 7,
  for_sale: true,
  price_from: { raw_price: 5.25, currency: 'USD' },
  tax_included: true,
}

function outcomeOf(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown }
    // Any other error is no answer to a wrong card.
    return code === 'SERVER_ERROR' || message === 'No card' ? 'no card' : error
  }
}
/** The part of the contract's cards that widgets show. */
const byContract = (answer: unknown) =>
  outcomeOf(() =>
    readAnswer({ answer: designCardsAnswer }, answer).map(
      ({ slug: _slug, repeat: _repeat, favoriteCount: _count, designer, ...shown }) => ({
        taxIncluded: false,
        ...shown,
        designer: { name: designer.name },
      }),
    ),
  )
const byHand = (answer: unknown) => outcomeOf(() => readWireCards(answer))

/** Returns the path of every value in a response, as a list of keys. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inside = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each).map((path) => [key, ...path]),
  )
  return [[], ...inside]
}

function withValue(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? withValue(each, rest, put) : each))
  const record = value as Record<string, unknown>
  return { ...record, [key]: withValue(record[key], rest, put) }
}

test('reads a response as the contract does', () => {
  const answer = { designs: [card, { ...card, id: 13, more: 'is left out' }] }
  expect(byHand(answer)).toEqual(byContract(answer))
  expect(byHand(answer)).toHaveLength(2)
})

/** Fields that no widget shows, so that none fails for them. */
const UNSHOWN = /^designs,0,(slug|repeat|num_favorites|designer,(id|screen_name))/

test('accepts and rejects what is shown as the contract does, with any value at any path', () => {
  const answer = { designs: [card] }
  const shown = pathsOf(answer).filter((path) => !UNSHOWN.test(path.join()))
  const anything = fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      true,
      0,
      -1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2_147_483_648,
      '',
      'USD',
      'basic',
      'constructor',
      '#FFFFFF',
      '#ffffff',
      '#ffffff\n',
      [],
      ['#000000'],
      {},
      // A value that throws when it is converted.
      { toString: 0 },
    ),
    fc.anything(),
  )
  let accepted = 0
  fc.assert(
    fc.property(fc.constantFrom(...shown), anything, (path, put) => {
      const changed = withValue(answer, path, put)
      const expected = byContract(changed)
      if (Array.isArray(expected)) accepted += 1
      expect(byHand(changed)).toEqual(expected)
    }),
    { numRuns: 3_000 },
  )
  expect(accepted).toBeGreaterThan(100)
})

test('reads no field that no widget shows', () => {
  const { slug: _slug, repeat: _repeat, num_favorites: _count, ...shown } = card
  expect(byHand({ designs: [shown] })).toEqual(byHand({ designs: [card] }))
})
