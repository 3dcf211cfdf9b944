import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportsOf, readDeclarations } from './api-model.ts'
import { forgottenTypes } from './forgotten-types.ts'

const folder = mkdtempSync(join(tmpdir(), 'selvage-forgotten-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SHAPES = `export interface Edge { readonly width: number }
export interface Hem extends Edge { readonly of: Cloth }
export interface Cloth { readonly name: string }
export interface Thread { readonly color: string }
export declare const THREADS: readonly Thread[]
export declare function sew(hem: Hem, thread: Local): void
interface Local { readonly shade: Shade }
export type Shade = 'red' | 'blue'
`

test('the types that an exported type or function names are found, through those of others', () => {
  const index = join(folder, 'index.d.ts')
  writeFileSync(join(folder, 'shapes.d.ts'), SHAPES)
  writeFileSync(index, "export { Hem, sew, THREADS } from './shapes.js'\n")
  const reader = readDeclarations([index])(join(folder, '/'))
  const exported = exportsOf(reader, index).map(({ symbol }) => symbol)
  expect(forgottenTypes(reader, exported)).toEqual(['Cloth', 'Edge', 'Shade'])
})
