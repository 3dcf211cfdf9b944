import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../lib/command.ts'
import type { CommandResult } from '../lib/command.ts'
import { cacheDir, nodeBin } from '../lib/paths.ts'
import { dryRunChromatic } from './chromatic-dry-run.ts'
import { judgeDocs, judgeNotes, readDocsPages } from './docs-pages.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'

/** Storybook's index, as far as it is read here; its entries are in the order of the sidebar. */
export interface StoryIndex {
  entries: Record<string, { title: string; type: 'story' | 'docs' }>
}

const FIRST = 'Foundations/'
/** The guides that a design team begins with. */
export const GUIDES: readonly string[] = [
  'Start',
  'Theming',
  'Tokens',
  'Accessibility',
  'Writing',
  'Hosts',
  'Preact',
].map((name) => `Guides/${name}`)

/** The folder of the Storybook that the gates build and look at. */
export const builtStorybook = join(cacheDir, 'storybook')

/** Builds Storybook as Chromatic does, into a folder of the gates. */
export async function buildStorybook(limitMs?: number): Promise<CommandResult> {
  await rm(builtStorybook, { recursive: true, force: true })
  const output = [`--output-dir=${builtStorybook}`, `--stats-json=${builtStorybook}`]
  return runCommand(nodeBin, ['scripts/storybook.ts', 'build', ...output], {
    ...(limitMs !== undefined && { limitMs }),
  })
}

/**
 * Builds Storybook and reads its index: each title has a docs page, and Foundations is first.
 * Each docs page has our component's props and a choice for a union; Chromatic could take the
 * build.
 */
export async function checkStorybook(limitMs: number): Promise<Outcome> {
  const result = await buildStorybook(limitMs)
  if (!result.ok) return verdict(false, 0, 'docs pages', result.output)
  const index = await readFile(join(builtStorybook, 'index.json'), 'utf8')
  const outcome = judgeIndex(JSON.parse(index) as StoryIndex)
  const pages = await readDocsPages(builtStorybook)
  const complaints = [
    ...judgeDocs(pages).complaints,
    ...judgeNotes(pages),
    ...(await dryRunChromatic(builtStorybook)),
  ]
  if (complaints.length === 0) return outcome
  return verdict(false, outcome.examined, outcome.unit, [outcome.output, ...complaints].join('\n'))
}

/** The outcome for one index: docs for each title, every guide, and Foundations first. */
export function judgeIndex({ entries }: StoryIndex): Outcome {
  const all = Object.values(entries)
  const documented = new Set(all.filter(({ type }) => type === 'docs').map(({ title }) => title))
  const bare = [...new Set(all.map(({ title }) => title))].filter((title) => !documented.has(title))
  const fieldErrors = bare.map((title) => `${title} has no docs page.`)
  for (const guide of GUIDES)
    if (!documented.has(guide)) fieldErrors.push(`The guide ${guide} is missing.`)
  const first = all[0]?.title ?? 'nothing'
  if (!first.startsWith(FIRST)) fieldErrors.push(`Storybook opens on ${first} and not on ${FIRST}.`)
  const unit = `docs pages, ${all.length} entries`
  return verdict(fieldErrors.length === 0, documented.size, unit, fieldErrors.join('\n'))
}
