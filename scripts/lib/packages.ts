import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

export const packageNames = ['core', 'machines', 'i18n', 'react', 'embed'] as const
export type PackageName = (typeof packageNames)[number]

/** An import path that a package offers: `@selvage/core/cart` is the entry point `./cart` of `core`. */
export interface EntryPoint {
  packageName: PackageName
  /** The key in `exports`, such as `./cart`. */
  key: string
  /** What users write, such as `@selvage/core/cart`. */
  specifier: string
  /** The source behind the entry point, from the package's folder: `src/cart/index.ts`. */
  source: string
  /** The built file, from the package's folder: `dist/cart/index.js`. */
  built: string
}

/**
 * A style sheet that a package offers, such as `@selvage/react/styles.css`, and the source it is
 * built from.
 */
export interface StyleEntryPoint {
  key: string
  source: string
  built: string
}

type Exports = Record<string, string | Record<string, string>>

export function packageDir(name: PackageName): string {
  return join(root, 'packages', name)
}

function exportsOf(name: PackageName): Exports {
  const manifest = JSON.parse(readFileSync(join(packageDir(name), 'package.json'), 'utf8')) as {
    exports?: Exports
  }
  return manifest.exports ?? {}
}

/** Every entry of a package's `exports` that is built from a source. */
function targetsOf(name: PackageName): { key: string; source: string; built: string }[] {
  return Object.entries(exportsOf(name)).flatMap(([key, target]) => {
    if (typeof target === 'string') return []
    const source = target['selvage-source']
    const built = target['import'] ?? target['default']
    return source === undefined || built === undefined
      ? []
      : [{ key, source: source.slice(2), built: built.slice(2) }]
  })
}

/** The entry points of a package that lead to modules. */
export function entryPointsOf(name: PackageName): EntryPoint[] {
  return targetsOf(name)
    .filter(({ built }) => built.endsWith('.js'))
    .map((target) => ({
      ...target,
      packageName: name,
      specifier: `@selvage/${name}${target.key.slice(1)}`,
    }))
}

/** The entry points of a package that lead to style sheets. */
export function styleEntryPointsOf(name: PackageName): StyleEntryPoint[] {
  return targetsOf(name).filter(({ built }) => built.endsWith('.css'))
}

/**
 * The keys of a package's `exports` that are plain files for a page, such as `./selvage.js`:
 * nothing to import, so nothing typed.
 */
export function plainFilesOf(name: PackageName): string[] {
  return Object.entries(exportsOf(name))
    .filter(([, target]) => typeof target === 'string')
    .map(([key]) => key)
}
