import { searchDesigns, suggestSearches } from '@selvage/core/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { openStudio } from './testing/studio.ts'

describe.each(DATABASES)('a design of a member on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    // As in a shop, what is found is cached.
    gateway = await openReferenceGateway({ database, config: { catalogueCacheMs: 60_000 } })
    Object.assign(gateway.deps.config.limits, { reviewsPerHour: 0, accountsPerHour: 0 })
  })
  afterAll(() => gateway.close())

  it('is found and suggested at once, although what was found before is cached', async () => {
    const { make, change, gateway: calls } = await openStudio(gateway)
    const term = `zq${crypto.randomUUID().replaceAll('-', '').slice(0, 9)}`
    const found = async (q: string) =>
      (await calls.send(searchDesigns, { query: { q } })).results.map(({ id }) => id)
    const suggested = async () =>
      (await calls.send(suggestSearches, { query: { s: term.slice(0, 8) } })).searches
    expect([await found(term), await suggested()]).toEqual([[], []])
    const { id } = await make({ title: `Heron ${term}` })
    expect(await found(term)).toEqual([id])
    expect(await suggested()).toEqual([{ text: term, designCount: 1 }])
    await change(id, { title: 'Heron' })
    expect(await found(term)).toEqual([])
    const ofColor = await calls.send(searchDesigns, { query: { colours: ['red'], sort: 'newest' } })
    expect(ofColor.results.map((card) => card.id)).toContain(id)
    const tagged = await calls.send(searchDesigns, { query: { tag: 'salt-marsh' } })
    expect(tagged.results.map((card) => card.id)).toContain(id)
  })

  it('is found by the language that it was described in, and by English', async () => {
    const { make, gateway: calls } = await openStudio(gateway)
    const term = `zq${crypto.randomUUID().replaceAll('-', '').slice(0, 9)}`
    const { id } = await make({ title: `FÜCHSE im ${term}`, tags: ['Füchse'] })
    const found = async (lang: string, q: string) => {
      const query = new URLSearchParams({ lang, q, sort: 'newest' }).toString()
      const response = await gateway.fetch(`/search/designs?${query}`)
      return ((await response.json()) as { results: { id: number }[] }).results.map(
        (card) => card.id,
      )
    }
    for (const lang of ['de', 'en', 'fr'])
      for (const typed of ['Füchse', 'fuchse', 'FÜCHSE'])
        expect(await found(lang, `${typed} im ${term}`)).toEqual([id])
    const { searches } = await calls.send(suggestSearches, { query: { s: 'chse' } })
    expect(searches.map(({ text }) => text)).not.toContain('chse')
    const foxes = await found('de', 'Füchse')
    expect(foxes).toContain(id)
    expect(foxes.length).toBeGreaterThan(1)
  })

  it('hides no other by a tag that names the merchandise', async () => {
    const { make, gateway: calls } = await openStudio(gateway)
    const total = async (q: string) => (await calls.send(searchDesigns, { query: { q } })).total
    await make({ title: 'Squares', tags: ['fox wallpaper'] })
    expect(await total('fox wallpaper')).toBe(await total('fox'))
    expect(await total('fox')).toBeGreaterThan(1)
  })
})
