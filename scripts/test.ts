import { join } from 'node:path'
import { chooseGates } from './gates/choose-gates.ts'
import { gates } from './gates/gates.ts'
import { runGates } from './gates/run-gates.ts'
import { root } from './lib/paths.ts'

// `npm test` runs every gate, `npm test -- lint types` only the named ones, and
// `npm test -- unit FILE` one gate on some files.
const choice = chooseGates(gates, process.argv.slice(2))
if (!choice.ok) {
  console.error(choice.message)
  process.exit(2)
}
// Every Node that a gate starts, a gateway a hundred times, reads what another has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const { passed, failed } = await runGates(choice.gates, (line) => {
  console.log(line)
})
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
