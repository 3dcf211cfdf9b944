import { crc32, deflateSync } from 'node:zlib'
import type { ArtReason } from '@selvage/core/own-designs'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { imagePool } from '../images/image-pool.ts'
import { decodeArt } from './decode-art.ts'

const invalid = (reason: ArtReason) => ({
  status: 400,
  message: 'ART_INVALID',
  errors: [{ field: 'part', params: { reason } }],
})
/** A picture that is none is turned down within this time, ms. */
const SOON_MS = 2_000

const pool = imagePool({ threads: 1 })
afterAll(() => pool.close())

const plain = (width = 320, height = 300, background = '#b03040') =>
  sharp({ create: { width, height, channels: 3, background } })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of one bit a pixel whose header promises so many pixels. */
function png(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([start, ...parts])
}

/** A TIFF whose directory promises pixels that its file does not hold. */
function lyingTiff(width: number, height: number): Buffer {
  const entries = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, 1, 8],
    [277, 3, 1, 1],
    [278, 4, 1, height],
    [279, 4, 1, 0xfffffff0],
  ] as const
  const body = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  body.write('II*\0', 0, 'latin1')
  body.writeUInt32LE(8, 4)
  body.writeUInt16LE(entries.length, 8)
  for (const [at, [tag, type, count, value]] of entries.entries()) {
    const from = 10 + at * 12
    body.writeUInt16LE(tag, from)
    body.writeUInt16LE(type, from + 2)
    body.writeUInt32LE(count, from + 4)
    body.writeUInt32LE(value, from + 8)
  }
  return body
}

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2))
const noise = async (format: 'png' | 'jpeg' | 'tiff') =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
    .toFormat(format)
    .toBuffer()

const BROKEN: Readonly<Record<string, readonly [ArtReason, () => Buffer | Promise<Buffer>]>> = {
  'a bomb of 60,000 x 60,000 px': ['large', () => png(60_000, 60_000, 1)],
  'a header of 65,535 px a side': ['large', () => png(65_535, 65_535, 1)],
  'a side of 10,001 px': ['large', () => png(10_001, 300, 300)],
  'a side of 299 px': ['small', () => plain(299, 400).png().toBuffer()],
  'an archive that begins as a PNG': [
    'broken',
    () =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from('PK\u0003\u0004 and more'),
      ]),
  ],
  'an archive': ['kind', () => Buffer.from('PK\u0003\u0004 and more of an archive')],
  'a GIF': ['kind', () => plain().gif().toBuffer()],
  'a WebP': ['kind', () => plain().webp().toBuffer()],
  'an SVG': [
    'kind',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
  ],
  'a page of HTML': ['kind', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  'a PNG cut in half': ['broken', async () => cut(await noise('png'))],
  'a JPEG cut in half': ['broken', async () => cut(await noise('jpeg'))],
  'a TIFF cut in half': ['broken', async () => cut(await noise('tiff'))],
  'a TIFF of 4 billion px': ['large', () => lyingTiff(65_000, 65_000)],
  'a TIFF without its pixels': ['broken', () => lyingTiff(9_000, 9_000)],
  nothing: ['kind', () => Buffer.alloc(0)],
  'a PNG of a header alone': ['broken', async () => (await noise('png')).subarray(0, 40)],
}

describe('a file that is no picture', () => {
  it.each(Object.entries(BROKEN))('is turned down soon, with the reason: %s', async (...row) => {
    const [, [reason, make]] = row
    const bytes = await make()
    const started = performance.now()
    await expect(decodeArt(bytes, pool)).rejects.toMatchObject(invalid(reason))
    expect(performance.now() - started).toBeLessThan(SOON_MS)
  })
})

