import { COLLECTION_PAGE_SIZE, getCollection, listCollections } from '@selvage/core/collection'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway, DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

describe.each(DATABASES)('collections on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
    const { pool } = gateway.deps.db
    await pool.query('UPDATE designs SET mature = false, for_sale = true')
    await pool.query('UPDATE collections SET public = false WHERE id = 50')
    await pool.query('DELETE FROM collection_designs WHERE collection_id = 7')
    await pool.query(
      'INSERT INTO collection_designs (collection_id, design_id, position) VALUES (7, 5, 2), (7, 9, 0), (7, 3, 3), (7, 12, 1)',
    )
    await pool.query('UPDATE designs SET mature = true WHERE id = 12')
    await pool.query('UPDATE designs SET for_sale = false WHERE id = 3')
  })
  afterAll(() => gateway.close())

  const one = (id: number | string, query = {}) =>
    gateway.shopper().gateway.send(getCollection, { params: { id: id as number }, query })
  const list = (offset?: number) =>
    gateway.shopper().gateway.send(listCollections, {
      query: offset === undefined ? {} : { pageOffset: offset },
    })

  it("has its designs in the designer's order, without mature ones", async () => {
    const found = await one(7)
    expect(found.designs.map(({ id }) => id)).toEqual([9, 5, 3])
    expect(found).toMatchObject({
      id: 7,
      designCount: 3,
      designerOnly: false,
      shown: true,
      curator: { screenName: expect.stringMatching(/^[a-z_]+$/) as string },
    })
    expect(found.designs.at(-1)).toMatchObject({ forSale: false })
    expect((await one(7, { currency: 'GBP' })).designs[0]?.priceFrom.currency).toBe('GBP')
  })

  it('answers 404 for a private collection as for an unknown one', async () => {
    const answers = await Promise.all(
      ['50', '999', '0', '-1', '1.5', '2147483648', 'constructor', '1%27'].map(async (id) => {
        const answer = await gateway.fetch(`/scuppernong/collections/${id}`)
        return [answer.status, await answer.text()]
      }),
    )
    expect(new Set(answers.map(String)).size).toBe(1)
    const message = 'There is no such collection, or it is not public.'
    const errors = [{ code: 'COLLECTION_NOT_FOUND', message }]
    expect(answers[0]).toEqual([404, JSON.stringify({ errors })])
  })

  it('lists twenty a page, the newest first, every shown one once', async () => {
    const first = await list()
    expect(first).toMatchObject({ total: 99, pageOffset: 0, pageSize: COLLECTION_PAGE_SIZE })
    const pages = [first, ...(await Promise.all([1, 2, 3, 4].map(list)))]
    const ids = pages.flatMap(({ collections }) => collections.map(({ id }) => id))
    expect(ids).toEqual(Array.from({ length: 100 }, (_, at) => 100 - at).filter((id) => id !== 50))
    expect((await list(5)).collections).toEqual([])
    const seventh = pages.flatMap(({ collections }) => collections).find(({ id }) => id === 7)
    expect(seventh).toMatchObject({ designCount: 3, thumbnails: [{ id: 9 }, { id: 5 }, { id: 3 }] })
    for (const { collections } of pages)
      for (const { thumbnails, designCount } of collections)
        expect(thumbnails).toHaveLength(Math.min(4, designCount))
    expect((await gateway.fetch('/scuppernong/collections?page_offset=-1')).status).toBe(400)
  })

  it('may be cached when it is asked for without a session', async () => {
    expect((await gateway.fetch('/scuppernong/collections/7')).headers.get('cache-control')).toBe(
      'public, max-age=60',
    )
  })
})
