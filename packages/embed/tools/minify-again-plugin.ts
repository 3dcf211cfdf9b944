import { gzipSync } from 'node:zlib'
import { minify } from 'terser'
import type { Plugin } from 'vite'

/** How well a file is compressed depends on where its functions stand. */
const VARIANTS = [false, true].map((hoist_funs) => ({
  ecma: 2020 as const,
  module: true,
  compress: { passes: 3, hoist_funs },
}))

/** Names are given by how often letters occur, which changes with each round. */
const ROUNDS = 3

/** A file of more characters is written once: a build has time for the widgets of most pages. */
const LARGE = 30_000

/**
 * Minifies each built file again, by Terser: Vite's own minifier removes the code that no file
 * uses, and Terser writes what is left 1 to 3 % smaller. Of its variants of a file the smallest one
 * counts, as it is served.
 */
export function minifyAgainPlugin(): Plugin {
  return {
    name: 'selvage-minify-again',
    async generateBundle(_options, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = await smallest(file.code)
    },
  }
}

async function smallest(code: string): Promise<string> {
  const written = [code]
  const isLarge = code.length > LARGE
  for (const options of isLarge ? VARIANTS.slice(0, 1) : VARIANTS) {
    let last = code
    for (let round = 0; round < (isLarge ? 1 : ROUNDS); round += 1) {
      last = (await minify(last, options)).code ?? last
      written.push(last)
    }
  }
  return written.reduce((best, each) => (served(each) < served(best) ? each : best))
}

const served = (code: string): number => gzipSync(code, { level: 9 }).length
