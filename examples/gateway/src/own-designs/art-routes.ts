import {
  ART_PART_BYTES,
  beginArtUpload,
  getArtUpload,
  sendArtPart,
} from '@selvage/core/own-designs'
import type { Deps } from '../app-deps.ts'
import { handle } from '../http/handle.ts'
import type { PlainRoute, Route } from '../http/handle.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import type { ImagePool } from '../images/image-pool.ts'
import { webp } from '../images/webp.ts'
import {
  findUpload,
  insertUpload,
  readFile,
  readPreview,
  removeUnread,
  storeDrawn,
  storePart,
  toWireUpload,
} from './arts.ts'
import type { OwnArt, UploadRow } from './arts.ts'
import { beginsAsArt, decodeArt, invalidArt } from './decode-art.ts'

/** The longest body of a part, bytes: its base64, with the JSON around it. */
const PART_BODY_BYTES = Math.ceil(ART_PART_BYTES / 3) * 4 + 1024

const isBroken = (error: unknown): boolean =>
  error instanceof HttpError && error.message === 'ART_INVALID'

/** The calls that send a picture, which the pool's threads decode. */
export function artCalls(pool: ImagePool): readonly Route[] {
  /** Files that are read now, so that an answer that was lost is waited for and not read twice. */
  const underWay = new Map<string, Promise<UploadRow>>()

  async function read(art: OwnArt, deps: Deps): Promise<UploadRow> {
    try {
      return await storeDrawn(art, await decodeArt(await readFile(art, deps), pool), deps)
    } catch (error) {
      // It would be as broken the next time.
      if (isBroken(error)) await removeUnread(art, deps)
      throw error
    }
  }

  /** Reads a file that is whole and was not read yet. */
  async function finish(art: OwnArt, row: UploadRow, deps: Deps): Promise<UploadRow> {
    if (row.received < row.bytes || row.width !== null) return row
    const running = underWay.get(art.id)
    if (running) return running
    const begun = read(art, deps).finally(() => underWay.delete(art.id))
    underWay.set(art.id, begun)
    return begun
  }

  const begin = handle(
    beginArtUpload,
    async ({ session: { userId }, body: { bytes } }, deps) =>
      toWireUpload(await insertUpload(userId, bytes, deps)),
    { limit: 'art' },
  )

  const send = handle(
    sendArtPart,
    async ({ params: { id }, session: { userId }, body }, deps) => {
      const art = { id, userId }
      const part = Buffer.from(body.part, 'base64')
      const { row, isNew } = await storePart(art, { offset: body.offset, part }, deps)
      if (isNew && body.offset === 0 && !beginsAsArt(part)) {
        await removeUnread(art, deps)
        throw invalidArt('kind')
      }
      return toWireUpload(await finish(art, row, deps))
    },
    { limit: 'art-part', maxBodyBytes: PART_BODY_BYTES },
  )

  const get = handle(getArtUpload, async ({ params: { id }, session: { userId } }, deps) => {
    const art = { id, userId }
    const row = await findUpload(deps.db.orm, art)
    const read = finish(art, row, deps).catch((error: unknown) => {
      throw isBroken(error) ? httpError('ART_NOT_FOUND') : error
    })
    return toWireUpload(await read)
  })

  return [begin, send, get]
}

const FILE = /^([A-Za-z0-9_-]{22})\.webp$/

/** The pictures of sent files, each for its member. */
export const artRoutes: readonly PlainRoute[] = [
  {
    path: '/images/art/:file',
    name: 'image.art',
    open: true,
    // Nobody but the uploader knows the id in the address.
    run: async (_request, { file = '' }, deps) => {
      const [, id = ''] = FILE.exec(file) ?? []
      const bytes = await readPreview(id, deps)
      if (!bytes) throw httpError('NO_IMAGE_AVAILABLE')
      return webp(bytes, 'private, no-store')
    },
  },
]
