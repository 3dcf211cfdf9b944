import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getConfiguration } from 'chromatic/node'
import { expect, test } from 'vitest'
import { globalTypes, viewports } from '../../stories/support/globals.ts'
import { modes } from '../../stories/support/modes.table.ts'
import { root } from '../lib/paths.ts'
import { CHROMATIC_CONFIG, dryRunChromatic } from './chromatic-dry-run.ts'

const valuesOf = (toolbar: string): readonly string[] => {
  const items = globalTypes[toolbar]?.['toolbar']?.items ?? []
  return items.map((item: string | { value?: string }) =>
    typeof item === 'string' ? item : (item.value ?? ''),
  )
}
const allModes: readonly Readonly<Record<string, string>>[] = Object.values(modes)

test.each([
  ['language', valuesOf('language')],
  ['theme', valuesOf('theme')],
  ['viewport', Object.keys(viewports)],
])('the modes have every %s of the toolbar and no other', (name, values) => {
  expect(values.length).toBeGreaterThan(2)
  expect(new Set(allModes.map((mode) => mode[name]))).toEqual(new Set(values))
})

test.each(['currency', 'measurement'])('the modes have a %s of the toolbar', (name) => {
  for (const mode of allModes) if (name in mode) expect(valuesOf(name)).toContain(mode[name])
})

test('the settings name what is there', async () => {
  const { buildScriptName = '', externals = [] } = await getConfiguration(CHROMATIC_CONFIG)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(Object.keys(scripts)).toContain(buildScriptName)
  expect(externals.length).toBeGreaterThan(0)
  for (const pattern of externals) expect(globSync(pattern, { cwd: root })).not.toEqual([])
})

test('settings that Chromatic does not know are rejected', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chromatic-'))
  const file = join(folder, 'chromatic.config.json')
  await writeFile(file, JSON.stringify({ outputDirectory: 'storybook-static' }))
  await expect(getConfiguration(file)).rejects.toThrow('outputDirectory')
  await rm(folder, { recursive: true })
})

test('a build without stories is not taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chromatic-'))
  expect(await dryRunChromatic(folder)).toContain('Chromatic finds no iframe.html in the build.')
  await rm(folder, { recursive: true })
})
