import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies each built file a second time, by Terser: Vite's own minifier removes the code that no
 * file uses, and Terser writes what is left 1 to 3 % smaller.
 */
export function minifyAgainPlugin(): Plugin {
  return {
    name: 'selvage-minify-again',
    async generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue
        const { code } = await minify(file.code, {
          ecma: 2020,
          module: true,
          compress: { passes: 3 },
        })
        file.code = code ?? file.code
      }
    },
  }
}
