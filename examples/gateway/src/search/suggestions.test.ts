import { searchDesigns, suggestSearches } from '@selvage/core/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

describe.each(DATABASES)('suggestions on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
  })
  afterAll(() => gateway.close())
  const suggest = (s: string, locale: 'en_US' | 'de_DE' | 'fr_FR' = 'en_US') =>
    gateway.partner().gateway.send(suggestSearches, { query: { s } }, { locale })
  const idsOf = ({ designs }: Awaited<ReturnType<typeof suggest>>) => designs.map(({ id }) => id)

  it('complete a word of the reader, and show what the English one finds', async () => {
    const foxes = await suggest('fox')
    expect(foxes.designs.length).toBeGreaterThan(0)
    const german = await suggest('Füch', 'de_DE')
    expect(german.searches.map(({ text }) => text)).toEqual(['Füchse'])
    expect(idsOf(german)).toEqual(idsOf(foxes))
    const { total } = await gateway
      .partner()
      .gateway.send(searchDesigns, { query: { q: 'Füchse' } }, { locale: 'de_DE' })
    expect(german.searches[0]?.designCount).toBe(total)
    const french = await suggest('cœ', 'fr_FR')
    expect(french.searches[0]?.text).toBe('cœur')
  })

  it('keep the words before the one that is begun', async () => {
    const { searches, designs } = await suggest('blue mot')
    for (const { text, designCount } of searches) {
      expect(text).toMatch(/^blue mot/)
      expect(designCount).toBeGreaterThan(0)
    }
    const all = new Set((await suggest('mot')).searches.map(({ text }) => text))
    expect(all.size).toBeGreaterThan(0)
    expect(designs.length === 0).toBe(searches.length === 0)
  })

  it('are those of the nearest words for a misspelled text', async () => {
    const misspelled = await suggest('mothh')
    expect(misspelled.searches[0]?.text).toMatch(/^moths?$/)
    expect(misspelled.designs.length).toBeGreaterThan(0)
  })

  it('show no two of one family where there are others', async () => {
    const { designs } = await suggest('leaves')
    expect(designs).toHaveLength(4)
  })

  it.each(['((', "'", 'a & b | !', '\u0000\u0000x', 'fox:*', '🦊🦊', 'x'.repeat(500)])(
    'take %j',
    async (s) => {
      const { designs, searches } = await suggest(s)
      expect(designs.length).toBeLessThanOrEqual(4)
      expect(searches.map(({ text }) => text).join()).not.toMatch(/[&|!:*\u0000]/)
    },
  )
})
