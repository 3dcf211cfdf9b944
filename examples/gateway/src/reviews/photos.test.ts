import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { PHOTO_MAX_BASE64 } from '@selvage/core/reviews'
import { createGuest } from '@selvage/core/session'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pruneOnce } from '../retention/prune.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'
import rows from './review-upload.bad-inputs.json' with { type: 'json' }

const JSON_BODY = { 'Content-Type': 'application/json' }
const SIDE = 900

/** A chunk of a PNG, whose check sum the decoder compares. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeInt32BE(crc(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function crc(bytes: Buffer): number {
  let value = -1
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value
}

/** A PNG whose header promises so many pixels, of one bit each. */
function png(width: number, height: number, rowsOfPixels: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(rowsOfPixels * (1 + Math.ceil(width / 8))))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([start, ...parts])
}

/** A GIF of one pixel with so many frames. */
function gif(frames: number): Buffer {
  const head = Buffer.from('474946383961010001008000000000ffffff', 'hex')
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401' + '00', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

const drawn = () =>
  sharp({ create: { width: SIDE, height: 600, channels: 3, background: '#a3282c' } })

/** The bytes of a case, by what it says of them, or by its type where it says nothing. */
async function bytesOf({ bytes, type, name }: { bytes?: string; type?: string; name?: unknown }) {
  const made: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
    'valid png': () => drawn().png().toBuffer(),
    'valid jpeg': () => drawn().jpeg().toBuffer(),
    'valid gif': () => drawn().gif().toBuffer(),
    'first 100 bytes of a jpeg': async () => (await drawn().jpeg().toBuffer()).subarray(0, 100),
    '1 MB PNG of 16000x16000': () => png(16_000, 16_000, 16_000),
    'header says 65535x65535': () => png(65_535, 65_535, 1),
    '20000 frames': () => gif(20_000),
    'EXIF with GPS': () =>
      drawn()
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 31/1 12/1' } })
        .jpeg()
        .toBuffer(),
    'image/webp': () => drawn().webp().toBuffer(),
    'image/tiff': () => drawn().tiff().toBuffer(),
    'image/bmp': () => Buffer.from('424d3a0000000000000036000000', 'hex'),
    'video/mp4': () => Buffer.from('000000186674797069736f6d', 'hex'),
  }
  const known = made[bytes ?? type ?? '']
  if (known) return known()
  // A case of a name alone is a good picture with that name, which the gateway never gets.
  return bytes === undefined && name !== undefined
    ? drawn().png().toBuffer()
    : Buffer.from(bytes ?? '', 'utf8')
}

