import { isContentHref } from '@selvage/core/content'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { textOfHtml } from './html-text.ts'
import hostile from './html-text.bad-inputs.json' with { type: 'json' }

const textOf = (html: string) =>
  textOfHtml(html)
    .map(({ text }) => text)
    .join('')

describe('textOfHtml', () => {
  it('keeps emphasis, code and links, one inside another', () => {
    expect(
      textOfHtml('Ask <b>for <a href="/en/sample-pack">sam<i>ples</i></a></b> of <code>X</code>.'),
    ).toEqual([
      { text: 'Ask ' },
      { text: 'for ', strong: true },
      { text: 'sam', strong: true, href: '/en/sample-pack' },
      { text: 'ples', strong: true, href: '/en/sample-pack', em: true },
      { text: ' of ' },
      { text: 'X', code: true },
      { text: '.' },
    ])
  })

  it('reads entities as their letters, and leaves none of the spaces of a file', () => {
    expect(textOfHtml('  Smith &amp; Daughters:\n   5 &lt; 6&nbsp;yd ')).toEqual([
      { text: 'Smith & Daughters: 5 < 6\u{a0}yd' },
    ])
  })

  it.each(hostile)('$id leaves its text alone', ({ input, left }) => {
    expect(textOf(input)).toBe(left)
    const links = textOfHtml(input).flatMap(({ href }) => href ?? [])
    expect(links).toEqual(input.includes('https://evil.test>x') ? ['https://evil.test'] : [])
  })
})

test('whatever an editor writes, only text and addresses of pages are left', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<a href="',
      '">',
      '</a>',
      '<b>',
      '</b>',
      '<svg',
      '<script>',
      '&#106;avascript:',
    ),
    fc.constantFrom('//evil.test', 'java\tscript:alert(1)', 'data:text/html,x', '/en/shop', ' on'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const run of textOfHtml(pieces.join(''))) {
        expect(Object.keys(run).sort().join()).toMatch(/^(code,)?(em,)?(href,)?(strong,)?text$/)
        if (run.href !== undefined) expect(isContentHref(run.href)).toBe(true)
      }
    }),
  )
})
