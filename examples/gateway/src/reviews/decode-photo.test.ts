import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { imagePool } from '../images/image-pool.ts'
import { decodePhoto } from './decode-photo.ts'

const INVALID = { status: 400, message: 'REVIEW_PICTURE_INVALID' }
const BUSY = { status: 503, message: 'SERVER_ERROR', headers: { 'Retry-After': '1' } }
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#8aa37b' } })
    .png()
    .toBuffer()

describe('an uploaded picture', () => {
  // Without a thread every picture waits.
  const still = imagePool({ threads: 0 })
  const pool = imagePool({ threads: 1 })
  afterAll(async () => {
    await pool.close()
  })

  it('is invalid when it cannot be decoded', async () => {
    const bytes = await picture()
    expect(await decodePhoto(bytes, pool)).toMatchObject({ width: 8, height: 8 })
    await expect(decodePhoto(bytes.subarray(0, 40), pool)).rejects.toMatchObject(INVALID)
  })

  it('may come again when too many wait already, and when the gateway stops', async () => {
    const bytes = await picture()
    const waiting = Array.from({ length: 400 }, () => decodePhoto(bytes, still))
    const outcomes = Promise.allSettled(waiting)
    await expect(decodePhoto(bytes, still)).rejects.toMatchObject(BUSY)
    await still.close()
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: BUSY })
    await expect(decodePhoto(bytes, still)).rejects.toMatchObject(BUSY)
  })

  it('may come again when the gateway stops while it is decoded', async () => {
    const stopped = imagePool({ threads: 1 })
    const decoded = expect(decodePhoto(await picture(), stopped)).rejects.toMatchObject(BUSY)
    await stopped.close()
    await decoded
  })
})
