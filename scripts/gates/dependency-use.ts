import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The parts of a package's manifest that say what is installed with it. */
interface Manifest {
  name: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"'\n]+)["']/g
const PACKAGE = /^(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/|$)/

/**
 * Compares what a built package imports with what its manifest installs. Code counts with all files
 * of `dist`, declarations with those that an entry point leads to. Returns one sentence for each
 * package that is imported and not installed, or installed and never imported; a peer that an
 * imported dependency asks for counts as imported.
 */
export function dependencyProblems(dir: string, entryPoints: readonly string[]): string[] {
  const manifest = readManifest(dir)
  const installed = Object.keys(manifest.dependencies ?? {})
  const peers = Object.keys(manifest.peerDependencies ?? {})
  const code = globSync('dist/**/*.js', { cwd: dir }).map((file) => join(dir, file))
  const declarations = reachable(
    entryPoints.map((built) => join(dir, built.replace(/\.js$/, '.d.ts'))),
  )
  const imported = new Set([...code, ...declarations].flatMap(packagesIn))
  const used = new Set([...imported].flatMap((name) => [name, ...peersOf(dir, name)]))
  return [
    ...[...imported]
      .filter((name) => ![manifest.name, ...installed, ...peers].includes(name))
      .map((name) => `${manifest.name} imports ${name}, which is not among its dependencies.`),
    ...installed
      .filter((name) => !used.has(name))
      .map((name) => `${manifest.name} installs ${name}, which nothing of its dist imports.`),
  ]
}

/** The declarations that these lead to by relative imports, and these themselves. */
function reachable(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const open = entries.filter((file) => existsSync(file))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (!specifier.startsWith('.')) continue
      const path = resolve(dirname(file), specifier).replace(/\.tsx?$|\.js$/, '')
      open.push(...[`${path}.d.ts`, `${path}/index.d.ts`].filter((each) => existsSync(each)))
    }
  }
  return [...found]
}

function packagesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const name = PACKAGE.exec(specifier)?.[1]
    return name === undefined || specifier.startsWith('node:') ? [] : [name]
  })
}

function peersOf(dir: string, name: string): string[] {
  const file = join(dir, 'node_modules', name)
  return existsSync(join(file, 'package.json'))
    ? Object.keys(readManifest(file).peerDependencies ?? {})
    : []
}

function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest
}
