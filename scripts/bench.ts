import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Bench } from './bench/bench.ts'

// `npm run bench` prints one JSON object on each line; `npm run bench -- entry-points` runs only
// the named benches, and `npm run bench -- soak=5` gives one an argument.
const given = new Map(
  process.argv.slice(2).map((each) => {
    const [name = '', argument] = each.split('=')
    return [name, argument] as const
  }),
)
const wanted = [...given.keys()]
const files = globSync('bench/*.bench.ts', { cwd: import.meta.dirname }).toSorted()
const names = files.map((file) => basename(file, '.bench.ts'))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(', ')}. Write one of: ${names.join(', ')}.`,
  )
  process.exit(2)
}

let printed = 0
for (const [index, file] of files.entries()) {
  const name = names[index] ?? ''
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { bench } = (await import(join(import.meta.dirname, file))) as { bench: Bench }
  await bench.run((measure) => {
    printed += 1
    console.log(JSON.stringify(measure))
  }, given.get(name))
}
if (printed === 0) {
  console.error('Nothing was measured.')
  process.exitCode = 1
}
