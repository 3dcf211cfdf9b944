import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { check, getFileInfo, resolveConfig } from 'prettier'
import { root } from '../lib/paths.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'

const IGNORED_FOLDERS = new Set(['node_modules', '.git', 'dist', 'build', 'storybook-static'])

/** Checks that Prettier would leave every file as it is (.prettierrc.json, .prettierignore). */
export async function checkFormat(): Promise<Outcome> {
  const config = await resolveConfig(join(root, 'package.json'))
  const files = globSync('**/*', {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => IGNORED_FOLDERS.has(name),
  }).filter((file) => file.isFile())
  const unformatted: string[] = []
  let examined = 0
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const { ignored, inferredParser } = await getFileInfo(path, {
      ignorePath: join(root, '.prettierignore'),
    })
    if (ignored || inferredParser === null) continue
    examined += 1
    const text = await readFile(path, 'utf8')
    if (!(await check(text, { ...config, filepath: path }))) unformatted.push(relative(root, path))
  }
  const help = 'Run `npm run format`.'
  const output = [...unformatted, ...(unformatted.length > 0 ? [help] : [])].join('\n')
  return verdict(unformatted.length === 0, examined, 'files', output)
}
