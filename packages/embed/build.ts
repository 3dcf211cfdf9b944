import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildEmbed } from './tools/build-embed.ts'

// `node --conditions=selvage-source build.ts` writes dist/selvage.js, its parts, sri.json and custom-elements.json.
const outDir = join(import.meta.dirname, 'dist')
await rm(join(outDir, 'selvage.js'), { force: true })
for (const { name, bytes } of await buildEmbed({ outDir })) console.log(`${name} ${bytes}`)
