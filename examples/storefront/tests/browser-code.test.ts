import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtApp } from './built-server.ts'

const build = join(import.meta.dirname, '../build')

test('i18next renders on the server and is in no script of a browser', async () => {
  await builtApp()
  const i18next = /i18next/
  expect(readFileSync(join(build, 'server/index.js'), 'utf8')).toMatch(i18next)
  const scripts = globSync('client/**/*.js', { cwd: build })
  expect(scripts.length).toBeGreaterThan(20)
  for (const script of scripts)
    expect(readFileSync(join(build, script), 'utf8'), script).not.toMatch(i18next)
})
