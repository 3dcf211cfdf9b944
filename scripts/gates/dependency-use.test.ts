import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dependencyProblems } from './dependency-use.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvage-dependencies-'))
  const manifest = {
    name: 'made-up',
    dependencies: { used: '1', 'types-only': '1', peer: '1', idle: '1' },
    peerDependencies: { react: '>=19' },
  }
  const files = {
    'package.json': JSON.stringify(manifest),
    'dist/index.js':
      "import { a } from 'used/part'\nimport { b } from 'react'\nimport 'node:fs'\nconst c = () => import('missing')\n",
    'dist/index.d.ts': "export type { A } from './inner.ts'\n",
    'dist/inner.d.ts':
      "import type { A } from '@types-only/a'\nimport type { B } from 'types-only'\n",
    'dist/unreached.d.ts': "import type { C } from 'unreached'\n",
    'node_modules/used/package.json': JSON.stringify({ peerDependencies: { peer: '1' } }),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names what is imported and not installed, and what is installed and never imported', () => {
  expect(dependencyProblems(folder, ['dist/index.js'])).toEqual([
    'made-up imports missing, which is not among its dependencies.',
    'made-up imports @types-only/a, which is not among its dependencies.',
    'made-up installs idle, which nothing of its dist imports.',
  ])
})
