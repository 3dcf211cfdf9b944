import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepRelease } from '../server/keep-release.ts'
import { releaseFiles } from '../server/embed-releases.ts'

const shop = { publicGatewayUrl: 'https://api.shop.test', origin: 'https://www.shop.test' }
const PART = 'design-card-0123456789.js'
let folder = ''
let version = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvage-releases-'))
  ;({ version } = await keepRelease(shop, folder))
  await mkdir(join(folder, '0.0.1'))
  const files = {
    'sri.json': JSON.stringify({ 'selvage.js': '', [PART]: '', '../secret.js': '' }),
    'selvage.js': '// an older script',
    [PART]: '// an older card',
    'unlisted.js': '',
  }
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, '0.0.1', name), text)
  await writeFile(join(folder, 'secret.js'), 'secret')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (path: string, headers: Record<string, string> = {}) =>
  releaseFiles(folder).request(`http://localhost${path}`, { headers })

it('keeps the build as the shop serves it, once', async () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const script = await (await ask(`/embed/${version}/selvage.js`)).text()
  expect(script).toContain('{gateway:"https://api.shop.test",storefront:"https://www.shop.test"}')
  expect(await keepRelease(shop, folder)).toMatchObject({ version, isNew: false })
  await expect(keepRelease({ ...shop, origin: 'https://other.shop.test' }, folder)).rejects.toThrow(
    /has other files of .* so nothing is kept\. Give the build a new version\./,
  )
})

it('serves an older version beside the newer one, for ever and compressed', async () => {
  const older = await ask('/embed/0.0.1/selvage.js')
  expect(await older.text()).toBe('// an older script')
  expect(older.headers.get('cache-control')).toMatch(/immutable/)
  const small = await ask(`/embed/${version}/selvage.js`, { 'Accept-Encoding': 'br' })
  expect(small.headers.get('content-encoding')).toBe('br')
  const stored = await readFile(join(folder, version, 'selvage.js.br'))
  expect((await small.arrayBuffer()).byteLength).toBe(stored.byteLength)
})

it('serves the parts of an older script that a browser has in its cache', async () => {
  expect(await (await ask(`/embed/${PART}`)).text()).toBe('// an older card')
  expect((await ask('/embed/selvage.js')).status).toBe(404)
})

it.each([
  '/embed/0.0.1/unlisted.js',
  '/embed/0.0.1/../secret.js',
  '/embed/0.0.1/..%2fsecret.js',
  '/embed/%2e%2e/secret.js',
  '/embed/../secret.js',
  '/embed/0.0.2/selvage.js',
  '/embed/0.0.1/selvage.js/more',
])('has nothing at %s', async (path) => {
  expect((await ask(path)).status).toBe(404)
})
