import { join, resolve } from 'node:path'
import { keepRelease } from '../examples/storefront/server/keep-release.ts'
import { readConfig } from '../examples/storefront/server/config.ts'
import { buildForServing } from './lib/fresh.ts'
import { root } from './lib/paths.ts'

// `npm run embed:keep` puts the built release of the embed beside the older ones, so that pages
// that load this exact version go on working after the next one. It reads the settings of the
// storefront.
const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data')
const config = readConfig({ DATA_DIR: dataDir, ...process.env })
try {
  await buildForServing(console.log, ['embed'])
  const releases = config.embedReleases ?? join(dataDir, 'embed')
  const { version, folder, isNew } = await keepRelease(config, releases)
  console.log(`${version} is ${isNew ? 'kept' : 'there already'}: ${folder}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
