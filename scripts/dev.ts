import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildForServing } from './lib/fresh.ts'
import { nodeBin, root } from './lib/paths.ts'
import { startStack } from './stack.ts'
import { serversChangedBy } from './stack/servers-changed.ts'
import { serviceNames, services } from './stack/services.ts'
import type { ServiceName } from './stack/services.ts'

/** Time without another change before the servers are built and started again. */
const QUIET_MS = 200
/** Address of Storybook, which reloads by itself. */
const STORYBOOK_URL = 'http://localhost:6006'

const print = (line: string) => {
  console.log(line)
}

// `npm run dev` runs the reference shop and Storybook, and rebuilds and restarts what a change of
// the sources concerns.
const env = { CHECK_ANSWERS: '1', DEBUG_PAGES: '1' }
const stack = await startStack({ ports: 'fixed', env, log: print }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
const storybook = spawn(nodeBin, [join(root, 'scripts/storybook.ts'), 'dev'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
for (const name of serviceNames) print(`${services[name].title} ${stack.urls[name]}`)
print(`Storybook ${STORYBOOK_URL}`)
print('ready; a change of the sources restarts what it concerns')

const changed = new Set<ServiceName>()
let timer: NodeJS.Timeout | undefined
let working: Promise<void> = Promise.resolve()
for (const folder of ['packages', 'examples']) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    const names = serversChangedBy(`${folder}/${file ?? ''}`)
    if (names.length === 0) return
    for (const name of names) changed.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(reload)
    }, QUIET_MS)
  })
}

/** Builds what is out of date, then restarts the changed servers; not after a failed build. */
async function reload(): Promise<void> {
  const names = serviceNames.filter((name) => changed.has(name))
  changed.clear()
  if (names.length === 0) return
  const started = performance.now()
  try {
    await buildForServing(print)
    for (const name of names) await stack.restart(name)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(`reloaded ${names.map((name) => services[name].title).join(', ')} in ${seconds} s`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
}

let leaving = false
async function leave(code: number): Promise<void> {
  if (leaving) return
  leaving = true
  storybook.kill('SIGTERM')
  await stack.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void leave(0)
  })
console.error(`${await stack.died} Stopping the others.`)
await leave(1)
