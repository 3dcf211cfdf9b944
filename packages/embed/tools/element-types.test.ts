import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileProgram } from '../../../scripts/lib/compile-program.ts'
import { widgets } from '../src/widgets.table.ts'
import { elementTypes } from './element-types.ts'

const cache = join(import.meta.dirname, '../node_modules/.cache')
let folder = ''
beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'element-types-'))
  await mkdir(join(folder, 'page'))
  await mkdir(join(folder, 'define-elements'))
  for (const [name, text] of Object.entries(elementTypes()))
    await writeFile(join(folder, name), text)
  await writeFile(
    join(folder, 'page/added-event.d.ts'),
    "export type { AddedDetail } from '../../../../src/page/added-event.ts'\n",
  )
  await writeFile(
    join(folder, 'define-elements/define-elements.d.ts'),
    "export * from '../../../../src/define-elements/define-elements.ts'\n",
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the errors that the compiler finds in a page, each as `line: code`. */
async function errorsIn(name: string, text: string, jsxSource = 'react'): Promise<string[]> {
  await writeFile(join(folder, name), text)
  const lines = await compileProgram(folder, [name], {
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    jsxImportSource: jsxSource,
  })
  return lines
    .filter((line) => line.includes(name) || /\.d\.ts\(/.test(line))
    .map((line) => line.replace(/^.*?([\w-]+\.\w+(?:\.ts)?)\((\d+),.*error (TS\d+).*$/, '$1:$2 $3'))
}

const markup = (on: string) => `
export const card = <selvage-design-card design-id={12} lang="de" class-name="x" />
export const box = (
  <selvage-add-to-cart design-id="12" lang="en-GB" ${on}={(event) => event.detail.count.toFixed()} />
)
export const wrong = <selvage-fill-a-yard collection-id={true} />
export const unknown = <selvage-add-to-cart quantity={2} currency="XYZ" />
export const spoken = <selvage-design-card design-id={12} lang="pt-BR" />
export const drawn = (id: string) => <selvage-design-card design-id={id} />
`

test('a page finds its elements and their events by name', { timeout: 60_000 }, async () => {
  const page = `import type {} from './elements.d.ts'
const element: HTMLElement = document.createElement('selvage-add-to-cart')
element.addEventListener('selvage-added', ({ detail }) => detail.items.length + detail.count)
element.addEventListener('selvage-added', ({ detail }) => detail.nothing)
`
  expect(await errorsIn('page.ts', page)).toEqual(['page.ts:4 TS2339'])
})

test.each(['window.addEventListener', 'document.addEventListener', 'addEventListener'])(
  '%s hears the event with its detail',
  { timeout: 60_000 },
  async (listen) => {
    const page = `import type {} from './elements.d.ts'
${listen}('selvage-added', ({ detail }) => detail.items.length + detail.count)
${listen}('selvage-added', ({ detail }) => detail.nothing)
`
    expect(await errorsIn('outer-page.ts', page)).toEqual(['outer-page.ts:3 TS2339'])
  },
)

test('the import of defineElements brings its options and the elements', async () => {
  const page = `import { defineElements } from './index.js'
defineElements({ gateway: 'https://api.any.test', storefront: 'https://any.test', lang: 'de' })
document.createElement('selvage-cart-button').addEventListener('selvage-added', ({ detail }) => detail.count)
defineElements({ storefront: 'https://any.test' })
defineElements({ gateway: 'https://api.any.test', storefront: 'https://any.test', currency: 'XYZ' })
defineElements({ gateway: '…', storefront: '…', messages: { de: { 'cart.badge_one': 'Eins' } } })
defineElements({ gateway: '…', storefront: '…', messages: { de: { 'cart.badge': 'Eins' } } })
`
  expect(await errorsIn('entry-page.ts', page)).toEqual([
    'entry-page.ts:4 TS2741',
    'entry-page.ts:5 TS2322',
    'entry-page.ts:7 TS2353',
  ])
}, 60_000)

test.each([
  ['react', 'onselvage-added'],
  ['preact', 'onselvage-added'],
])('%s takes every attribute, and no wrong one', { timeout: 60_000 }, async (name, on) => {
  const text = `import type {} from './${name}.d.ts'${markup(on)}`
  expect(await errorsIn(`${name}-page.tsx`, text, name)).toEqual([
    `${name}-page.tsx:6 TS2322`,
    `${name}-page.tsx:7 TS2322`,
    `${name}-page.tsx:8 TS2322`,
  ])
})

test('Vue and Svelte know the attributes and events', { timeout: 60_000 }, async () => {
  const vue = `import type {} from './vue.d.ts'
import type { GlobalComponents } from 'vue'
type Box = InstanceType<GlobalComponents['selvage-add-to-cart']>['$props']
export const box: Box = { designId: 12, onSelvageAdded: ({ detail }) => detail.count }
export const wrong: Box = { currency: 'XYZ' }
export const drawn = (designId: string): Box => ({ designId })
`
  expect(await errorsIn('vue-page.ts', vue)).toEqual(['vue-page.ts:5 TS2322'])
  const svelte = `import type {} from './svelte.d.ts'
import type { SvelteHTMLElements } from 'svelte/elements'
type Box = SvelteHTMLElements['selvage-add-to-cart']
export const box: Box = { 'design-id': '12', 'onselvage-added': ({ detail }) => detail.count }
export const wrong: Box = { size: 'mile' }
export const drawn = (id: string): Box => ({ 'design-id': id })
`
  expect(await errorsIn('svelte-page.ts', svelte)).toEqual(['svelte-page.ts:5 TS2322'])
})

test('every element of the table has its typings', () => {
  const { 'index.d.ts': _, ...texts } = elementTypes()
  for (const text of Object.values(texts))
    for (const tag of Object.keys(widgets)) expect(text).toContain(`'${tag}'`)
})
