import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildForServing } from './lib/fresh.ts'
import { root, toolPath } from './lib/paths.ts'

// `npm run storybook` serves the stories; `npm run storybook:build` writes them to
// storybook-static/, which needs no server.
const commands: Record<string, readonly string[]> = {
  dev: ['dev', '--port', '6006', '--no-open'],
  build: ['build', '--output-dir', '../storybook-static'],
}
const args = commands[process.argv[2] ?? 'dev']
if (args === undefined) {
  console.error(`Write one of: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}

await buildForServing(
  (line) => {
    console.log(line)
  },
  ['stories'],
)
const child = spawn(
  'node_modules/.bin/storybook',
  [...args, '--config-dir', '../.storybook', '--disable-telemetry'],
  {
    cwd: join(root, 'stories'),
    env: { ...process.env, PATH: toolPath, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: 'inherit',
  },
)
// Ctrl+C reaches Storybook directly; this process waits for it to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => {
  if (
    code === 0 &&
    process.argv[2] === 'build' &&
    !existsSync(join(root, 'storybook-static/index.json'))
  ) {
    console.error('Storybook ended without storybook-static/index.json.')
    process.exit(1)
  }
  process.exit(code ?? 1)
})
