import { patchMe } from '@selvage/core/account'
import { addToCart, getCart } from '@selvage/core/cart'
import { createCollection } from '@selvage/core/collection'
import { getDesign, listDesigns } from '@selvage/core/design'
import { followDesigner } from '@selvage/core/designer'
import { addFavorite } from '@selvage/core/favorites'
import { addFillAYard, emptyLayout } from '@selvage/core/fill-a-yard'
import { searchDesigns } from '@selvage/core/search'
import { createGuest, whoAmI } from '@selvage/core/session'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERASURE } from '../privacy-request/erasure.table.ts'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { openStudio, picture } from './testing/studio.ts'

const FIRST = 1_000_000_000

describe.each(DATABASES)('a design of a member on %s', (database) => {
  let gateway: ReferenceGateway
  const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await gateway.deps.db.pool.query(text, values)).rows as Row[]
  beforeAll(async () => {
    // As in a shop, what is found is cached.
    gateway = await openReferenceGateway({ database, config: { catalogueCacheMs: 60_000 } })
    Object.assign(gateway.deps.config.limits, { reviewsPerHour: 0, accountsPerHour: 0 })
  })
  afterAll(() => gateway.close())

  const center = async (path: string) => {
    const answer = await gateway.fetch(path)
    if (answer.status !== 200) return answer.status
    const { data, info } = await sharp(await answer.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = 3 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2))
    const [red = 0, green = 0] = data.subarray(at)
    return red - green > 60 ? 'red' : 'not red'
  }
  const picturesOf = (id: number) => [
    `/images/designs/${id}/card-300.webp`,
    `/images/designs/${id}/tile-300.webp`,
    `/images/products/home-good-SQUARE_THROW_PILLOW-18X18-${id}.webp`,
    `/images/products/home-good-SQUARE_THROW_PILLOW-18X18-${id}/300.webp`,
  ]

  it('is bought by a guest, favored and listed for search engines', async () => {
    const { make } = await openStudio(gateway)
    const { id } = await make()
    expect(id).toBeGreaterThanOrEqual(FIRST)
    const { gateway: guest } = gateway.shopper()
    await guest.send(createGuest, { body: { kind: 'session' } })
    const line = {
      designId: id,
      fabric: 'PETAL_SIGNATURE_COTTON',
      size: 'YARD',
      quantity: 2,
    } as const
    const { cart } = await guest.send(addToCart, { body: line }, { key: crypto.randomUUID() })
    expect(cart.items[0]?.design).toMatchObject({ id, title: 'Marsh Heron' })
    await guest.send(addFavorite, { params: { id }, body: {} })
    const design = await guest.send(getDesign, { params: { id }, query: {} })
    expect(design.favoriteCount).toBe(1)
    expect(design.moreLikeThis.length).toBeGreaterThan(0)
    const first = await guest.send(listDesigns, { query: {} })
    expect(first.parts).toBe(2)
    const { designs } = await guest.send(listDesigns, { query: { part: 1 } })
    expect(designs).toEqual([{ id, title: 'Marsh Heron' }])
  })

  it('is drawn on cards, tiles and home goods, and no longer once it is for adults', async () => {
    const { make, change } = await openStudio(gateway)
    const { id } = await make({ repeatType: 'mirrored' })
    for (const path of picturesOf(id)) expect([path, await center(path)]).toEqual([path, 'red'])
    await change(id, { mature: true })
    for (const path of picturesOf(id)) expect([path, await center(path)]).toEqual([path, 404])
    await change(id, { mature: false })
    expect(await center(picturesOf(id)[0] ?? '')).toBe('red')
  })

  it('is not sold and still shown when its designer says so', async () => {
    const { make, change, gateway: calls } = await openStudio(gateway)
    const { id } = await make({ forSale: false })
    const body = {
      designId: id,
      fabric: 'PETAL_SIGNATURE_COTTON',
      size: 'YARD',
      quantity: 1,
    } as const
    const add = () => calls.send(addToCart, { body }, { key: crypto.randomUUID() })
    await expect(add()).rejects.toMatchObject({ code: 'DESIGN_NOT_FOR_SALE' })
    await change(id, { forSale: true })
    expect((await add()).cart.items).toHaveLength(1)
    await change(id, { forSale: false })
    const cart = await calls.send(getCart, { params: { id: 'pending' }, query: {} })
    expect(cart?.items[0]?.cleanup).toBeTruthy()
  })

  it('makes its member a designer, each with an address of their own', async () => {
    const one = await openStudio(gateway, 'Ada Byron')
    const other = await openStudio(gateway, 'Ada Byron')
    const made = await Promise.all([one.make(), other.make()])
    const [first, second] = await Promise.all(
      made.map(({ id }) => one.gateway.send(getDesign, { params: { id }, query: {} })),
    )
    const names = [first?.designer.screenName, second?.designer.screenName].sort()
    expect(names).toEqual(['ada_byron', 'ada_byron_2'])
    expect(first?.designer.name).toBe('Ada Byron')
    expect((await one.gateway.send(whoAmI, { query: {} }))?.designOwner).toBe(true)
    // Nobody follows themselves, whatever their name is.
    const follow = (who: typeof one, screenName = '') =>
      who.gateway.send(followDesigner, { params: { screenName }, body: {} })
    const own = first?.designer.screenName
    await expect(follow(one, own)).rejects.toMatchObject({ code: 'FIELD_VALUE_INVALID' })
    expect(await follow(other, own)).toMatchObject({ isFollowing: true })
  })

  it('has its designer’s name, whatever that becomes', async () => {
    const { make, gateway: calls } = await openStudio(gateway, 'Zqold Mill')
    const { id } = await make()
    await calls.send(patchMe, { body: { screenName: 'Zqnew Mill' } })
    const { designer } = await calls.send(getDesign, { params: { id }, query: {} })
    expect([designer.name, designer.screenName]).toEqual(['Zqnew Mill', 'zqold_mill'])
    const found = async (q: string) =>
      (await calls.send(searchDesigns, { query: { q } })).results.some((card) => card.id === id)
    expect([await found('zqnew mill'), await found('zqold mill')]).toEqual([true, false])
    // A form that sends the name as it is makes no design searchable anew.
    const written = () => sql('SELECT xmin::text FROM designs WHERE id = $1', [id])
    const before = await written()
    await calls.send(patchMe, { body: { screenName: 'Zqnew Mill' } })
    expect(await written()).toEqual(before)
  })

  it('fills the cells of a yard', async () => {
    const { make, gateway: calls, change } = await openStudio(gateway)
    const { id } = await make({ widthIn: 3 })
    const body = { name: `Yard ${id}`, designIds: [id], shown: true }
    const { id: collectionId } = await calls.send(createCollection, { body })
    const empty = emptyLayout(4, 'PETAL_SIGNATURE_COTTON', collectionId)
    const layout = { ...empty, cells: empty.cells.map(() => id) }
    const add = () =>
      calls.send(addFillAYard, { body: { layout, quantity: 1 } }, { key: crypto.randomUUID() })
    const { cart } = await add()
    const image = cart.items[0]?.fillAYard?.image ?? ''
    expect(await center(`/images/layouts/${image}/650.webp`)).toBe('red')
    await change(id, { forSale: false })
    await expect(add()).rejects.toMatchObject({ code: 'DESIGN_NOT_FOR_SALE' })
  })

  it('shows nobody’s e-mail address, and names of any script have an address', async () => {
    const nameless = await openStudio(gateway, 'somebody@example.com')
    const { id } = await nameless.make()
    const design = await nameless.gateway.send(getDesign, { params: { id }, query: {} })
    expect(JSON.stringify(design)).not.toContain('@')
    const other = await openStudio(gateway, '布と糸')
    const { slug } = await other.make({ title: 'シダの葉', tags: ['シダ'] })
    expect(slug).toBe('design')
  })

  it('has its title and tags as text, whatever they are', async () => {
    const { make, create, upload, gateway: calls } = await openStudio(gateway)
    const title = '<script>alert(1)</script>'
    const { id, slug } = await make({ title, tags: [] })
    expect(slug).toBe('script-alert-1-script')
    expect(await calls.send(getDesign, { params: { id }, query: {} })).toMatchObject({ title })
    const art = await upload(await picture())
    for (const wrong of [
      { title: 'a\u0000bc' },
      { title: 'a\u001bbc' },
      { tags: ['<img>'] },
      { tags: ['a\nb'] },
    ])
      await expect(create(art.id, wrong)).rejects.toMatchObject({ status: 400 })
    // A picture that is much taller than wide.
    const tall = await upload(await picture(300, 9_000))
    await expect(create(tall.id, { widthIn: 36 })).rejects.toMatchObject({
      all: [{ code: 'FIELD_VALUE_INVALID', field: 'width' }],
    })
  })

  it('is one when it is asked for twice at once', async () => {
    const { upload, create } = await openStudio(gateway)
    const { id } = await upload(await picture())
    const made = await Promise.all([create(id), create(id), create(id)])
    expect(new Set(made.map((each) => each.id)).size).toBe(1)
    expect(await sql('SELECT FROM designs WHERE art_id = $1', [id])).toHaveLength(1)
  })

  it('leaves the shop with its designer; what was ordered has its title', async () => {
    const { make, email, gateway: calls } = await openStudio(gateway, 'Zelda Quill')
    const term = `zq${crypto.randomUUID().slice(0, 6)}`
    const [stored, gone] = [await make({ title: `Ordered ${term}` }), await make()]
    const { gateway: guest } = gateway.shopper()
    await guest.send(createGuest, { body: { kind: 'session' } })
    const body = {
      designId: stored.id,
      fabric: 'PETAL_SIGNATURE_COTTON',
      size: 'YARD',
      quantity: 1,
    } as const
    await guest.send(addToCart, { body }, { key: crypto.randomUUID() })
    for (const path of picturesOf(stored.id)) expect(await center(path)).toBe('red')
    const [{ userId } = { userId: '' }] = await sql<{ userId: string }>(
      'SELECT user_id AS "userId" FROM accounts WHERE email = $1',
      [email],
    )
    for (const { table, by, sql: text } of ERASURE)
      if (by === 'userIds' && ['arts', 'designs', 'designers'].includes(table))
        await sql(text, [[userId]])
    expect(
      await sql('SELECT id, title FROM designs WHERE id = ANY ($1)', [[stored.id, gone.id]]),
    ).toEqual([{ id: stored.id, title: `Ordered ${term}` }])
    expect(await sql('SELECT FROM arts WHERE user_id = $1', [userId])).toEqual([])
    expect(await sql("SELECT FROM designers WHERE name LIKE 'Zelda%'")).toEqual([])
    for (const id of [stored.id, gone.id]) {
      for (const path of picturesOf(id)) expect(await center(path)).toBe(404)
      const read = calls.send(getDesign, { params: { id }, query: {} })
      await expect(read).rejects.toMatchObject({ code: 'NO_IMAGE_AVAILABLE' })
    }
    const cart = await guest.send(getCart, { params: { id: 'pending' }, query: {} })
    expect(cart?.items[0]).toMatchObject({ design: { title: `Ordered ${term}` } })
    // Members who see designs for adults do not find it, either.
    await sql('UPDATE users SET adult_content = true')
    const all = await calls.send(searchDesigns, { query: { sort: 'newest' } })
    expect(all.results.map(({ id }) => id)).not.toContain(stored.id)
    await sql('UPDATE users SET adult_content = false')
  })
})
