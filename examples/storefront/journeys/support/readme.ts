import { readFileSync } from 'node:fs'

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')

interface RunningShop {
  readonly storefront: string
  readonly gateway: string
}

/**
 * Returns the README's first block of code of a kind, such as `html`, with the addresses of a
 * running shop.
 */
export function readmeBlock(kind: string, { storefront, gateway }: RunningShop): string {
  const block = new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(readme)?.[1]
  if (block === undefined) throw new Error(`The README has no block of ${kind}.`)
  return block
    .replaceAll('http://localhost:3000', storefront)
    .replaceAll('http://localhost:4000', gateway)
}

/** Returns the packages that the README installs for an application. */
export function readmePackages(): string[] {
  const [, names = ''] = /^npm install (.+)$/m.exec(readme) ?? []
  return names.split(' ')
}
