import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { packageDir } from '../lib/packages.ts'
import type { PackageName } from '../lib/packages.ts'

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']

/**
 * Bundles import statements and returns their size in kB, minified and gzipped. React is not
 * included unless `withReact` is set. The statements are resolved from a package's folder, so that
 * they can name its dependencies.
 */
export async function gzippedKb(
  statements: string,
  from: PackageName,
  { withReact = false }: { withReact?: boolean } = {},
): Promise<number> {
  const result = await build({
    stdin: { contents: statements, resolveDir: packageDir(from), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    conditions: ['selvage-source'],
    external: withReact ? [] : react,
    outdir: '/',
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  })
  const scripts = result.outputFiles.filter((file) => file.path.endsWith('.js'))
  return (
    Math.round(
      scripts.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0) / 10,
    ) / 100
  )
}
