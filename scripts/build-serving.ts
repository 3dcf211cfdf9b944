import { buildForServing, servingBuilds } from './lib/fresh.ts'
import type { ServingBuild } from './lib/fresh.ts'

// `node scripts/build-serving.ts [packages] [embed] [storefront] [stories]` builds the files that
// the example servers and the stories serve, unless they are up to date.
const all = Object.keys(servingBuilds) as ServingBuild[]
const wanted = all.filter((name) => process.argv.length <= 2 || process.argv.includes(name))
try {
  await buildForServing((line) => {
    console.log(line)
  }, wanted)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
