// @vitest-environment node
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('a page with the cart bundles no XState', async () => {
  const { metafile } = await build({
    entryPoints: [decodeURIComponent(new URL('index.ts', import.meta.url).pathname)],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['selvage-source'],
    external: ['react', 'react-dom', '*.css.ts'],
    outdir: '/',
    logLevel: 'silent',
  })
  const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
  expect(bundled.some((file) => file.endsWith('cart/cart-editor.ts'))).toBe(true)
  expect(bundled.filter((file) => /\/@?xstate\//.test(file))).toEqual([])
})
