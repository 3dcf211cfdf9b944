import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Bench } from './bench/bench.ts'

// `npm run bench` prints one JSON object on each line; `npm run bench -- entry-points` runs only
// the named benches.
const wanted = process.argv.slice(2)
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
  if (wanted.length > 0 && !wanted.includes(names[index] ?? '')) continue
  const { bench } = (await import(join(import.meta.dirname, file))) as { bench: Bench }
  await bench.run((measure) => {
    printed += 1
    console.log(JSON.stringify(measure))
  })
}
if (printed === 0) {
  console.error('Nothing was measured.')
  process.exitCode = 1
}
