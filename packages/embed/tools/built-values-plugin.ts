import { transform } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * What can be known when the script is built is known then: a `*.styles.ts` becomes its style
 * texts, minified, with the tokens filled in; a `*.generated.ts` becomes the plain data that it
 * exports.
 */
export function builtValuesPlugin(): Plugin {
  return {
    name: 'selvage-built-values',
    async load(id) {
      const isStyles = id.endsWith('.styles.ts')
      if (!isStyles && !id.endsWith('.generated.ts')) return null
      const values = (await import(id)) as Record<string, unknown>
      const lines = await Promise.all(
        Object.entries(values).map(
          async ([name, value]) =>
            `export const ${name} = ${JSON.stringify(isStyles ? await minifyCss(String(value)) : value)}`,
        ),
      )
      return { code: lines.join('\n'), map: null, moduleSideEffects: false }
    },
  }
}

/** A style text as short as it gets, without a line break at its end. */
export async function minifyCss(text: string): Promise<string> {
  return (await transform(text, { loader: 'css', minify: true, target: 'chrome123' })).code.trim()
}
