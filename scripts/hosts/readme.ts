import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'

const readme = ['README.md', 'packages/react/README.md']
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

/** The addresses of a running shop. */
export interface ShopAddresses {
  readonly storefront: string
  readonly gateway: string
}

/**
 * Returns the first block of code of a kind, such as `html`, that contains a text, of the README or
 * of the one of the components.
 * @throws an Error when there is none.
 */
export function readmeBlock(kind: string, containing = ''): string {
  for (const [, block = ''] of readme.matchAll(new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\``, 'gm')))
    if (block.includes(containing)) return block
  throw new Error(`The README has no block of ${kind} with ${JSON.stringify(containing)}.`)
}

/**
 * Returns the code that the README has within a sentence and that contains a text.
 * @throws an Error when there is none.
 */
export function readmeCode(containing: string): string {
  const found = [...readme.matchAll(/`([^`\n]+)`/g)].find(([, code]) => code?.includes(containing))
  if (found?.[1] === undefined) throw new Error(`The README has no code with ${containing}.`)
  return found[1]
}

/** Returns a text of the README with the addresses of a running shop. */
export function atShop(text: string, { storefront, gateway }: ShopAddresses): string {
  return text
    .replaceAll(/http:\/\/localhost:30[01]0/g, storefront)
    .replaceAll(/http:\/\/localhost:40[01]0/g, gateway)
}

/** Returns our packages that the README installs for an application. */
export function readmePackages(): string[] {
  const [, names = ''] = /^npm install (.+)$/m.exec(readme) ?? []
  return names.split(' ').filter((name) => name.startsWith('@selvage/'))
}

/**
 * Returns the README's widgets for any page: what stands in the page's head, with the attributes
 * that name a shop at other addresses, and the elements.
 */
export function readmeWidgets(): { head: string; elements: string } {
  const lines = readmeBlock('html').split('\n')
  const isHead = (line: string): boolean => /^<(?:link|script)\b/.test(line)
  return {
    head: lines
      .filter(isHead)
      .join('\n')
      .replace('<script ', `<script ${readmeCode('data-gateway=')} `),
    elements: lines.filter((line) => !isHead(line)).join('\n'),
  }
}
