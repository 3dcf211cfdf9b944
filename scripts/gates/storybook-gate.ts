import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../lib/command.ts'
import { buildForServing } from '../lib/fresh.ts'
import { cacheDir, root } from '../lib/paths.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'

/** Storybook's index, as far as it is read here; its entries are in the order of the sidebar. */
export interface StoryIndex {
  entries: Record<string, { title: string; type: 'story' | 'docs' }>
}

const FIRST = 'Foundations/'

/** Builds Storybook and reads its index: each title has a docs page, and Foundations is first. */
export async function checkStorybook(limitMs: number): Promise<Outcome> {
  await buildForServing(() => undefined, ['stories'])
  const folder = join(cacheDir, 'storybook')
  await rm(folder, { recursive: true, force: true })
  const config = ['--config-dir', '../.storybook', '--disable-telemetry']
  const args = ['build', '--output-dir', folder, ...config]
  const cwd = join(root, 'stories')
  const result = await runCommand('node_modules/.bin/storybook', args, { cwd, limitMs })
  if (!result.ok) return verdict(false, 0, 'docs pages', result.output)
  const index = await readFile(join(folder, 'index.json'), 'utf8')
  return judgeIndex(JSON.parse(index) as StoryIndex)
}

/** The outcome for one index: each title needs a docs page, and Foundations must be first. */
export function judgeIndex({ entries }: StoryIndex): Outcome {
  const all = Object.values(entries)
  const documented = new Set(all.filter(({ type }) => type === 'docs').map(({ title }) => title))
  const bare = [...new Set(all.map(({ title }) => title))].filter((title) => !documented.has(title))
  const fieldErrors = bare.map((title) => `${title} has no docs page.`)
  const first = all[0]?.title ?? 'nothing'
  if (!first.startsWith(FIRST)) fieldErrors.push(`Storybook opens on ${first} and not on ${FIRST}.`)
  const unit = `docs pages, ${all.length} entries`
  return verdict(fieldErrors.length === 0, documented.size, unit, fieldErrors.join('\n'))
}
