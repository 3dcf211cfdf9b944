import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontsFolder, makeFonts } from './fonts/make-fonts.ts'

await rm(fontsFolder, { recursive: true, force: true })
await mkdir(fontsFolder, { recursive: true })
for (const [name, content] of await makeFonts()) {
  await writeFile(join(fontsFolder, name), content)
  console.log(`${name} has ${content.length} bytes`)
}