describe('a picture', () => {
  it.each(['png', 'jpeg', 'tiff'] as const)('can be a %s', async (format) => {
    const art = await decodeArt(await plain().toFormat(format).toBuffer(), pool)
    expect([art.width, art.height, art.hasSeam]).toEqual([320, 300, false])
    expect(art.palette).toHaveLength(1)
    expect(art.tags).toEqual(['red'])
    const { width, format: stored } = await sharp(art.original).metadata()
    expect([width, stored]).toEqual([320, format === 'jpeg' ? 'jpeg' : 'png'])
  })

  it('is stored upright, in sRGB of 8 bits, on white, without what else its file holds', async () => {
    const turned = await plain(400, 300)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 31/1 12/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const upright = await decodeArt(turned, pool)
    expect([upright.width, upright.height]).toEqual([300, 400])
    const meta = await sharp(upright.original).metadata()
    expect([meta.exif, meta.orientation, meta.icc]).toEqual([undefined, undefined, undefined])

    const clear = sharp({
      create: { width: 300, height: 300, channels: 4, background: '#ff000000' },
    })
    const onWhite = await decodeArt(await clear.png().toBuffer(), pool)
    expect(onWhite.palette).toEqual(['#ffffff'])
    expect((await sharp(onWhite.original).metadata()).hasAlpha).toBe(false)

    const deep = await plain().toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    const shallow = await decodeArt(deep, pool)
    expect((await sharp(shallow.original).metadata()).depth).toBe('uchar')

    const cmyk = await plain().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const rgb = await decodeArt(cmyk, pool)
    expect((await sharp(rgb.original).metadata()).space).toBe('srgb')
    expect(rgb.tags).toEqual(['red'])

    const gray = await decodeArt(await plain().greyscale().png().toBuffer(), pool)
    expect((await sharp(gray.screen).metadata()).channels).toBe(3)
  })

  it('names its colors by how much they cover, near ones once', async () => {
    const stripes = await plain(400, 400, '#f4ead6')
      .composite([
        { input: await plain(400, 100, '#1f3a5f').png().toBuffer(), left: 0, top: 0 },
        { input: await plain(400, 40, '#c0392b').png().toBuffer(), left: 0, top: 200 },
        { input: await plain(400, 30, '#c33a2d').png().toBuffer(), left: 0, top: 260 },
      ])
      .png()
      .toBuffer()
    const { palette, tags } = await decodeArt(stripes, pool)
    expect(palette).toHaveLength(3)
    expect(tags).toEqual(['white', 'blue', 'red'])
  })

  it('names a small motif’s color, and those of a picture without an even area', async () => {
    const dot = await plain(400, 400, '#f4ead6')
      .composite([{ input: await plain(44, 44, '#1f3a5f').png().toBuffer(), left: 90, top: 70 }])
      .png()
      .toBuffer()
    expect((await decodeArt(dot, pool)).palette).toHaveLength(2)
    const { palette } = await decodeArt(await noise('png'), pool)
    expect(palette.length).toBeGreaterThan(0)
    expect(palette.length).toBeLessThanOrEqual(8)
  })

  it('has a seam where opposite edges do not meet', async () => {
    const ramp = Buffer.alloc(300 * 300 * 3)
    const wave = Buffer.alloc(300 * 300 * 3)
    for (let at = 0; at < 300 * 300; at += 1) {
      ramp.fill(Math.round((at % 300) * 0.8), 3 * at, 3 * at + 3)
      wave.fill(
        Math.round(128 + 90 * Math.sin((2 * Math.PI * (at % 300)) / 300)),
        3 * at,
        3 * at + 3,
      )
    }
    const raw = { width: 300, height: 300, channels: 3 } as const
    const seamOf = async (data: Buffer) =>
      (await decodeArt(await sharp(data, { raw }).png().toBuffer(), pool)).hasSeam
    expect([await seamOf(ramp), await seamOf(wave)]).toEqual([true, false])
  })

  it('of too many pages is turned down for them', async () => {
    const pages = await sharp(Buffer.alloc(300 * 300 * 101, 90), {
      raw: { width: 300, height: 300 * 101, channels: 1, pageHeight: 300 },
    })
      .tiff()
      .toBuffer()
    await expect(decodeArt(pages, pool)).rejects.toMatchObject(invalid('pages'))
  })

  it('of several pages is its first page where all are few', async () => {
    const pages = await sharp(Buffer.alloc(300 * 900 * 3, 90), {
      raw: { width: 300, height: 900, channels: 3, pageHeight: 300 },
    })
      .tiff()
      .toBuffer()
    const { pages: count } = await sharp(pages).metadata()
    expect(count).toBe(3)
    expect(await decodeArt(pages, pool)).toMatchObject({ width: 300, height: 300 })
  })
})
