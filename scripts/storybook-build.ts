import { globSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './lib/command.ts'
import { root } from './lib/paths.ts'

/** `npm run storybook:build`: every story as static files in `storybook-static/`, which need no server. */
const result = await runCommand('node_modules/.bin/storybook', ['build', '--config-dir', '../.storybook', '--output-dir', '../storybook-static', '--disable-telemetry'], {
  cwd: join(root, 'stories'), show: true,
})
if (!result.ok) process.exit(1)
if (globSync('storybook-static/index.json', { cwd: root }).length === 0) {
  console.error('Storybook ended without storybook-static/index.json.')
  process.exit(1)
}
