import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { read } = await openPages()
const client = fileURLToPath(new URL('../build/client', import.meta.url))

const YARD = '/en/fill-a-yard/canvas?collection_id=10&template_id=4&fabric=petal_signature_cotton'

/** The code of every script that a page asks for by itself. */
async function scriptsOf(html: string): Promise<string[]> {
  const [, src = ''] = /<script[^>]*src="([^"]+)"/.exec(html) ?? []
  const [, ahead = ''] = /data-ahead="([^"]+)"/.exec(html) ?? []
  const files = [src, ...ahead.split(' ')].filter((file) => file !== '')
  return Promise.all(files.map((file) => readFile(client + file, 'utf8')))
}
const withXState = (scripts: readonly string[]) =>
  scripts.filter((code) => /xstate\.(init|done|error)/.test(code)).length

it.each([
  { path: '/en/fabric/12', least: 4 },
  { path: '/en/wallpaper/12', least: 4 },
  // The calculator is fetched when it is used.
  { path: '/en/wallpaper-calculator', least: 1 },
])('$path asks for no XState', async ({ path, least }) => {
  const scripts = await scriptsOf(await read(path))
  expect(scripts.length).toBeGreaterThanOrEqual(least)
  expect(withXState(scripts)).toBe(0)
})

it('Fill-A-Yard asks for it', async () => {
  expect(withXState(await scriptsOf(await read(YARD)))).toBeGreaterThan(0)
})
