import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync, globSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { runCommand } from '../lib/command.ts'
import { filesIn, readDocument } from '../lib/documents.ts'
import { toolPath } from '../lib/paths.ts'
import { HOSTS } from './hosts.table.ts'
import type { Host, HostName, ReadmeBlock } from './hosts.table.ts'
import { atShop, readmeBlock, readmeCode, readmeWidgets } from './readme.ts'
import type { ShopAddresses } from './readme.ts'

const LIMIT_MS = 240_000
/** The places in a host's files where code of the README stands. */
const placeholders = {
  '<!-- README head -->': () => readmeWidgets().head,
  '<!-- README elements -->': () => readmeWidgets().elements,
  '/* README CheckoutLink */': () => readmeCode('<CheckoutLink '),
} as const

/**
 * Installs a host's packages in a folder outside the workspace, ours from their tarballs.
 * @throws an Error with the installer's output
 */
export async function installHost(
  name: HostName,
  folder: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<void> {
  const host: Host = HOSTS[name]
  const own = join(import.meta.dirname, 'apps', name)
  // A host that is made of a guide alone has no files of its own.
  if (existsSync(own)) await cp(own, folder, { recursive: true })
  else await mkdir(folder, { recursive: true })
  const ours = Object.fromEntries(host.packages.map((each) => [each, `file:${tarballs[each]}`]))
  const dependencies = { ...host.dependencies, ...ours }
  if (Object.keys(dependencies).length === 0) return
  const manifest = { name: `host-${name}`, private: true, type: 'module', dependencies }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  await runInHost(folder, 'npm', ['install', '--prefix', folder, ...flags])
}

/**
 * Writes the README's examples into an installed host, with the addresses of a running shop, and
 * checks and builds it.
 * @throws an Error with the output of the tool that failed
 */
export async function buildHost(
  name: HostName,
  folder: string,
  shop: ShopAddresses,
): Promise<void> {
  const host: Host = HOSTS[name]
  const blocks = Object.entries<ReadmeBlock>(host.readmeFiles)
  const files = [
    ...blocks.map(([path, block]) => [path, readmeBlock(block.kind, block.with)] as const),
    ...guideFiles(host),
  ]
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), atShop(text, shop))
  }
  for (const path of ownFiles(name)) {
    const text = await readFile(join(folder, path), 'utf8')
    await writeFile(join(folder, path), atShop(withReadme(text), shop))
  }
  for (const [command, ...args] of host.build) await runInHost(folder, command, args)
}

const guideFiles = ({ guide }: Host): ReadonlyMap<string, string> =>
  guide === undefined ? new Map() : filesIn(readDocument(guide))

/** Returns the README's example that sells in a host, all files of it as one text. */
export function exampleOf(name: HostName): string {
  const guided = guideFiles(HOSTS[name])
  if (guided.size > 0) return [...guided.values()].join('\n')
  const blocks = Object.values<ReadmeBlock>(HOSTS[name].readmeFiles).filter(
    (block) => !block.isExtra,
  )
  if (blocks.length > 0)
    return blocks.map((block) => readmeBlock(block.kind, block.with)).join('\n')
  const { head, elements } = readmeWidgets()
  return `${head}\n${elements}`
}

/** Returns the paths of the files that a host has besides the README's. */
export function ownFiles(name: HostName): string[] {
  const cwd = join(import.meta.dirname, 'apps', name)
  return globSync('**/*', { cwd, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(cwd.length + 1))
}

/** Returns a host's text with code of the README in its places. */
export function withReadme(text: string): string {
  return Object.entries(placeholders).reduce(
    (filled, [placeholder, code]) =>
      filled.includes(placeholder) ? filled.replaceAll(placeholder, () => code()) : filled,
    text,
  )
}

/** The environment of a host's tools: neither the mode nor the module paths of the test runner. */
export const hostEnvironment = (folder: string): Record<string, string> => ({
  NODE_ENV: 'production',
  NODE_PATH: '',
  VITEST: '',
  CI: 'true',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  PATH: [join(folder, 'node_modules/.bin'), toolPath].join(delimiter),
})

async function runInHost(folder: string, command: string, args: readonly string[]): Promise<void> {
  const env = hostEnvironment(folder)
  const result = await runCommand(command, args, { cwd: folder, env, limitMs: LIMIT_MS })
  if (!result.ok)
    throw new Error(`${command} ${args[0] ?? ''} failed in ${basename(folder)}.\n${result.output}`)
}
