import { runCommand } from './lib/command.ts'
import { MUTATION_GROUPS } from './mutation/groups.table.ts'

// `npm run mutation` changes the rules of every group, one change at a time, and fails where the
// tests of a group notice too few of them (stryker.config.js); `npm run mutation -- money` runs
// the named groups.
const names = Object.keys(MUTATION_GROUPS)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(
    `There is no group called ${unknown.join(', ')}. Write one of: ${names.join(', ')}.`,
  )
  process.exit(2)
}
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n${name}`)
  const { ok } = await runCommand('stryker', ['run'], {
    env: { MUTATION_GROUP: name },
    show: true,
  })
  if (!ok) process.exitCode = 1
}
