import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { read } = await openPages()
const client = fileURLToPath(new URL('../build/client', import.meta.url))

/** The code of every script that a page asks for by itself. */
async function scriptsOf(html: string): Promise<string[]> {
  const links = html.match(/<link[^>]*rel="modulepreload"[^>]*>|<script[^>]*src="[^>]*>/g) ?? []
  const files = links.flatMap((link) => /(?:href|src)="([^"]+)"/.exec(link)?.[1] ?? [])
  return Promise.all(files.map((file) => readFile(client + file, 'utf8')))
}
const withXState = (scripts: readonly string[]) =>
  scripts.filter((code) => /xstate\.(init|done|error)/.test(code)).length

it.each(['/en/fabric/12', '/en/wallpaper/12'])('%s asks for no XState', async (path) => {
  const scripts = await scriptsOf(await read(path))
  expect(scripts.length).toBeGreaterThan(3)
  expect(withXState(scripts)).toBe(0)
})

it('the page of the calculator asks for it', async () => {
  expect(withXState(await scriptsOf(await read('/en/wallpaper-calculator')))).toBeGreaterThan(0)
})
