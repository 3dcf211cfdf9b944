import { readPackages } from './lib/api-model.ts'
import { REFERENCE_FOLDER } from './lib/api-reference.ts'
import { buildForServing } from './lib/fresh.ts'
import { makePackageReferences, writeReferences } from './lib/package-reference.ts'

// `npm run reference` writes the reference of every package into its folder, from where it goes
// into the tarball, after a build where it is stale.
await buildForServing(console.log, ['packages'])
for (const { name, pages } of writeReferences(makePackageReferences(readPackages())))
  console.log(`packages/${name}/${REFERENCE_FOLDER}: ${pages.length} pages`)
