import { logIn, logOut } from '../../account/account.contract.ts'
import { getDesignCards } from '../../design/design-card.contract.ts'
import { getDesign } from '../../design/design.contract.ts'
import { getDesigner } from '../../designer/designer.contract.ts'
import type { ArtReason } from '../../own-designs/art-errors.ts'
import {
  beginArtUpload,
  changeDesign,
  createDesign,
  getArtUpload,
  listOwnDesigns,
  sendArtPart,
} from '../../own-designs/own-designs.contract.ts'
import type { NewDesign, OwnDesignDetails } from '../../own-designs/own-designs.contract.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import { whoAmI } from '../../session/session.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'

/** A red PNG of 320 by 300 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAAEsAQMAAACIaPjIAAAAA1BMVEWwMEDLvrSpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAI0lEQVRo3u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAgCcDMAwAAWyu+dsAAAAASUVORK5CYII='
/** An SVG with a script. */
const NO_PICTURE = 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxzY3JpcHQvPjwvc3ZnPg=='

/** Files that no design is made of, by the reason that a gateway names. */
const WRONG = {
  kind: NO_PICTURE,
  small:
    'iVBORw0KGgoAAAANSUhEUgAAASsAAAEsAQAAAACz2qihAAAAIklEQVR42u3BMQEAAADCoPVPbQo/oAAAAAAAAAAAAAAAAHgZLbQAAQGVUwQAAAAASUVORK5CYII=',
  large:
    'iVBORw0KGgoAAAANSUhEUgAAJxEAAAEsAQAAAACiIv/EAAAAEklEQVR42mNgGAWjYBSMguELAATkAAGyTMX9AAAAAElFTkSuQmCC',
  /** The first 16 bytes of a PNG. */
  broken: 'iVBORw0KGgoAAAANSUhEUg==',
} as const satisfies Partial<Record<ArtReason, string>>

const sizeOf = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.match(/=*$/)?.[0].length ?? 0)

/** A new member who sends pictures and makes designs of them. */
export async function openStudio(open: OpenGateway) {
  const visitor = await visit(open)
  const { email } = await join(visitor)
  const { gateway } = visitor
  const begin = (bytes: number) => gateway.send(beginArtUpload, { body: { bytes } })
  const send = (id: string, offset: number, part: string) =>
    gateway.send(sendArtPart, { params: { id }, body: { offset, part } })
  const create = (artId: string, change: Partial<NewDesign> = {}) =>
    gateway.send(createDesign, {
      body: {
        artId,
        repeatType: 'half-drop',
        widthIn: 6,
        title: 'Marsh Heron',
        tags: ['heron', 'marsh'],
        mature: false,
        forSale: true,
        ...change,
      },
    })
  const upload = async () => {
    const { id } = await begin(sizeOf(PNG))
    const { art } = await send(id, 0, PNG)
    if (!art) throw new Error('The picture has not come.')
    return art
  }
  return {
    ...visitor,
    email,
    begin,
    send,
    upload,
    create,
    get: (id: string) => gateway.send(getArtUpload, { params: { id } }),
    make: async (change: Partial<NewDesign> = {}) => create((await upload()).id, change),
    change: (id: number, body: Partial<OwnDesignDetails>) =>
      gateway.send(changeDesign, { params: { id }, body }),
    own: () => gateway.send(listOwnDesigns, { query: {} }),
    isFound: async (id: number, q: string) => {
      const { results } = await gateway.send(searchDesigns, { query: { q } })
      return results.some((card) => card.id === id)
    },
    /** Begins as another member; the calls above are theirs from then on. */
    leave: async () => {
      await gateway.send(logOut, { body: {} })
      return join(visitor)
    },
  }
}

const GONE = { code: 'ART_NOT_FOUND', status: 404 }
const invalid = (field: string) => ({ code: 'FIELD_VALUE_INVALID', field, status: 400 })

