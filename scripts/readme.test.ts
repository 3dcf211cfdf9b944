import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { runCommand } from './lib/command.ts'
import { compileProgram } from './lib/compile-program.ts'
import { filesIn, guides, readDocument } from './lib/documents.ts'
import { packageDir, packageNames } from './lib/packages.ts'
import { nodeBin, root } from './lib/paths.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** The READMEs, each with a folder in which all that its examples import is installed. */
const readmes = [
  { name: 'workspace', text: readme, host: 'examples/storefront' },
  ...packageNames.map((name) => ({
    name,
    text: readFileSync(join(packageDir(name), 'README.md'), 'utf8'),
    host: name === 'machines' ? 'stories' : 'examples/storefront',
  })),
  // One program for all, because each takes seconds.
  { name: 'guides', text: guides.map(readDocument).join('\n'), host: 'stories' },
]

/** An example of a framework, or of its configuration, is checked by it (scripts/hosts). */
const isOfHost = (code: string) => /from '(?:next|\.\.|@?vite)/.test(code)

/** The examples of a text by the names of their files; those of one guide import each other. */
const examplesIn = (text: string): ReadonlyMap<string, string> => {
  const single = [...text.matchAll(/^```(tsx?)(?: run)?\n([\s\S]*?)^```/gm)]
  const named = [...filesIn(text)].filter(([path]) => /\.tsx?$/.test(path))
  const files = [
    ...single.map(([, kind = '', code = ''], at) => [`example-${at + 1}.${kind}`, code] as const),
    ...named,
  ]
  return new Map(files.filter(([, code]) => !isOfHost(code)))
}

describe('the README', () => {
  it.each(readmes.filter(({ text }) => examplesIn(text).size > 0))(
    'of $name has examples that compile against the packages',
    { timeout: 60_000 },
    async ({ name, text, host }) => {
      const folder = join(root, host, 'node_modules/.cache/readme', name)
      const examples = examplesIn(text)
      const files = [...examples.keys()]
      for (const [file, code] of examples) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), `${code}export {}\n`)
      }
      const lines = await compileProgram(folder, files)
      rmSync(folder, { recursive: true, force: true })
      expect(lines.filter((line) => files.some((file) => line.includes(file)))).toEqual([])
    },
  )

  it('names only existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = [...readme.matchAll(/npm (?:run )?([a-z][a-z:]*)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'install')
    expect(named.length).toBeGreaterThan(4)
    for (const name of named) expect(scripts).toHaveProperty([name])
  })
})

const runnable = [
  ...guides.map((file) => ({
    name: basename(file, '.md'),
    text: readDocument(file),
    host: 'stories',
  })),
  ...readmes.filter(({ name }) => name !== 'guides'),
].flatMap(({ name, text, host }) =>
  [...text.matchAll(/^```ts run\n([\s\S]*?)^```/gm)].map(([, code = ''], at) => ({
    name: `${name}-${at + 1}`,
    code,
    host,
  })),
)

describe('the guides and the READMEs', () => {
  it('have examples that are run', () => {
    expect(runnable.length).toBeGreaterThan(5)
  })

  it.each(runnable)('have an example that holds: $name', { timeout: 60_000 }, async (example) => {
    const folder = join(root, example.host)
    const outfile = join(folder, 'node_modules/.cache/readme', `${example.name}.mjs`)
    await build({
      stdin: { contents: example.code, loader: 'ts', resolveDir: folder },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['selvage-source'],
      external: ['jsdom'],
      // An example with components brings their styles, which nothing here shows.
      plugins: [vanillaExtractPlugin()],
      loader: { '.woff2': 'empty' },
      logLevel: 'silent',
    })
    const result = await runCommand(nodeBin, [outfile], { limitMs: 50_000 })
    rmSync(outfile, { force: true })
    expect(result.ok ? '' : result.output).toBe('')
  })
})
