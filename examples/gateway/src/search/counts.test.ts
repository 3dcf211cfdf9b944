import { readSearch } from '@selvage/core/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { countDesigns } from './counts.ts'

describe.each(DATABASES)('counts above what is counted exactly, on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
    await gateway.deps.db.pool.query('ANALYZE designs')
  })
  afterAll(() => gateway.close())

  const count = (search: string, exactUpTo?: number) =>
    countDesigns(
      gateway.deps.db.orm,
      readSearch(new URLSearchParams(search)).query,
      { mature: true },
      exactUpTo,
    )
  const sumOf = (facets: readonly { readonly count: number }[]): number =>
    facets.reduce((sum, each) => sum + each.count, 0)

  it('have the scale of their own set, and the only choice that of the total', async () => {
    const search = 'style=botanical'
    const [exact, sampled] = [await count(search), await count(search, 50)]
    const own = ({ facets }: typeof exact) =>
      facets.style.find(({ value }) => value === 'botanical')?.count
    expect(own(exact)).toBe(exact.total)
    expect(own(sampled)).toBe(sampled.total)
    const all = sumOf(exact.facets.style)
    expect(all).toBeGreaterThan(200)
    expect(sumOf(sampled.facets.style)).toBeGreaterThan(all * 0.7)
    expect(sumOf(sampled.facets.style)).toBeLessThan(all * 1.3)
  })

  it('are exact where the set is small enough', async () => {
    expect(await count('style=botanical&color=red', 300)).toEqual(
      await count('style=botanical&color=red'),
    )
  })
})
