import { register } from '@selvage/core/account'
import {
  changeCollection,
  createCollection,
  getMemberCollection,
  listOwnCollections,
  MOST_COLLECTION_DESIGNS,
  MOST_COLLECTIONS,
} from '@selvage/core/collection'
import type { CollectionChange } from '@selvage/core/collection'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const PASSWORD = 'a long password'

describe.each(DATABASES)('collections of members on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
  })
  afterAll(() => gateway.close())

  const query = (text: string) => gateway.deps.db.pool.query(text)
  async function member() {
    const email = `${crypto.randomUUID()}@example.com`
    const { gateway: client } = gateway.shopper()
    const form = { screenName: 'Ada', email, password: PASSWORD, newsletter: false }
    const { user } = await client.send(register, { body: form })
    return {
      userId: user.id,
      create: (name: string, designIds: number[] = []) =>
        client.send(createCollection, { body: { name, designIds, shown: true } }),
      change: (id: number, body: CollectionChange) =>
        client.send(changeCollection, { params: { id }, body }),
      read: (id: number) => client.send(getMemberCollection, { params: { id }, query: {} }),
      own: () => client.send(listOwnCollections, {}),
    }
  }

  it('for designers alone are shown to designers', async () => {
    const owner = await member()
    const { id } = await owner.create('Trade secrets', [1])
    await owner.change(id, { designerOnly: true })
    const reader = await member()
    await expect(reader.read(id)).rejects.toMatchObject({ code: 'COLLECTION_NOT_FOUND' })
    await query(`UPDATE users SET design_owner = true WHERE id = '${reader.userId}'`)
    expect(await reader.read(id)).toMatchObject({ isOwn: false, collection: { id } })
    await owner.change(id, { shown: false })
    await expect(reader.read(id)).rejects.toMatchObject({ code: 'COLLECTION_NOT_FOUND' })
  })

  it('are made once when two pages make one of a name at once', async () => {
    const { create, own } = await member()
    const sent = await Promise.allSettled([create('Twice'), create('twice'), create('TWICE')])
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await own()).toHaveLength(1)
  })

  it('keep what two pages add at once', async () => {
    const { create, change, own } = await member()
    const { id } = await create('Both', [1])
    await Promise.all([change(id, { add: [2] }), change(id, { add: [3] })])
    const [both] = await own()
    expect(both?.designIds.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })

  it('are as many, and as large, as the limits say', async () => {
    const { create, change, userId } = await member()
    const { id } = await create('Full', [1])
    await query(`INSERT INTO collection_designs (collection_id, design_id, position)
      SELECT ${id}, d.id, d.id FROM designs AS d
      WHERE d.id BETWEEN 2 AND ${MOST_COLLECTION_DESIGNS}`)
    const added = change(id, { add: [MOST_COLLECTION_DESIGNS + 1] })
    await expect(added).rejects.toMatchObject({ code: 'COLLECTION_FULL', status: 409 })
    expect((await change(id, { remove: [2] })).designIds).not.toContain(2)
    await query(`INSERT INTO collections (name, slug, description, owner_id, name_key)
      SELECT n, n, '', '${userId}', n
      FROM generate_series(2, ${MOST_COLLECTIONS}) AS i, LATERAL (SELECT 'c' || i AS n) AS named`)
    const more = create('One more')
    await expect(more).rejects.toMatchObject({ code: 'COLLECTION_LIMIT_REACHED', status: 409 })
  })

  it('count designs that everybody may see, and leave with their member', async () => {
    const { create, userId } = await member()
    await query('UPDATE designs SET mature = (id = 5) WHERE id IN (5, 6)')
    expect(await create('Some', [5, 6])).toMatchObject({ designIds: [5, 6], designCount: 1 })
    await query(`DELETE FROM users WHERE id = '${userId}'`)
    const { rows } = await query(`SELECT 1 FROM collections WHERE owner_id = '${userId}'`)
    expect(rows).toEqual([])
  })
})
