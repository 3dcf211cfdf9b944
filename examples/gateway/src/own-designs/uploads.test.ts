import { ART_PART_BYTES, getArtUpload } from '@selvage/core/own-designs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pruneOnce } from '../retention/prune.ts'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { openStudio, picture } from './testing/studio.ts'

describe.each(DATABASES)('sending a picture on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
    Object.assign(gateway.deps.config.limits, { reviewsPerHour: 0, accountsPerHour: 0 })
  })
  afterAll(() => gateway.close())
  const count = async (table: string) => {
    const { rows } = await gateway.deps.db.pool.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM ${table}`,
    )
    return rows[0]?.n
  }

  it('takes parts in their order, each once, and stores the picture drawn anew', async () => {
    const { begin, sendPart, gateway: calls } = await openStudio(gateway)
    const file = await picture(1_300, 1_300, { noisy: true })
    expect(file.length).toBeGreaterThan(2 * ART_PART_BYTES)
    const parts = Array.from({ length: Math.ceil(file.length / ART_PART_BYTES) }, (_, at) =>
      file.subarray(at * ART_PART_BYTES, (at + 1) * ART_PART_BYTES),
    )
    const [first = file, second = file] = parts
    const { id } = await begin(file.length)
    // The second part before the first one, and an offset in its middle, change nothing.
    expect((await sendPart(id, ART_PART_BYTES, second)).received).toBe(0)
    expect((await sendPart(id, 0, first)).received).toBe(ART_PART_BYTES)
    expect((await sendPart(id, 0, first)).received).toBe(ART_PART_BYTES)
    expect((await sendPart(id, 9, first)).received).toBe(ART_PART_BYTES)
    const other = Buffer.alloc(ART_PART_BYTES, 'no picture')
    expect((await sendPart(id, 0, other)).received).toBe(ART_PART_BYTES)
    const both = [sendPart(id, ART_PART_BYTES, second), sendPart(id, ART_PART_BYTES, second)]
    for (const { received } of await Promise.all(both)) expect(received).toBe(2 * ART_PART_BYTES)
    for (const [at, part] of parts.entries())
      if (at > 1) await sendPart(id, at * ART_PART_BYTES, part)
    const done = await calls.send(getArtUpload, { params: { id } })
    expect(done).toMatchObject({ received: file.length, art: { width: 1_300, height: 1_300 } })
    const { rows } = await gateway.deps.db.pool.query<{ part: Buffer }>(
      'SELECT part FROM art_parts WHERE art_id = $1 ORDER BY start',
      [id],
    )
    const stored = Buffer.concat(rows.map(({ part }) => part))
    const [sent, drawn] = await Promise.all(
      [file, stored].map((bytes) => sharp(bytes).raw().toBuffer()),
    )
    expect(sent?.equals(drawn ?? Buffer.alloc(0))).toBe(true)
    expect(stored.equals(file)).toBe(false)
  })

  it('shows the picture by its id, which nobody stores', async () => {
    const { upload } = await openStudio(gateway)
    const { id } = await upload(await picture(1_000, 400))
    const shown = await gateway.fetch(`/images/art/${id}.webp`)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 800,
      height: 320,
    })
    for (const name of ['A'.repeat(22), '..%2F..%2Fetc', id.slice(1)])
      expect((await gateway.fetch(`/images/art/${name}.webp`)).status).toBe(404)
  })

  it('reads a file again whose answer was lost, and no other', async () => {
    const { begin, sendPart, gateway: calls } = await openStudio(gateway)
    const file = await picture()
    const { id } = await begin(file.length)
    const asked = [sendPart(id, 0, file), sendPart(id, 0, file)]
    const answers = await Promise.all(asked)
    expect(answers[0]).toEqual(answers[1])
    // As if the gateway had stopped before it had read the file.
    await gateway.deps.db.pool.query(
      'UPDATE arts SET width = NULL, height = NULL, palette_hexes = NULL, has_seam = NULL WHERE id = $1',
      [id],
    )
    expect(await calls.send(getArtUpload, { params: { id } })).toMatchObject(answers[0] ?? {})
  })

  it.each([
    { offset: -1 },
    { offset: 1.5 },
    { offset: 50_000_000 },
    { part: '' },
    { part: '!!!!' },
    { part: 'AAAA', extra: 1 },
  ])('rejects %j', async (change) => {
    const { begin, fetch } = await openStudio(gateway)
    const { id } = await begin(2_000)
    const answer = await fetch(`/art_uploads/${id}/parts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ offset: 0, part: 'AAAA', ...change }),
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('"code":"FIELD_')
  })

  it('rejects a body that is larger than a part, and a file that is larger than forty', async () => {
    const { begin, sendPart } = await openStudio(gateway)
    const { id } = await begin(3 * ART_PART_BYTES)
    const long = sendPart(id, 0, Buffer.alloc(ART_PART_BYTES + 3_000))
    await expect(long).rejects.toMatchObject({ status: 413 })
    await expect(begin(41 * ART_PART_BYTES)).rejects.toMatchObject({ status: 400 })
  })

  it('has room for three pictures of a member that are no design: the oldest goes', async () => {
    const { begin, upload, create, gateway: calls } = await openStudio(gateway)
    const used = await upload(await picture())
    await create(used.id)
    const ids: string[] = []
    for (let at = 0; at < 4; at += 1) ids.push((await begin(9)).id)
    const read = (id = '') => calls.send(getArtUpload, { params: { id } })
    await expect(read(ids[0])).rejects.toMatchObject({ code: 'ART_NOT_FOUND', status: 404 })
    for (const id of [...ids.slice(1), used.id]) expect(await read(id)).toMatchObject({ id })
  })

  it('removes what is not used after a day, and nothing that is', async () => {
    const { upload, create } = await openStudio(gateway)
    await create((await upload(await picture())).id)
    await gateway.deps.db.pool.query("UPDATE arts SET created_at = now() - interval '25 hours'")
    await upload(await picture())
    await pruneOnce(gateway.deps)
    expect(await count('arts')).toBe(((await count('designs WHERE art_id IS NOT NULL')) ?? 0) + 1)
    expect(await count('art_parts WHERE art_id NOT IN (SELECT id FROM arts)')).toBe(0)
  })
})

it('a member sends as many pictures, and makes as many designs, as the limits say', async () => {
  const gateway = await openReferenceGateway()
  const { config } = gateway.deps
  Object.assign(config, { limits: { ...config.limits, reviewsPerHour: 1 } })
  try {
    const { begin } = await openStudio(gateway)
    await begin(9)
    await begin(9)
    const limited = { code: 'TOO_MANY_ATTEMPTS', status: 429 }
    await expect(begin(9)).rejects.toMatchObject(limited)
  } finally {
    await gateway.close()
  }
})
