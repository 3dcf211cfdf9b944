import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../app')

test('the shop’s own style sheets import only tokens, because importing the theme would repeat its rules', () => {
  const sheets = globSync('**/*.css.ts', { cwd: app })
  expect(sheets.length).toBeGreaterThan(4)
  for (const sheet of sheets) {
    const entryPoints = [
      ...readFileSync(join(app, sheet), 'utf8').matchAll(/from '@selvage\/react\/([\w-]+)'/g),
    ].map(([, entryPoint]) => entryPoint)
    expect({
      sheet,
      entryPoints: entryPoints.filter(
        (entryPoint) => entryPoint !== 'vars' && entryPoint !== 'tokens',
      ),
    }).toEqual({
      sheet,
      entryPoints: [],
    })
  }
})
