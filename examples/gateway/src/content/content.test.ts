import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTENT_PAGE_NAMES, readContent } from '@selvage/core/content'
import { LANGUAGES } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { LogEntry } from '../log.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import { findPage } from './pages.ts'
import { readPage } from './read-page.ts'

const KEY = 'the-key-of-the-editors'
const folder = mkdtempSync(join(tmpdir(), 'selvage-content-'))
const logged: LogEntry[] = []
const open = await openReferenceGateway({
  config: { contentDir: folder, contentPurgeKey: KEY },
  deps: () => ({ log: (entry) => logged.push(entry) }),
})
afterAll(async () => {
  await open.close()
  rmSync(folder, { recursive: true })
})

const facts = {
  contactEmail: 'help@shop.example',
  sellerName: 'Shop',
  sellerAddress: 'A Street',
  sellerTaxId: 'DE 123',
}
const page = (title: string) => ({
  title,
  description: 'What it is about.',
  blocks: [{ type: 'paragraph', text: 'Write to <a href="mailto:{{contactEmail}}">us</a>.' }],
})
function write(name: string, content: unknown): string {
  const file = join(folder, `${name}.json`)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const ask = (query: string) => open.fetch(`/content?${query}`)
const titleOf = async (query: string) => {
  const { contents } = (await (await ask(query)).json()) as { contents: { title: string }[] }
  return contents.map(({ title }) => title)
}

describe('the content of the shop', () => {
  beforeEach(() => {
    logged.length = 0
  })

  it('is read with its links, facts and addresses', async () => {
    write('en/about', page('About'))
    const [about] = await open
      .shopper()
      .gateway.send(readContent, { query: { names: ['about'], language: 'en' } })
    expect(about).toMatchObject({
      title: 'About',
      category: 'company',
      langSlugs: { en: 'about', de: 'ueber-uns' },
      subcategorySlugs: null,
      blocks: [
        {
          text: [
            { text: 'Write to ' },
            { text: 'us', href: expect.stringMatching(/^mailto:.+@/) },
            { text: '.' },
          ],
        },
      ],
    })
  })

  it('comes from memory until an editor purges it with the key', async () => {
    await ask(`name=about&lang=en&purge=${KEY}`)
    write('en/about', page('Changed'))
    expect(await titleOf('name=about&lang=en')).toEqual(['About'])
    expect(await titleOf('name=about&lang=en&purge=1')).toEqual(['About'])
    expect(await titleOf(`name=about&lang=en&purge=${KEY.slice(1)}`)).toEqual(['About'])
    expect(await titleOf(`name=about&lang=en&purge=${KEY}`)).toEqual(['Changed'])
    expect(await titleOf('name=about&lang=en')).toEqual(['Changed'])
  })

  it('stays as it was while its file is wrong, and the log says what to mend', async () => {
    write('en/about', { ...page('Broken'), blocks: [{ type: 'paragraph', text: '' }] })
    expect(await titleOf(`name=about&lang=en&purge=${KEY}`)).toEqual(['Changed'])
    const line = logged.find(({ event }) => event === 'content')?.error
    expect(line).toContain(join('en', 'about.json'))
    expect(line).toContain('blocks.0.text')
    rmSync(join(folder, 'en', 'about.json'))
    expect(await titleOf(`name=about&lang=en&purge=${KEY}`)).toEqual(['Changed'])
    expect(logged.map(({ error }) => error).join(' ')).toContain('is missing')
    write('en/about', page('Mended'))
    expect(await titleOf(`name=about&lang=en&purge=${KEY}`)).toEqual(['Mended'])
  })

  it('is none without a file, for a name of no page, and for a path', async () => {
    for (const name of ['about', 'no-such-page', '../../x', 'constructor', '__proto__']) {
      const answer = await ask(`name=${encodeURIComponent(name)}&lang=fr`)
      expect([name, answer.status, await answer.text()]).toEqual([name, 204, ''])
    }
  })

  it('is read once for many who ask at the same time', async () => {
    write('de/about', '{')
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('name=about&lang=de')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]))
    expect((await ask('name=about&lang=de')).status).toBe(500)
    expect(logged.filter(({ event }) => event === 'content').length).toBe(1)
  })

  it('is answered with `no-store`, because a purge has to arrive', async () => {
    expect((await ask('name=about&lang=en')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('the file of a page', () => {
  it.each([
    ['a field that no page has', { ...page('x'), html: '<p>' }, 'html'],
    ['an unknown kind of block', { ...page('x'), blocks: [{ type: 'script' }] }, 'blocks.0.type'],
    ['a picture from elsewhere', pictured('https://evil.test/x.png'), 'blocks.0.src'],
    ['a picture of another host', pictured('//evil.test/x.png'), 'blocks.0.src'],
    ['a link that runs a script', linked('javascript:alert(1)'), 'blocks.0.items.0.href'],
    ['a link to another host', linked('//evil.test'), 'blocks.0.items.0.href'],
    ['a fact that does not exist', page('{{password}}'), '{{password}}'],
  ])('with %s is an error that names the file and the field', async (_, content, field) => {
    const file = write('en/wrong', content)
    await expect(readPage(file, facts)).rejects.toThrow(file)
    await expect(readPage(file, facts)).rejects.toThrow(field)
  })
})

it('names a fact as it is, whatever of it looks like markup', async () => {
  const seller = { ...facts, sellerName: 'Cloth <b>& Sons &amp; Co' }
  const file = write('en/wrong', {
    ...page('By {{sellerName}}'),
    blocks: [{ type: 'paragraph', text: '{{sellerName}}' }],
  })
  expect(await readPage(file, seller)).toMatchObject({
    title: 'By Cloth <b>& Sons &amp; Co',
    blocks: [{ text: [{ text: 'Cloth <b>& Sons &amp; Co' }] }],
  })
})

describe('a text that names a fact', () => {
  const list = { type: 'list', items: ['{{sellerName}}', 'Tax {{sellerTaxId}}'] }
  const taxed = { ...page('Who'), blocks: [...list.items.map(paragraph), list] }

  it('has it where the shop has one', async () => {
    const { blocks } = await readPage(write('en/wrong', taxed), facts)
    expect(JSON.stringify(blocks).match(/Tax DE 123/g)).toHaveLength(2)
  })

  it('is left out where the shop has none', async () => {
    const untaxed = { ...facts, sellerTaxId: null }
    expect((await readPage(write('en/wrong', taxed), untaxed)).blocks).toMatchObject([
      { type: 'paragraph', text: [{ text: 'Shop' }] },
      { type: 'list', items: [[{ text: 'Shop' }]] },
    ])
    const file = write('en/wrong', { ...taxed, title: '{{sellerTaxId}}' })
    await expect(readPage(file, untaxed)).rejects.toThrow('{{sellerTaxId}}')
  })
})

describe('the shop’s own pages', () => {
  const own = join(import.meta.dirname, '../../content')

  it('name the seller in the legal notice as invoices do', async () => {
    const config = readConfig({})
    const found = await findPage('legal-notice', 'de', { config, log: () => {} }, false)
    const { name, address } = config.seller
    const text = JSON.stringify(found?.page.blocks)
    expect(text).toContain([name, ...address].join(', '))
    expect(text).not.toContain('Steuernummer')
  })
  const files = LANGUAGES.flatMap((lang) => CONTENT_PAGE_NAMES.map((name) => `${lang}/${name}`))

  it.each(files)('%s is a page', async (name) => {
    const read = await readPage(join(own, `${name}.json`), facts)
    expect(read.blocks.length).toBeGreaterThan(2)
  })

  it.each(files)('%s leads to pages of its own language alone', async (name) => {
    const read = await readPage(join(own, `${name}.json`), facts)
    const links = [...JSON.stringify(read.blocks).matchAll(/"href":"(\/[^"#?]*)/g)]
    const paths = links.map(([, path = '']) => path)
    for (const path of paths) {
      const found = matchPath(path) ?? documentRoutes.matchPath(path)
      if (found && found.lang === undefined) continue
      expect([path, found?.lang]).toEqual([path, name.slice(0, 2)])
      const canonical = matchPath(path)
        ? localizePath(found?.route as 'design', name.slice(0, 2) as 'en', found?.params as never)
        : documentRoutes.localizePath(found?.route as 'about', name.slice(0, 2) as 'en')
      expect(path).toBe(canonical)
    }
  })

  it.each(CONTENT_PAGE_NAMES)('%s has the same blocks in every language', async (name) => {
    const shapes = await Promise.all(
      LANGUAGES.map(async (lang) => {
        const read = await readPage(join(own, lang, `${name}.json`), facts)
        return read.blocks.map((block) => [
          block.type,
          'id' in block && block.id,
          'items' in block && block.items.length,
        ])
      }),
    )
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
  })
})

const paragraph = (text: string) => ({ type: 'paragraph', text })
function pictured(src: string) {
  return { ...page('x'), blocks: [{ type: 'picture', src, alt: '', width: 1, height: 1 }] }
}
function linked(href: string) {
  return { ...page('x'), blocks: [{ type: 'links', items: [{ href, title: 'x', text: 'x' }] }] }
}
