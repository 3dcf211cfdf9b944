import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from './lib/command.ts'
import { packageDir, packageNames } from './lib/packages.ts'
import { compiler, nodeBin, root } from './lib/paths.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** The READMEs, each with a folder in which all that its examples import is installed. */
const readmes = [
  { name: 'workspace', text: readme, host: 'examples/storefront' },
  ...packageNames.map((name) => ({
    name,
    text: readFileSync(join(packageDir(name), 'README.md'), 'utf8'),
    host: name === 'machines' ? 'stories' : 'examples/storefront',
  })),
]

const examplesIn = (text: string) =>
  [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, kind = '', code = '']) => ({
    kind,
    code,
  }))

describe('the README', () => {
  it.each(readmes.filter(({ text }) => examplesIn(text).length > 0))(
    'of $name has examples that compile against the packages',
    { timeout: 60_000 },
    async ({ name, text, host }) => {
      const folder = join(root, host, 'node_modules/.cache/readme', name)
      mkdirSync(folder, { recursive: true })
      const files = examplesIn(text).map(({ kind, code }, at) => {
        const file = `${name}-${at + 1}.${kind}`
        writeFileSync(join(folder, file), `${code}export {}\n`)
        return file
      })
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          extends: join(root, 'tsconfig.json'),
          compilerOptions: {
            composite: false,
            emitDeclarationOnly: false,
            noEmit: true,
            rewriteRelativeImportExtensions: false,
            jsx: 'react-jsx',
            lib: ['ES2024', 'DOM', 'DOM.Iterable'],
            types: ['vite/client'],
          },
          files,
          references: [],
        }),
      )
      const result = await runCommand(nodeBin, [compiler, '-p', folder], { limitMs: 50_000 })
      rmSync(folder, { recursive: true, force: true })
      const lines = result.output.split('\n')
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
