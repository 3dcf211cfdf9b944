import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CALL_TEXTS_FILE, declareCallTexts } from './lib/call-texts.ts'
import { formatted } from './lib/formatted.ts'
import { root } from './lib/paths.ts'

await writeFile(join(root, CALL_TEXTS_FILE), await formatted(declareCallTexts()))
console.log(`${CALL_TEXTS_FILE} has the texts of the calls`)
