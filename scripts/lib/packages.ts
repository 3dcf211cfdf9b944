import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

export const packageNames = ['core', 'machines', 'i18n', 'react', 'embed'] as const
export type PackageName = (typeof packageNames)[number]

/** An import path of a package: `@selvage/core/cart` is the entry point `./cart` of `core`. */
export interface EntryPoint {
  packageName: PackageName
  /** The key in `exports`, such as `./cart`. */
  key: string
  /** The path in an import statement, such as `@selvage/core/cart`. */
  specifier: string
  /** The source file, relative to the package's folder: `src/cart/index.ts`. */
  source: string
  /** The built file, relative to the package's folder: `dist/cart/index.js`. */
  built: string
}

/** A style sheet of a package, such as `@selvage/react/styles.css`, and its source. */
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

/** Returns the entries of a package's `exports` that are built from a source. */
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

/** Returns the entry points of a package that are modules. */
export function entryPointsOf(name: PackageName): EntryPoint[] {
  return targetsOf(name)
    .filter(({ built }) => built.endsWith('.js'))
    .map((target) => ({
      ...target,
      packageName: name,
      specifier: `@selvage/${name}${target.key.slice(1)}`,
    }))
}

/** Returns every module of a package with the declarations that its users compile against. */
export function typedEntryPointsOf(name: PackageName): { specifier: string; types: string }[] {
  return Object.entries(exportsOf(name)).flatMap(([key, target]) =>
    typeof target === 'string' || target['types'] === undefined || key.endsWith('.css')
      ? []
      : [
          {
            specifier: `@selvage/${name}${key.slice(1)}`,
            types: join(packageDir(name), target['types']),
          },
        ],
  )
}

/** Returns the files, from the package's folder, that its `exports` lead users to. */
export function targetFilesOf(name: PackageName): string[] {
  const targets = Object.values(exportsOf(name)).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  return [...new Set(targets.map((target) => target.slice(2)))]
}

/** Returns the entry points of a package that are style sheets. */
export function styleEntryPointsOf(name: PackageName): StyleEntryPoint[] {
  return targetsOf(name).filter(({ built }) => built.endsWith('.css'))
}

/**
 * Returns the keys of a package's `exports` that are plain files for a page, such as
 * `./selvage.js`, and are no modules.
 */
export function plainFilesOf(name: PackageName): string[] {
  return Object.entries(exportsOf(name))
    .filter(([key, target]) => typeof target === 'string' || key.endsWith('.css'))
    .map(([key]) => key)
}
