import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { BuildOptions } from 'esbuild'
import type { StyleEntryPoint } from './lib/packages.ts'

type Plugins = NonNullable<BuildOptions['plugins']>

/** The style sheet beside every other one. */
const BASE = './base.css'
/** The style sheet of everything, in place of all others. */
const ALL = './styles.css'
/** A font of a package; its license is beside it. */
const FONT = /^(.+\/[a-z]+)-[^/]+\.woff2$/
/** The module that vanilla-extract makes of a file's rules, which stand in its query. */
const RULES = /^(.+\.css\.ts)\.vanilla\.css\?/

/**
 * Builds the style sheets of a package. A rule of the base is in no other one but the sheet of
 * everything, so that a page with several has it once.
 */
export async function buildStyleSheets(
  dir: string,
  entryPoints: readonly StyleEntryPoint[],
  plugins: Plugins,
): Promise<void> {
  const base = entryPoints.find(({ key }) => key === BASE)
  const shared = base ? await buildStyleSheet(dir, base, plugins) : []
  for (const entryPoint of entryPoints) {
    if (entryPoint === base) continue
    const without = entryPoint.key === ALL ? [] : shared
    await buildStyleSheet(dir, entryPoint, [leaveOut(new Set(without)), ...plugins])
  }
}

/** Builds one style sheet and returns the files whose rules it has. */
async function buildStyleSheet(
  dir: string,
  entryPoint: StyleEntryPoint,
  plugins: Plugins,
): Promise<string[]> {
  const result = await build({
    absWorkingDir: dir,
    entryPoints: [{ in: entryPoint.source, out: entryPoint.built.replace(/^dist\/|\.css$/g, '') }],
    outdir: 'dist',
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['selvage-source'],
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
    logLevel: 'error',
    plugins,
  })
  for (const file of result.outputFiles.filter(({ path }) => !path.endsWith('.js'))) {
    await mkdir(dirname(file.path), { recursive: true })
    await writeFile(file.path, file.contents)
  }
  await copyFontLicenses(dir, Object.keys(result.metafile.inputs))
  return Object.keys(result.metafile.inputs).flatMap((input) => {
    const file = RULES.exec(input.replace(/^vanilla-extract-css-ns:/, ''))?.[1]
    return file === undefined ? [] : [file]
  })
}

/** A font may be passed on together with its license alone. */
async function copyFontLicenses(dir: string, inputs: readonly string[]): Promise<void> {
  const licenses = inputs.flatMap((input) => FONT.exec(input)?.[1] ?? [])
  for (const license of new Set(licenses.map((family) => `${family}.LICENSE.txt`)))
    await copyFile(join(dir, license), join(dir, 'dist/fonts', basename(license)))
}

const leaveOut = (files: ReadonlySet<string>): Plugins[number] => ({
  name: 'selvage-leave-out',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: RULES }, ({ path }) =>
      files.has(RULES.exec(path)?.[1] ?? '') ? { path: 'none', namespace: 'left-out' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: '', loader: 'css' }))
  },
})
