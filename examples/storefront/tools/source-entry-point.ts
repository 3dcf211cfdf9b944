import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Returns the file URL of the source behind a public entry point, such as `@selvage/i18n/routes`.
 * React Router reads `routes.ts` before Vite's configuration and so without the `selvage-source`
 * condition.
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
