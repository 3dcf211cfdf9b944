import { describe, expect, test } from 'vitest'
import { WIDGET_NAMES } from './loader/widget-names.ts'
import { widgets } from './widgets.table.ts'
import {
  embedSnippet,
  readWidgetAttributes,
  snippetFormats,
  widgetKinds,
  widgetOptions,
} from './snippets.ts'
import type { SnippetOptions } from './snippets.ts'

const options: SnippetOptions = {
  kind: 'add-to-cart',
  attributes: { 'design-id': '15', lang: 'en', size: 'yard', quantity: '2' },
  link: { href: 'https://shop.test/en/fabric/15', text: 'Strawberry “Patch” & <co> {{x}}' },
  embed: {
    version: '1.4.2',
    files: 'https://shop.test/embed/1.4.2',
    integrity: { script: 'sha384-AAA', styles: 'sha384-BBB' },
  },
  shop: { gateway: 'https://api.test', storefront: 'https://shop.test' },
  page: 'https://shop.test/en/fabric/15',
}

describe('the code of a widget', () => {
  test('has the exact version and both hashes as HTML', () => {
    expect(embedSnippet('html', options))
      .toBe(`<link rel="stylesheet" crossorigin="anonymous" href="https://shop.test/embed/1.4.2/reserve.css"
  integrity="sha384-BBB">
<script type="module" async crossorigin="anonymous" src="https://shop.test/embed/1.4.2/selvage.js"
  integrity="sha384-AAA"></script>

<selvage-add-to-cart design-id="15" lang="en" size="yard" quantity="2">
  <a href="https://shop.test/en/fabric/15">Strawberry “Patch” &amp; &lt;co&gt; &#123;&#123;x&#125;&#125;</a>
</selvage-add-to-cart>`)
  })

  test('is read by a browser as it was meant', () => {
    document.body.innerHTML = embedSnippet('html', options)
    const element = document.querySelector('selvage-add-to-cart')
    expect(
      Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
    ).toEqual(options.attributes)
    expect(element?.textContent.trim()).toBe(options.link.text)
    expect(document.querySelectorAll('script')).toHaveLength(1)
  })

  test('defines the elements for the shop in an application', () => {
    for (const format of ['react', 'vue'] as const) {
      const code = embedSnippet(format, options)
      expect(code).toContain('npm install @selvage/embed@1.4.2')
      expect(code).toContain('gateway: "https://api.test"')
      expect(code).toContain(`@selvage/embed/${format}`)
      expect(code).toContain('<selvage-add-to-cart design-id="15"')
    }
    // A server component would define the elements on the server, where there are none.
    expect(embedSnippet('react', options)).toMatch(/^'use client'\n/)
    expect(embedSnippet('vue', options)).toContain('isCustomElement')
  })

  test('is a block for WordPress, and addresses for oEmbed', () => {
    expect(embedSnippet('wordpress', options)).toBe(
      `<!-- wp:html -->\n${embedSnippet('html', options)}\n<!-- /wp:html -->`,
    )
    expect(embedSnippet('oembed', options).split('\n')).toEqual([
      'https://shop.test/en/fabric/15',
      '',
      'https://shop.test/oembed?format=json&url=https%3A%2F%2Fshop.test%2Fen%2Ffabric%2F15',
    ])
  })

  test('holds no markup of a value', () => {
    const hostile = '"><script>alert(1)</script>'
    for (const format of snippetFormats) {
      const code = embedSnippet(format, {
        ...options,
        attributes: { lang: hostile },
        link: { href: hostile, text: hostile },
      })
      expect(code, format).not.toContain('<script>alert')
    }
  })
})

describe('what can be chosen', () => {
  test('is every attribute of every widget but the design', () => {
    expect([...widgetKinds].sort()).toEqual([...WIDGET_NAMES].sort())
    for (const kind of widgetKinds)
      expect(widgetOptions(kind).map(({ name }) => name)).toEqual(
        Object.keys(widgets[`selvage-${kind}`].attributes).filter((name) => name !== 'design-id'),
      )
  })

  test('has the values that its widget takes', () => {
    let examined = 0
    for (const kind of widgetKinds)
      for (const { name, values = [] } of widgetOptions(kind))
        for (const value of values) {
          const start: Record<string, string> =
            kind === 'fill-a-yard' ? { 'collection-id': '7' } : {}
          const given = { ...start, [name]: value }
          expect(
            readWidgetAttributes(kind, (each) => given[each] ?? null),
            `${kind} ${name}`,
          ).toEqual({
            attributes: given,
            rejected: [],
          })
          examined += 1
        }
    expect(examined).toBeGreaterThan(100)
  })

  test.each([
    ['add-to-cart', { size: 'huge', quantity: '2' }, { quantity: '2' }],
    ['add-to-cart', { quantity: '100', size: 'yard' }, { size: 'yard' }],
    ['add-to-cart', { fabric: 'constructor', country: 'ZZ', lang: 'xx', currency: 'BTC' }, {}],
    ['wallpaper-calculator', { height: '96' }, {}],
    ['wallpaper-calculator', { widths: '120' }, {}],
    ['wallpaper-calculator', { height: '-1', widths: '120', theme: 'dark' }, { theme: 'dark' }],
    ['fill-a-yard', { 'collection-id': 'x', 'template-id': '4' }, {}],
    ['fill-a-yard', { 'collection-id': '7', layout: '<b>' }, { 'collection-id': '7' }],
    ['cart-button', { theme: 'pink', fabric: 'x' }, {}],
  ] as const)('%s leaves out what it would reject of %o', (kind, given, attributes) => {
    const texts: Readonly<Record<string, string>> = given
    const read = readWidgetAttributes(kind, (name) => texts[name] ?? null)
    expect(read.attributes).toMatchObject(attributes)
    expect(read.rejected.length).toBeGreaterThan(0)
    for (const { name, value } of read.rejected) expect(texts[name]).toBe(value)
  })
})
