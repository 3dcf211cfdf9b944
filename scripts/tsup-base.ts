import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { Options } from 'tsup'
import { entryPointsOf, packageDir, styleEntryPointsOf } from './lib/packages.ts'
import type { PackageName } from './lib/packages.ts'
import { CONTRACT_FILE, markPure } from './lib/pure-contracts.ts'
import { buildStyleSheets } from './style-sheets.ts'

interface Metafile {
  outputs: Record<string, { inputs: Record<string, unknown> }>
}
type Plugins = NonNullable<Options['esbuildPlugins']>

const pureContracts: Plugins[number] = {
  name: 'selvage-pure-contracts',
  setup: ({ onLoad }) =>
    onLoad({ filter: CONTRACT_FILE }, async ({ path }) => ({
      contents: markPure(await readFile(path, 'utf8')),
      loader: 'ts',
    })),
}

/**
 * The build of every package: one entry for each entry point in its `exports`, ES modules, shared
 * chunks, and one style sheet for each CSS entry point. `tsc -b` writes the declarations to the
 * same folder.
 */
export function packageBuild(name: PackageName): Options {
  const dir = packageDir(name)
  const styles = styleEntryPointsOf(name)
  const plugins = styles.length > 0 ? [vanillaExtractPlugin({ identifiers: 'short' })] : []
  return {
    entry: Object.fromEntries(
      entryPointsOf(name).map((entryPoint) => [
        entryPoint.built.replace(/^dist\/|\.js$/g, ''),
        entryPoint.source,
      ]),
    ),
    outDir: 'dist',
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    splitting: true,
    // The sources are in the package, so that the maps need not repeat them.
    sourcemap: true,
    esbuildOptions: (options) => {
      options.sourcesContent = false
    },
    // tsup's own tree shaking goes through Rollup, which drops "use client".
    treeshake: false,
    dts: false,
    // The declarations in this folder come from the compiler; scripts/build.ts empties it.
    clean: false,
    silent: true,
    metafile: true,
    esbuildPlugins: [...plugins, pureContracts] as Plugins,
    onSuccess: async () => {
      await markClientFiles(dir)
      // A style sheet for each entry would contain most rules twice, so the CSS entry points below
      // replace them.
      if (styles.length > 0)
        await Promise.all(
          globSync('dist/**/*.css', { cwd: dir }).map((file) => rm(join(dir, file))),
        )
      await buildStyleSheets(dir, styles, plugins)
    },
  }
}

/**
 * Adds "use client" to every built file that contains such a module, because bundling removes it
 * from all but the entry.
 */
async function markClientFiles(dir: string): Promise<void> {
  const metafile = join(dir, 'dist/metafile-esm.json')
  const { outputs } = JSON.parse(await readFile(metafile, 'utf8')) as Metafile
  await rm(metafile)
  for (const [output, { inputs }] of Object.entries(outputs)) {
    if (!output.endsWith('.js')) continue
    const sources = Object.keys(inputs).filter((input) => /^src\/.*\.tsx?$/.test(input))
    const texts = await Promise.all(sources.map((source) => readFile(join(dir, source), 'utf8')))
    if (
      !texts.some((text) => /^\s*(\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(text))
    )
      continue
    const file = join(dir, output)
    const code = await readFile(file, 'utf8')
    await writeFile(file, `"use client";\n${code.replaceAll(/^['"]use client['"];?$/gm, '')}`)
    const map = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { mappings: string }
    // One line more at the start: in a source map, each line ends in a semicolon.
    await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
  }
}
