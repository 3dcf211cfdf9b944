import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAnnouncements } from '@selvage/core/content'
import { LANGUAGES } from '@selvage/core/locale'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { LogEntry } from '../log.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import { readAnnouncementsFile } from './announcements.ts'

const KEY = 'the-key-of-the-editors'
const folder = mkdtempSync(join(tmpdir(), 'selvage-announcements-'))
const logged: LogEntry[] = []
let now = new Date('2026-11-20T12:00:00Z')
const open = await openReferenceGateway({
  config: { contentDir: folder, contentPurgeKey: KEY },
  deps: () => ({ log: (entry) => logged.push(entry), now: () => now }),
})
afterAll(async () => {
  await open.close()
  rmSync(folder, { recursive: true })
})

function write(lang: string, content: unknown): string {
  mkdirSync(join(folder, lang), { recursive: true })
  const file = join(folder, lang, 'announcements.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const ask = (query: string) => open.fetch(`/announcements?${query}`)
const titlesOf = async (query: string) => {
  const { announcements } = (await (await ask(query)).json()) as {
    announcements: { title: string }[]
  }
  return announcements.map(({ title }) => title)
}

describe('the announcements of the shop', () => {
  beforeEach(() => {
    logged.length = 0
  })

  it('are none in a shop without a file of them, and nothing is logged', async () => {
    expect(await titlesOf('page_locale=fr_FR')).toEqual([])
    expect(logged.filter(({ event }) => event === 'content')).toEqual([])
  })

  it('are read in the language of the page, with the address of its own page', async () => {
    const link = { route: 'collection', params: { collectionId: 12 } }
    write('de', [
      { id: 'sale', title: 'Alles <b>günstiger</b>', link },
      { id: 'linen', title: 'Neues Leinen', link: { route: 'BELGIAN_LINEN' } },
      { id: 'plain', title: 'Wir sind umgezogen' },
    ])
    const found = await open
      .shopper()
      .gateway.send(readAnnouncements, { query: { purgeKey: KEY } }, { locale: 'de_DE' })
    expect(found).toEqual([
      { id: 'sale', lang: 'de', title: 'Alles <b>günstiger</b>', href: expect.any(String) },
      { id: 'linen', lang: 'de', title: 'Neues Leinen', href: '/de/belgisches-leinen' },
      { id: 'plain', lang: 'de', title: 'Wir sind umgezogen', href: null },
    ])
    expect(found[0]?.href).toMatch(/^\/de\/.*12$/)
  })

  it('show from their first moment until their last, without another reading', async () => {
    write('en', [
      {
        id: 'sale',
        title: 'Sale',
        from: '2026-11-27T00:00:00-05:00',
        until: '2026-12-01T05:00:00Z',
      },
      { id: 'soon', title: 'The sale begins on Friday', until: '2026-11-27T05:00:00Z' },
    ])
    const at = async (time: string) => {
      now = new Date(time)
      return titlesOf('page_locale=en_US')
    }
    expect(await at('2026-11-27T04:59:59Z')).toEqual(['The sale begins on Friday'])
    expect(await at('2026-11-27T05:00:00Z')).toEqual(['Sale'])
    expect(await at('2026-12-01T04:59:59Z')).toEqual(['Sale'])
    expect(await at('2026-12-01T05:00:00Z')).toEqual([])
  })

  it('come from memory until an editor purges them with the key', async () => {
    write('es', [{ id: 'one', title: 'Uno' }])
    expect(await titlesOf('page_locale=es_ES')).toEqual(['Uno'])
    write('es', [{ id: 'two', title: 'Dos' }])
    expect(await titlesOf('page_locale=es_ES&purge=1')).toEqual(['Uno'])
    expect(await titlesOf(`page_locale=es_ES&purge=${KEY}`)).toEqual(['Dos'])
    expect(await titlesOf('page_locale=es_ES')).toEqual(['Dos'])
  })

  it('stay as they were while their file is wrong, and the log says what to mend', async () => {
    const file = write('es', [{ id: 'two', title: '' }])
    expect(await titlesOf(`page_locale=es_ES&purge=${KEY}`)).toEqual(['Dos'])
    const line = logged.find(({ event }) => event === 'content')?.error
    expect(line).toContain(file)
    expect(line).toContain('0.title')
  })

  it('may be kept by a cache for a minute, and are the same for everybody', async () => {
    const { headers } = await ask('page_locale=en_US')
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('are ten at the same time', async () => {
    write(
      'en',
      Array.from({ length: 12 }, (_, at) => ({ id: `news-${at}`, title: `News ${at}` })),
    )
    expect(await titlesOf(`page_locale=en_US&purge=${KEY}`)).toHaveLength(10)
  })
})

describe('the file of announcements', () => {
  const news = { id: 'news', title: 'News' }
  it.each([
    ['no list', news, 'Expected Array'],
    ['a field that no announcement has', [{ ...news, html: '<b>' }], '0.html'],
    ['an id that no cookie holds', [{ ...news, id: 'a;b' }], '0.id'],
    ['one id twice', [news, news], 'one id'],
    ['a page that does not exist', [{ ...news, link: { route: 'nowhere' } }], 'nowhere'],
    ['a page without its parameter', [{ ...news, link: { route: 'collection' } }], 'collection'],
    ['an address in place of a page', [{ ...news, link: 'https://evil.test' }], '0.link'],
    ['a day without its hour', [{ ...news, from: '2026-11-27' }], '0.from'],
    [
      'an end before its beginning',
      [{ ...news, from: '2026-11-27T00:00:00Z', until: '2026-11-26T00:00:00Z' }],
      'ends before',
    ],
  ])('with %s is an error that names the file and the field', async (_, content, field) => {
    const file = write('fr', content)
    await expect(readAnnouncementsFile(folder, 'fr')).rejects.toThrow(file)
    await expect(readAnnouncementsFile(folder, 'fr')).rejects.toThrow(field)
  })
})

it.each(LANGUAGES)('the reference shop announces nothing of its own in %s', async (lang) => {
  const own = join(import.meta.dirname, '../../content')
  expect(await readAnnouncementsFile(own, lang)).toEqual([])
})
