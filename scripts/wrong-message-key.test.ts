import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileProgram } from './lib/compile-program.ts'
import { root } from './lib/paths.ts'

const folder = join(root, 'stories/node_modules/.cache/wrong-message-key')

it('a misspelled key of a message is named in a sentence that can be read', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'own.ts'),
    `import type { CustomMessages } from '@selvage/i18n/messages'
export const own: CustomMessages = { 'fabric.addToChart': 'Add to bag' }
`,
  )
  const lines = await compileProgram(folder, ['own.ts'])
  rmSync(folder, { recursive: true, force: true })
  expect(lines.filter((line) => line.includes('error TS'))).toEqual([
    expect.stringMatching(/'fabric\.addToChart'' does not exist in type 'CustomMessages'\.$/),
  ])
}, 60_000)
