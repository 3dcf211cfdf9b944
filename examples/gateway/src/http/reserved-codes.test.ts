import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERROR_CODES } from '@selvage/core/errors'
import { expect, it } from 'vitest'
import { RESERVED_CODES } from './reserved-codes.table.ts'

const root = join(import.meta.dirname, '../../../..')
const SOURCES = [
  'examples/gateway/src/**/*.ts',
  'examples/storefront/{app,server}/**/*.{ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
]
/** Files that name codes without raising them. */
const OTHERS =
  /\.test\.|\/testing\/|(catalogue|other-errors|attention|general-message|error-sentences|reserved-codes)\.table|\.contract\.ts$|\/messages\/|\.generated\./

const raised = new Set(
  globSync(SOURCES, { cwd: root })
    .filter((path) => !OTHERS.test(path))
    .flatMap(
      (path) => readFileSync(join(root, path), 'utf8').match(/\b[A-Z][A-Za-z_]{4,}\b/g) ?? [],
    ),
)

it('every code of the catalog is raised somewhere, or is reserved with a reason', () => {
  const unraised = ERROR_CODES.filter((code) => !raised.has(code))
  expect(Object.keys(RESERVED_CODES).sort()).toEqual(unraised.sort())
  expect(raised.size).toBeGreaterThan(1_000)
  for (const reason of Object.values(RESERVED_CODES)) expect(reason).toMatch(/^.{40,}$/)
})
