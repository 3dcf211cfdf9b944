import { startStack } from './stack.ts'
import type { Stack } from './stack.ts'
import { services } from './stack/services.ts'
import type { ServiceName } from './stack/services.ts'

/** `npm start` runs the whole reference shop until it is stopped. */
const shown: readonly ServiceName[] = ['storefront', 'gateway', 'blog', 'payment']

let stack: Stack | undefined
let stopping = false

// A signal during the start ends this process, and the servers end with it
// (scripts/stack/stop-with-parent.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void leave(0)
  })

try {
  stack = await startStack({
    ports: 'fixed',
    log: (line) => {
      console.log(line)
    },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
for (const name of shown) console.log(`${services[name].title} ${stack.urls[name]}`)
console.log('ready')

const sentence = await stack.died
console.error(`${sentence} Stopping the others.`)
await leave(1)

async function leave(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  const killed = (await stack?.stop()) ?? []
  if (killed.length > 0)
    console.error(
      `Had to be killed: ${killed.map((name) => `the ${services[name].title}`).join(', ')}.`,
    )
  process.exit(killed.length > 0 ? 1 : code)
}
