import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { widgets } from '../packages/embed/src/widgets.table.ts'
import { TEST_CARDS } from '../examples/gateway/src/payment-provider/test-cards.table.ts'
import { pageOf, REFERENCE_FOLDER } from './lib/api-reference.ts'
import { ERROR_CODES_FILE, guides, LLMS_FILE, readDocument } from './lib/documents.ts'
import { packageNames, typedEntryPointsOf } from './lib/packages.ts'
import { root } from './lib/paths.ts'

const LLMS_MAX_BYTES = 26_000

const readmes = ['README.md', ...packageNames.map((name) => `packages/${name}/README.md`)]
const documents = [...readmes, 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...guides, LLMS_FILE]

const linksOf = (file: string) =>
  [...readDocument(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.split('#')[0] ?? '')
    .filter((link) => link !== '' && !/^https?:/.test(link))

/** The reference is made when the packages are packed, so that its pages may not be there yet. */
const referencePages = new Set(
  packageNames.flatMap((name) =>
    ['README.md', ...typedEntryPointsOf(name).map(({ specifier }) => pageOf(specifier))].map(
      (page) => `packages/${name}/${REFERENCE_FOLDER}/${page}`,
    ),
  ),
).add(`packages/embed/${REFERENCE_FOLDER}/custom-elements.md`)

const isThere = (file: string): boolean => referencePages.has(file) || existsSync(join(root, file))

describe('the documents', () => {
  it('are all there', () => {
    expect(guides.length).toBeGreaterThan(5)
    expect(guides).toContain(ERROR_CODES_FILE)
  })

  it.each(documents)('%s links to files that exist', (file) => {
    const broken = linksOf(file).filter((link) => !isThere(join(dirname(file), link)))
    expect(broken).toEqual([])
  })

  it('are reached from the README or from another one', () => {
    const reached = documents.flatMap((file) =>
      linksOf(file).map((link) => join(dirname(file), link)),
    )
    expect(guides.filter((guide) => !reached.includes(guide))).toEqual([])
  })

  it('fit into a program’s memory as the map llms.txt', () => {
    const text = readDocument(LLMS_FILE)
    expect(Buffer.byteLength(text)).toBeLessThan(LLMS_MAX_BYTES)
    const links = linksOf(LLMS_FILE).map((link) => join(dirname(LLMS_FILE), link))
    for (const name of packageNames) {
      const { length } = links.filter((link) => link.startsWith(`packages/${name}/reference/`))
      expect(length).toBeGreaterThan(2)
    }
    for (const guide of guides.filter((file) => file.startsWith('packages/')))
      expect(links).toContain(guide)
  })

  it('come with the tarballs', () => {
    for (const name of packageNames) {
      const { files } = JSON.parse(readDocument(`packages/${name}/package.json`)) as {
        files: string[]
      }
      expect(files).toContain('api-report.md')
      expect(files).toContain(REFERENCE_FOLDER)
      const hasGuides = guides.some((file) => file.startsWith(`packages/${name}/`))
      expect(files.includes('guides')).toBe(hasGuides)
    }
  })

  it('name the test cards with what becomes of them', () => {
    const rows = readDocument('packages/core/guides/testing.md').split('\n')
    for (const [number, code] of Object.entries(TEST_CARDS)) {
      const row = rows.find((line) => line.includes(`\`${number}\``))
      expect(row).toContain(code ?? 'paid')
    }
  })

  it('name only settings that the servers read', () => {
    const sources = globSync('examples/{gateway,storefront}/{src,server}/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map(readDocument)
      .join('\n')
    const table = readDocument('examples/gateway/DEPLOYING.md')
    const settings = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
    expect(settings.length).toBeGreaterThan(10)
    expect(settings.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
  })

  it('put only elements and attributes that there are into a page', () => {
    const tags = documents
      .flatMap((file) => [...readDocument(file).matchAll(/^```html\n([\s\S]*?)^```/gm)])
      .flatMap(([, code = '']) => [...code.matchAll(/<(selvage-[\w-]+)((?: [\w-]+="[^"]*")*)>/g)])
    expect(tags.length).toBeGreaterThan(10)
    const unknown = tags.flatMap(([, tag = '', written = '']) => {
      const row = Object.entries<{ attributes: object }>(widgets).find(([name]) => name === tag)
      return [...written.matchAll(/ ([\w-]+)=/g)]
        .filter(([, name = '']) => !Object.hasOwn(row?.[1].attributes ?? {}, name))
        .map(([, name]) => `${tag} ${name}`)
    })
    expect(unknown).toEqual([])
  })

  it('have scripts for a page that parse', async () => {
    const scripts = documents.flatMap((file) =>
      [...readDocument(file).matchAll(/<script>\n([\s\S]*?)<\/script>/g)].map(([, code]) => code),
    )
    expect(scripts.length).toBeGreaterThan(1)
    for (const code of scripts) await transform(code ?? '')
  })
})