/** Rules of the designs that members make of their pictures. */
export const describeOwnDesigns: DescribeRules = (open, { describe, test, expect }) => {
  describe('a picture for a design', () => {
    test('comes in parts, each of which counts once', async () => {
      const { begin, send, get } = await openStudio(open)
      const { id } = await begin(sizeOf(PNG))
      expect(await get(id)).toEqual({ id, bytes: sizeOf(PNG), received: 0, art: null })
      // A part from elsewhere changes nothing.
      expect(await send(id, 3, PNG)).toMatchObject({ received: 0, art: null })
      const sent = await send(id, 0, PNG)
      expect(sent).toMatchObject({ received: sizeOf(PNG), art: { width: 320, height: 300 } })
      expect(/^#[0-9a-f]{6}$/.test(sent.art?.palette[0] ?? '')).toBe(true)
      expect(await send(id, 0, PNG)).toEqual(sent)
      expect(await get(id)).toEqual(sent)
    })

    test('is rejected where its part is too long or too short', async () => {
      const { begin, send, create } = await openStudio(open)
      const { id } = await begin(sizeOf(PNG) - 3)
      expect(await rejectionOf(send(id, 0, PNG))).toMatchObject(invalid('part'))
      expect(await rejectionOf(send(id, 0, 'AAAA'))).toMatchObject(invalid('part'))
      // No design is made of a picture that has not come.
      expect(await rejectionOf(create(id))).toMatchObject(GONE)
    })

    test('is rejected with the reason where its file is none that a design is made of', async () => {
      const { begin, send, get } = await openStudio(open)
      for (const [reason, file] of Object.entries(WRONG)) {
        const { id } = await begin(sizeOf(file))
        expect(await rejectionOf(send(id, 0, file))).toMatchObject({
          code: 'ART_INVALID',
          field: 'part',
          params: { reason },
          status: 400,
        })
        expect(await rejectionOf(get(id))).toMatchObject(GONE)
      }
    })

    test('is its member’s alone', async () => {
      const { begin, get, send, upload, create, leave } = await openStudio(open)
      const { id } = await begin(sizeOf(PNG))
      const art = await upload()
      await leave()
      expect(await rejectionOf(get(id))).toMatchObject(GONE)
      expect(await rejectionOf(send(id, 0, PNG))).toMatchObject(GONE)
      expect(await rejectionOf(create(art.id))).toMatchObject(GONE)
      const { gateway } = await visitAsGuest(open)
      const asked = gateway.send(beginArtUpload, { body: { bytes: 9 } })
      expect(await rejectionOf(asked)).toMatchObject({ code: 'UNAUTHORIZED', status: 403 })
    })
  })

  describe('a design of one’s own', () => {
    test('is in the shop at once, on its designer’s page and in their list', async () => {
      const { make, own, isFound, gateway } = await openStudio(open)
      expect(await own()).toMatchObject({ screenName: null, designs: [], total: 0 })
      const title = `Zq${crypto.randomUUID().slice(0, 8)} heron`
      expect(await isFound(1, title)).toBe(false)
      const { id, slug } = await make({ title, tags: ['Heron', 'heron ', 'salt marsh'] })
      const design = await gateway.send(getDesign, { params: { id }, query: {} })
      expect(design).toMatchObject({
        id,
        slug,
        title,
        forSale: true,
        tags: ['Heron', 'salt marsh'],
      })
      expect(design.repeat).toEqual({
        type: 'half-drop',
        widthIn: 6,
        heightIn: 5.625,
        periodWidthIn: 12,
        periodHeightIn: 5.625,
      })
      expect(await isFound(id, title)).toBe(true)
      const page = await own()
      expect(page).toMatchObject({ total: 1, offset: 0 })
      expect(page.designs[0]).toMatchObject({ card: { id, title }, mature: false, soldCount: 0 })
      const screenName = page.screenName ?? ''
      const designer = await gateway.send(getDesigner, { params: { screenName }, query: {} })
      expect([designer.id, designer.designCount]).toEqual([design.designer.id, 1])
    })

    test('makes its member a designer with the first one', async () => {
      const { upload, create, gateway } = await openStudio(open)
      const { id } = await upload()
      const owns = async () => (await gateway.send(whoAmI, { query: {} }))?.designOwner
      expect(await owns()).toBe(false)
      await create(id)
      expect(await owns()).toBe(true)
    })

    test('is one for a picture, however often it is made', async () => {
      const { upload, create, own } = await openStudio(open)
      const { id } = await upload()
      const [one, other] = await Promise.all([create(id), create(id, { title: 'Another' })])
      expect(one).toEqual(other)
      expect(await create(id, { title: 'Once more' })).toEqual(one)
      expect((await own()).total).toBe(1)
    })

    test('is not made of wrong details, each of which is named', async () => {
      const { upload, create, own } = await openStudio(open)
      const { id } = await upload()
      const wrong = create(id, { title: ' ', tags: ['<script>'], widthIn: 6.25 })
      const { all, status } = await rejectionOf(wrong)
      expect(status).toBe(400)
      expect(all.map(({ code, field }) => `${field} ${code}`).sort()).toEqual([
        'tags FIELD_VALUE_INVALID',
        'title FIELD_CANNOT_BE_BLANK',
        'width FIELD_VALUE_INVALID',
      ])
      expect((await own()).total).toBe(0)
    })

    test('changes everywhere with its title, its tags and who may see and buy it', async () => {
      const { make, change, own, isFound, gateway } = await openStudio(open)
      const read = (id: number) => gateway.send(getDesign, { params: { id }, query: {} })
      const term = `Zq${crypto.randomUUID().slice(0, 8)}`
      const { id } = await make({ title: `${term} one` })
      expect(await change(id, {})).toMatchObject({ id })
      const { slug } = await change(id, { title: 'Low  tide', tags: [term], forSale: false })
      expect(slug).toBe('low-tide')
      expect(await read(id)).toMatchObject({
        title: 'Low tide',
        slug,
        forSale: false,
        tags: [term],
      })
      expect([await isFound(id, term), await isFound(id, `${term} one`)]).toEqual([true, false])
      await change(id, { mature: true })
      expect(await rejectionOf(read(id))).toMatchObject({ code: 'NO_IMAGE_AVAILABLE', status: 404 })
      expect(await isFound(id, term)).toBe(false)
      expect(await gateway.send(getDesignCards, { query: { ids: [id] } })).toEqual([])
      expect((await own()).designs[0]).toMatchObject({ mature: true, card: { title: 'Low tide' } })
      await change(id, { mature: false, forSale: true })
      expect(await read(id)).toMatchObject({ forSale: true })
      expect(await rejectionOf(change(id, { title: 'No' }))).toMatchObject(invalid('title'))
    })

    test('is changed by its designer alone', async () => {
      const { make, change, leave, own, email, gateway } = await openStudio(open)
      const { id } = await make()
      await leave()
      const unknown = { code: 'NO_IMAGE_AVAILABLE', status: 404 }
      expect(await rejectionOf(change(id, { title: 'Taken over' }))).toMatchObject(unknown)
      expect(await rejectionOf(change(1, { title: 'Taken over' }))).toMatchObject(unknown)
      expect(await own()).toMatchObject({ screenName: null, total: 0 })
      await gateway.send(logOut, { body: {} })
      await gateway.send(logIn, { body: { email, password: PASSWORD } })
      expect((await own()).designs[0]?.card.title).toBe('Marsh Heron')
    })
  })
}
