import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const SOURCES = new URL('./', import.meta.url)

/** Hash of the sources that pictures are drawn by: another version may draw other pictures. */
export function artVersion(): string {
  const hash = createHash('sha256')
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  for (const name of names) hash.update(name).update(readFileSync(new URL(name, SOURCES)))
  return hash.digest('hex').slice(0, 16)
}
