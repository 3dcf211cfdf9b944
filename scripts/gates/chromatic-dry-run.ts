import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getConfiguration } from 'chromatic/node'
import { runCommand } from '../lib/command.ts'
import { root } from '../lib/paths.ts'

/** The file with Chromatic's settings. */
export const CHROMATIC_CONFIG = join(root, 'chromatic.config.json')

/** Files of a build that Chromatic reads before it uploads it. */
const needed = ['iframe.html', 'index.json', 'project.json', 'preview-stats.json']
/** A component that several stories draw, as a change that Chromatic would have to follow. */
const CHANGED = 'packages/react/src/button/button.tsx'

/**
 * Does what Chromatic's upload does without a token and a network: reads its settings, looks for
 * its files in the build, and traces a changed component to the stories that it would take again.
 * Returns what is wrong.
 */
export async function dryRunChromatic(folder: string): Promise<readonly string[]> {
  const { storybookBaseDir = '.', storybookConfigDir = '.storybook' } =
    await getConfiguration(CHROMATIC_CONFIG)
  const missing = needed.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) return missing.map((file) => `Chromatic finds no ${file} in the build.`)
  const { ok, output } = await runCommand('chromatic', [
    'trace',
    ...['--stats-file', join(folder, 'preview-stats.json')],
    ...['--storybook-base-dir', storybookBaseDir],
    ...['--storybook-config-dir', storybookConfigDir],
    CHANGED,
  ])
  const followed = output.includes('stories/button/button.stories.tsx')
  return ok && followed
    ? []
    : [`Chromatic does not follow a change of ${CHANGED} to its stories.\n${output}`]
}
