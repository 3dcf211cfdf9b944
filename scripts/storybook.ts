import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildForServing } from './lib/fresh.ts'
import { root, toolPath } from './lib/paths.ts'

// `npm run storybook` serves the stories; `npm run storybook:build` writes them to
// storybook-static/, which needs no server.
const commands: Record<string, readonly string[]> = {
  dev: ['dev', '--port', '6006', '--no-open'],
  build: ['build', '--output-dir', '../storybook-static'],
}
const [, , command = 'dev', ...given] = process.argv
const args = commands[command]
if (args === undefined) {
  console.error(`Write one of: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}

// Storybook runs in stories/, and the paths of its caller, such as Chromatic, start elsewhere.
const more = given.map((each) =>
  each.replace(/^(--output-dir|--stats-json)=(.+)$/, (_, flag: string, path: string) =>
    [flag, resolve(path)].join('='),
  ),
)
const output =
  more.findLast((each) => each.startsWith('--output-dir='))?.slice('--output-dir='.length) ??
  join(root, 'storybook-static')

await buildForServing(
  (line) => {
    console.log(line)
  },
  ['stories'],
)
const child = spawn(
  'node_modules/.bin/storybook',
  [...args, ...more, '--config-dir', '../.storybook', '--disable-telemetry'],
  {
    cwd: join(root, 'stories'),
    env: { ...process.env, PATH: toolPath, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: 'inherit',
  },
)
// Ctrl+C reaches Storybook directly; this process waits for it to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => {
  if (code === 0 && command === 'build' && !existsSync(join(output, 'index.json'))) {
    console.error(`Storybook ended without ${join(output, 'index.json')}.`)
    process.exit(1)
  }
  process.exit(code ?? 1)
})
