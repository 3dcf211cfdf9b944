import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../app')

test('the shop’s own style sheets take names of tokens only, so that the theme’s rules are written once, by the theme', () => {
  const sheets = globSync('**/*.css.ts', { cwd: app })
  expect(sheets.length).toBeGreaterThan(4)
  for (const sheet of sheets) {
    const doors = [
      ...readFileSync(join(app, sheet), 'utf8').matchAll(/from '@selvage\/react\/([\w-]+)'/g),
    ].map(([, door]) => door)
    expect({ sheet, doors: doors.filter((door) => door !== 'vars' && door !== 'tokens') }).toEqual({
      sheet,
      doors: [],
    })
  }
})
