import { readFileSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageDir, packageNames } from '../lib/packages.ts'

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly engines?: { readonly node?: string }
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

/** Returns the first version that a range such as `^20.19.0 || >=22.12` takes, as one number. */
function firstVersion(range: string): number {
  const starts = range.split('||').map((part) => {
    const [, major = '0', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(part) ?? []
    return Number(major) * 1000 + Number(minor)
  })
  return Math.min(...starts)
}

/** Returns the descriptions of everything that is installed with a package. */
function installedWith(file: string, found = new Map<string, Manifest>()): Map<string, Manifest> {
  if (found.has(file)) return found
  const manifest = read(file)
  found.set(file, manifest)
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const installed = findPackageJSON(name, file)
    if (installed === undefined) throw new Error(`${name} of ${manifest.name} is not installed.`)
    installedWith(realpathSync(installed), found)
  }
  return found
}

test.each(packageNames)('%s asks for a Node that takes all that is installed with it', (name) => {
  const file = join(packageDir(name), 'package.json')
  const own = read(file).engines?.node ?? ''
  const later = [...installedWith(file).values()].filter(
    ({ engines }) => firstVersion(engines?.node ?? '0') > firstVersion(own),
  )
  expect(later.map(({ name: each, engines }) => `${each} ${engines?.node ?? ''}`)).toEqual([])
  const major = /\d+(\.\d+)?/.exec(own)?.[0] ?? ''
  // The embed runs in browsers.
  if (name !== 'embed')
    expect(readFileSync(join(packageDir(name), 'README.md'), 'utf8')).toContain(
      `for Node ${major} and later`,
    )
})
