import { gates } from './gates/gates.ts'
import { runGates } from './gates/run-gates.ts'

// `npm test` runs every gate; `npm test -- lint types` runs only the named ones.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !gates.some((gate) => gate.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no gate called ${unknown.join(', ')}. Write one of: ${gates.map((gate) => gate.name).join(', ')}.`,
  )
  process.exit(2)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const chosen = wanted.length === 0 ? gates : gates.filter((gate) => wanted.includes(gate.name))
const { passed, failed } = await runGates(chosen, (line) => {
  console.log(line)
})
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