describe('pictures of reviews', () => {
  let gateway: ReferenceGateway
  let member: Shopper
  const upload = (bytes: Buffer) => post({ picture: bytes.toString('base64') })
  const post = (body: unknown) =>
    member.fetch('/review_photos', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify(body),
    })
  const uploaded = async (bytes: Buffer) => {
    const answer = await upload(bytes)
    const { id, width, height } = (await answer.json()) as Record<'id', string> &
      Record<'width' | 'height', number>
    return { id, width, height, shown: await gateway.fetch(`/images/review-uploads/${id}.webp`) }
  }
  const stored = async () => {
    const { rows: found } = await gateway.deps.db.pool.query('SELECT large FROM review_photos')
    return found.length
  }

  beforeAll(async () => {
    gateway = await openReferenceGateway()
    Object.assign(gateway.deps.config, {
      limits: { ...gateway.deps.config.limits, reviewsPerHour: 0 },
    })
    member = gateway.shopper()
    const form = { screen_name: 'June', email: 'june@example.com', password: 'twelve chars' }
    await member.fetch('/user/register', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify(form),
    })
  })
  afterAll(() => gateway.close())

  const files = rows.filter(({ input }) => !('multipart' in input) && input.bytes !== '200 MB')
  it.each(files)('$id', async ({ input, verdict }) => {
    const before = await stored()
    const began = performance.now()
    const answer = await upload(await bytesOf(input))
    if (verdict === 'reject') {
      expect(answer.status).toBe(400)
      const { errors } = (await answer.json()) as { errors: { code: string }[] }
      expect(errors[0]?.code).toBe('REVIEW_PICTURE_INVALID')
      expect(await stored()).toBe(before)
      expect(performance.now() - began).toBeLessThan(5_000)
    } else {
      expect(answer.status).toBe(200)
      const { id } = (await answer.json()) as { id: string }
      expect(id).toMatch(/^[\w-]{22}$/)
      expect(await stored()).toBe(before + 1)
    }
  })

  it('has every case of its files', () => {
    expect([rows.length, files.length]).toEqual([22, 20])
  })

  it('review-upload-030: are no larger than 8 MB, and a larger one leaves nothing', async () => {
    const before = await stored()
    expect((await post({ picture: 'A'.repeat(PHOTO_MAX_BASE64 + 4_000) })).status).toBe(413)
    expect(await stored()).toBe(before)
  })

  it('are of members alone: nothing of what a guest sends is read', async () => {
    const guest = gateway.shopper()
    await guest.gateway.send(createGuest, { body: { kind: 'session' } })
    let reads = 0
    const body = new ReadableStream(
      {
        pull: (controller) => {
          reads += 1
          controller.enqueue(new Uint8Array(1024))
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await guest.fetch('/review_photos', {
      method: 'POST',
      headers: JSON_BODY,
      body,
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, reads]).toEqual([403, 0])
  })

  it('are counted before they are read', async () => {
    const { config } = gateway.deps
    const { limits } = config
    Object.assign(config, { limits: { ...limits, reviewsPerHour: 0.1 } })
    expect((await post({ picture: '!' })).status).toBe(400)
    expect((await post({ picture: '!' })).status).toBe(429)
    Object.assign(config, { limits })
  })

  it('review-upload-031: come as JSON alone', async () => {
    const answer = await member.fetch('/review_photos', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      body: 'x',
    })
    expect(answer.status).toBe(415)
  })

  it('are drawn anew, upright and without what the camera wrote', async () => {
    const turned = await drawn()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 31/1 12/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(turned).metadata()).exif).toBeDefined()
    const { width, height, shown } = await uploaded(turned)
    expect([width, height]).toEqual([600, SIDE])
    const bytes = Buffer.from(await shown.arrayBuffer())
    const { exif, format, height: drawnHeight } = await sharp(bytes).metadata()
    expect([exif, format, drawnHeight]).toEqual([undefined, 'webp', 480])
    expect(createHash('sha256').update(bytes).digest('hex')).not.toBe(
      createHash('sha256').update(turned).digest('hex'),
    )
  })

  it('are shown by their secret id alone before they are sent, and cached by nobody', async () => {
    const { id, shown } = await uploaded(await drawn().png().toBuffer())
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    const { rows: found } = await gateway.deps.db.pool.query<{ name: string }>(
      'SELECT name FROM review_photos WHERE id = $1',
      [id],
    )
    for (const path of [
      `/images/reviews/${found[0]?.name}-480.webp`,
      `/images/reviews/${id}-480.webp`,
      '/images/reviews/..%2f..%2fops-key-480.webp',
      '/images/review-uploads/x.webp',
    ])
      expect((await gateway.fetch(path)).status).toBe(404)
  })

  it('are deleted after a day when no review has them', async () => {
    await uploaded(await drawn().png().toBuffer())
    await pruneOnce({ ...gateway.deps, now: () => new Date(Date.now() + 0.9 * 86_400_000) })
    expect(await stored()).toBeGreaterThan(0)
    await pruneOnce({ ...gateway.deps, now: () => new Date(Date.now() + 1.1 * 86_400_000) })
    expect(await stored()).toBe(0)
  })
})
