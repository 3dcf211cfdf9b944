import { transform } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Evaluates modules when the script is built and replaces their exports with plain values: a
 * `*.styles.ts` becomes minified CSS with the tokens filled in, a `*.computed.ts` becomes the data
 * that it exports.
 */
export function builtValuesPlugin(): Plugin {
  return {
    name: 'selvage-built-values',
    async load(id) {
      const isStyles = id.endsWith('.styles.ts')
      if (!isStyles && !id.endsWith('.computed.ts')) return null
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

/** Returns minified CSS without a line break at its end. */
export async function minifyCss(text: string): Promise<string> {
  return (await transform(text, { loader: 'css', minify: true, target: 'chrome123' })).code.trim()
}
