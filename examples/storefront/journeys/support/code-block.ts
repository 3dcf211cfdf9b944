import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../../scripts/lib/paths.ts'

/** Returns the HTML block of a document that contains a text, verbatim. */
export async function readCodeBlock(path: string, containing: string): Promise<string> {
  const text = await readFile(join(root, path), 'utf8')
  const blocks = [...text.matchAll(/```html\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  const block = blocks.find((code) => code.includes(containing))
  if (block === undefined) throw new Error(`${path} has no block of HTML with "${containing}".`)
  return block
}
