import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * The source behind a public entry point of a workspace package, such as `@selvage/i18n/routes`, as a file
 * address. For the one place that cannot be told to resolve the `selvage-source` condition: React
 * Router reads `routes.ts` with a loader of its own, before Vite's configuration is known.
 */
export function sourceEntryPoint(name: string): string {
  const [scope = '', bare = '', ...rest] = name.split('/')
  const manifest = findPackageJSON(`${scope}/${bare}`, import.meta.url)
  const { exports = {} } = JSON.parse(manifest ? readFileSync(manifest, 'utf8') : '{}') as {
    exports?: Record<string, Record<string, string>>
  }
  const source = exports[`./${rest.join('/')}`]?.['selvage-source']
  if (!manifest || !source)
    throw new Error(
      `${name} is no door of a workspace package: look at the exports of its package.json.`,
    )
  return new URL(source, pathToFileURL(manifest)).href
}
