import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildEmbed } from './tools/build-embed.ts'

// `node --conditions=selvage-source build.ts` writes dist/selvage.js, its chunks, sri.json and
// custom-elements.json. With `--page --out FOLDER` it writes a script for the stories, whose shop
// is the origin of the page.
const { values } = parseArgs({ options: { out: { type: 'string' }, page: { type: 'boolean' } } })
const outDir = values.out ?? join(import.meta.dirname, 'dist')
await rm(join(outDir, 'selvage.js'), { force: true })
for (const { name, bytes } of await buildEmbed({
  outDir,
  ...(values.page && { pageIsShop: true }),
}))
  console.log(`${name} ${bytes}`)
