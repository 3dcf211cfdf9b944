import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { encodeCall } from '../contract/call-request.ts'
import { isContentHref, isContentPicture, readAnnouncements, readContent } from './index.ts'

const slugs = { en: 'about', de: 'ueber-uns', es: 'quienes-somos', fr: 'qui-sommes-nous' }
const page = (blocks: readonly unknown[]) => ({
  contents: [
    {
      name: 'about',
      lang: 'en',
      langSlugs: slugs,
      category: 'company',
      categorySlugs: slugs,
      subcategorySlugs: null,
      title: 'About',
      description: 'Who we are.',
      updated: null,
      blocks,
    },
  ],
})
const reads = (blocks: readonly unknown[]) => v.safeParse(readContent.answer, page(blocks)).success
const text = [{ text: 'Hello' }]
const linkTo = (href: unknown) => [{ type: 'paragraph', text: [{ text: 'x', href }] }]

describe('an answer', () => {
  it('of 204 has no pages', () => {
    expect(v.parse(readContent.answer, undefined)).toEqual([])
  })

  it.each([
    ['a heading', [{ type: 'heading', id: 'who', text: 'Who' }]],
    ['a list', [{ type: 'list', items: [text] }]],
    ['a table', [{ type: 'table', caption: 'x', columns: ['a', 'b'], rows: [[text, text]] }]],
  ])('with %s is read', (_, blocks) => {
    expect(reads(blocks)).toBe(true)
  })

  it.each([
    ['no block', []],
    ['an unknown block', [{ type: 'script', text }]],
    ['text that is markup', [{ type: 'paragraph', text: '<b>x</b>' }]],
    ['two headings of one id', ['a', 'b'].map((own) => ({ type: 'heading', id: 'x', text: own }))],
    ['an id that is no id', [{ type: 'heading', id: '"><script>', text: 'x' }]],
    ['a short row', [{ type: 'table', caption: 'x', columns: ['a', 'b'], rows: [[text]] }]],
    ['a link that runs a script', linkTo('javascript:alert(1)')],
    ['a link that is no text', linkTo({ toString: () => '/en' })],
    ['a foreign picture', [picture('https://evil.test/x.png')]],
    ['a picture without a size', [{ ...picture('/x.png'), width: 0 }]],
  ])('with %s is rejected', (_, blocks) => {
    expect(reads(blocks)).toBe(false)
  })
})

test('a request names its pages, its language and the key', () => {
  const query = { names: ['about', 'terms'], language: 'de', purgeKey: 'k' } as const
  expect(encodeCall(readContent, { query }, 'de_DE')).toMatchObject({
    path: expect.stringContaining('/content?name=about%2Cterms&lang=de&purge=k'),
  })
})

describe('an announcement', () => {
  const news = { id: 'spring-sale', lang: 'de', title: 'Frühling', href: '/de/stoffe' }
  const readsOf = (...announcements: readonly unknown[]) =>
    v.safeParse(readAnnouncements.answer, { announcements }).success

  it('is a line of text with or without a page that it leads to', () => {
    expect(v.parse(readAnnouncements.answer, { announcements: [news] })).toEqual([news])
    expect(readsOf({ ...news, href: null })).toBe(true)
    expect(readsOf()).toBe(true)
  })

  it.each([
    ['an id that no cookie holds', { id: 'a.b' }],
    ['an id with a space', { id: 'a b' }],
    ['an id of 41 characters', { id: 'a'.repeat(41) }],
    ['a language without messages', { lang: 'it' }],
    ['no text', { title: ' ' }],
    ['a long text', { title: 'x'.repeat(201) }],
    ['a page of another site', { href: 'https://evil.test' }],
    ['another host', { href: '//evil.test' }],
    ['a script', { href: 'javascript:alert(1)' }],
  ])('with %s is rejected', (_, wrong) => {
    expect(readsOf({ ...news, ...wrong })).toBe(false)
  })

  it('is asked for in the language of the page', () => {
    const { path } = encodeCall(readAnnouncements, { query: {} }, 'fr_FR')
    expect(path).toBe('/announcements?page_locale=fr_FR')
  })
})

describe('isContentHref', () => {
  it.each(['/', '/en/shop?on=wallpaper', '#terms', 'https://id.me', 'https://a.test/b?c=d#e'])(
    'lets a text lead to %s',
    (href) => {
      expect(isContentHref(href)).toBe(true)
    },
  )
  it.each(['mailto:help@shop.example'])('lets a text lead to %s', (href) => {
    expect(isContentHref(href)).toBe(true)
  })
  it.each([
    '',
    'en/shop',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'https://user@evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:',
    '/en/"onclick="x',
  ])('rejects %j', (href) => {
    expect(isContentHref(href)).toBe(false)
  })

  it('lets no text lead to another origin but by a whole address', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        for (const start of ['/', '#', '']) {
          const href = start + rest
          if (!isContentHref(href)) continue
          const { origin, protocol } = new URL(href, 'https://shop.test/en')
          expect(['https:', 'http:', 'mailto:']).toContain(protocol)
          if (start !== '') expect(origin).toBe('https://shop.test')
        }
      }),
    )
  })
})

test('a picture is a file of the gateway', () => {
  expect(isContentPicture('/images/designs/12/card-650.webp')).toBe(true)
  for (const src of ['//evil.test/x', '/a//b', '/a/../b', 'x.png', 'data:,', '/x y'])
    expect([src, isContentPicture(src)]).toEqual([src, false])
})

function picture(src: string) {
  return { type: 'picture', src, alt: '', width: 10, height: 10 }
}
