import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from './lib/command.ts'
import { compiler, nodeBin, root } from './lib/paths.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const blocks = (kind: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    (match) => match[1] ?? '',
  )

describe('the README', () => {
  it('has an npm example that compiles against the packages', { timeout: 60_000 }, async () => {
    const examples = blocks('tsx')
    expect(examples).toHaveLength(1)
    // In this folder, @selvage/* and react are resolved as in a shop.
    const folder = join(root, 'examples/storefront/node_modules/.cache/readme')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'example.tsx'), examples[0] ?? '')
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
        files: ['example.tsx'],
        references: [],
      }),
    )
    const result = await runCommand(nodeBin, [compiler, '-p', folder], { limitMs: 50_000 })
    rmSync(folder, { recursive: true, force: true })
    expect(result.output.split('\n').filter((line) => line.includes('example.tsx'))).toEqual([])
  })

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
