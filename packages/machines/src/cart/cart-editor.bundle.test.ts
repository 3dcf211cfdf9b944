import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('bundles no XState with the editor and the view of the cart', async () => {
  const { metafile } = await build({
    entryPoints: ['cart-editor.ts', 'cart.view.ts'].map((file) =>
      decodeURIComponent(new URL(file, import.meta.url).pathname),
    ),
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['selvage-source'],
    outdir: '/',
    logLevel: 'silent',
  })
  const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
  expect(bundled.some((file) => file.endsWith('cart/reduce-cart.ts'))).toBe(true)
  expect(bundled.filter((file) => file.includes('/xstate/'))).toEqual([])
})
