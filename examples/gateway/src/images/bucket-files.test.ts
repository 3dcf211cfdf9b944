import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import getPort from 'get-port'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { bucketFiles } from './bucket-files.ts'
import { imageStore } from './image-store.ts'

const PICTURE = new TextEncoder().encode('a picture')
const KIND = { view: 'card', width: 480, format: 'avif' } as const
const art = { motif: 'check' } as never

let folder: string
let store: S3rver
let endpoint: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvage-bucket-'))
  const port = await getPort()
  endpoint = `http://127.0.0.1:${port}`
  store = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  await store.run()
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const place = (name = 'pictures', accessKeyId = 'S3RVER') => ({
  url: `${endpoint}/${name}`,
  region: 'us-east-1',
  accessKeyId,
  secretAccessKey: 'S3RVER',
})
/** A pool that draws at once and counts what it drew. */
function drawing() {
  const render = vi.fn(async () => PICTURE)
  return { render, waiting: () => 0, close: async () => {} }
}

test('a picture is drawn once for all gateways that share a bucket', async () => {
  const failed = vi.fn()
  const [first, second] = [drawing(), drawing()]
  const one = await imageStore(bucketFiles(place(), failed), first).get(12, KIND, async () => art)
  const other = await imageStore(bucketFiles(place(), failed), second).get(
    12,
    KIND,
    async () => art,
  )
  expect([...one]).toEqual([...PICTURE])
  expect([...other]).toEqual([...PICTURE])
  expect(first.render).toHaveBeenCalledTimes(1)
  expect(second.render).not.toHaveBeenCalled()
  expect(failed).not.toHaveBeenCalled()
})

test('a picture in the bucket says what it is, and may be kept for ever by whoever serves it', async () => {
  const pool = drawing()
  await imageStore(bucketFiles(place(), vi.fn()), pool).getThing('pro', async () => ({}) as never)
  const { url, ...access } = place()
  const client = new AwsClient({ ...access, service: 's3' })
  const listed = await (await client.fetch(`${url}?list-type=2`)).text()
  const key = /<Key>([^<]*\/products\/pro\.webp)<\/Key>/.exec(listed)?.[1]
  const { headers } = await client.fetch(`${url}/${key}`)
  expect(headers.get('Content-Type')).toBe('image/webp')
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test('the pictures of a folder go, and those of no other', async () => {
  const { url, ...access } = place()
  const client = new AwsClient({ ...access, service: 's3' })
  const files = bucketFiles(place(), vi.fn())
  const names = ['made/10/a.webp', 'made/10/b/c.avif', 'made/100/a.webp']
  for (const name of names) await files.write(name, PICTURE)
  await files.removeFolder('made/10')
  const read = await Promise.all(names.map((name) => client.fetch(`${url}/${name}`)))
  expect(read.map(({ status }) => status)).toEqual([404, 404, 200])
  await files.removeFolder('made/11')
  // One that cannot be reached is tried again with the rest of the deletion.
  await expect(
    bucketFiles(place('pictures', 'somebody'), vi.fn()).removeFolder('made/100'),
  ).rejects.toThrow()
})

test.each([
  ['is missing', () => place('nobody-made-this')],
  ['is not ours', () => place('pictures', 'somebody')],
])('pictures are drawn while the bucket %s; it is asked again after a pause', async (_, bucket) => {
  const failed = vi.fn()
  let now = 0
  const pool = drawing()
  const images = imageStore(
    bucketFiles(bucket(), failed, () => now),
    pool,
  )
  for (const id of [1, 2, 3])
    expect([...(await images.get(id, KIND, async () => art))]).toEqual([...PICTURE])
  expect(pool.render).toHaveBeenCalledTimes(3)
  expect(failed).toHaveBeenCalledTimes(1)
  now = 10_001
  await images.get(4, KIND, async () => art)
  expect(failed).toHaveBeenCalledTimes(2)
})

const access = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
test.each([
  [
    { PICTURE_BUCKET: 'https://s3.example/pictures' },
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  ],
  [{ ...access, PICTURE_BUCKET: 'pictures' }, "PICTURE_BUCKET must be a bucket's address"],
  [{ ...access, PICTURE_BUCKET: 'https://s3.example/a?b' }, 'PICTURE_BUCKET must be'],
])('a setting that no bucket can be opened with stops the start: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('a bucket is one by its address in the path, or by a host of its own', () => {
  expect(readConfig(access).pictureBucket).toBeNull()
  for (const url of ['https://s3.example/pictures', 'https://pictures.s3.example'])
    expect(readConfig({ ...access, PICTURE_BUCKET: url }).pictureBucket).toEqual({
      url,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
})
