import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('bundles no XState with the product forms', async () => {
  const { metafile } = await build({
    entryPoints: [
      'create-add-to-cart.ts',
      'product-form.view.ts',
      'fabric-product.ts',
      '../wallpaper/wallpaper-product.ts',
    ].map((file) => decodeURIComponent(new URL(file, import.meta.url).pathname)),
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
  expect(bundled.some((file) => file.endsWith('cart/product-form.ts'))).toBe(true)
  expect(bundled.filter((file) => file.includes('/xstate/'))).toEqual([])
})
