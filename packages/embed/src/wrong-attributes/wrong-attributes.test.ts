// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount as addToCart } from '../add-to-cart/add-to-cart.widget.ts'
import { mount as cartButton } from '../cart-button/cart-button.widget.ts'
import { mount as collectionStrip } from '../collection-strip/collection-strip.widget.ts'
import { mount as designCard } from '../design-card/design-card.widget.ts'
import { mount as fillAYard } from '../fill-a-yard/fill-a-yard.widget.tsx'
import { readElement } from '../loader/read-element.ts'
import type { PageSettings, WidgetContext, WidgetPart } from '../page/widget-context.ts'
import { mount as calculator } from '../wallpaper-calculator/wallpaper-calculator.widget.tsx'
import { widgets } from '../widgets.table.ts'
import { attributeOf, attributeProblems } from './attribute-problems.table.ts'
import type { AttributeProblem } from './attribute-problems.table.ts'
import * as part from './wrong-attributes.chunk.ts'

type Tag = keyof typeof widgets
type Attributes = Readonly<Record<string, string>>

const mounts: Readonly<Record<Tag, WidgetPart['mount']>> = {
  'selvage-design-card': designCard,
  'selvage-add-to-cart': addToCart,
  'selvage-cart-button': cartButton,
  'selvage-collection-strip': collectionStrip,
  'selvage-wallpaper-calculator': calculator,
  'selvage-fill-a-yard': fillAYard,
}
const place = { lang: 'it', currency: 'usd', country: 'usa', theme: 'sepia' }
const design = { 'design-id': 'four', ...place }
const collection = { 'collection-id': '0', ...place }

/** A wrong value of every attribute: one that is added does not compile without. */
const wrong: { readonly [T in Tag]: Record<keyof (typeof widgets)[T]['attributes'], string> } = {
  'selvage-design-card': design,
  'selvage-add-to-cart': { ...design, fabric: 'silk', size: 'ell', quantity: '100' },
  'selvage-cart-button': { lang: 'it', currency: 'dollars', theme: 'sepia' },
  'selvage-collection-strip': collection,
  'selvage-wallpaper-calculator': {
    ...design,
    wallpaper: 'SMOOTH',
    height: '9.5',
    widths: '120-96',
    measurement: 'feet',
  },
  'selvage-fill-a-yard': { ...collection, 'template-id': '7', fabric: 'silk', layout: 'x' },
}
const valid: Readonly<Record<Tag, Attributes>> = {
  'selvage-design-card': { 'design-id': '4' },
  'selvage-add-to-cart': { 'design-id': '4' },
  'selvage-cart-button': {},
  'selvage-collection-strip': { 'collection-id': '12' },
  'selvage-wallpaper-calculator': { height: '96', widths: '120' },
  'selvage-fill-a-yard': { 'collection-id': '12' },
}
const tags = Object.keys(widgets) as Tag[]
const rows = tags.flatMap((tag) =>
  Object.entries(wrong[tag]).map(([name, value]): [Tag, string, string] => [tag, name, value]),
)

const log = vi.spyOn(console, 'error')
const sentences = () => log.mock.calls.map(([sentence]) => String(sentence))
const lifetimes: AbortController[] = []

beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined)
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
})
afterEach(() => {
  for (const lifetime of lifetimes) lifetime.abort()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Mounts a widget of which nothing can be fetched; resolves with whether it was to be drawn. */
async function mountWith(
  tag: Tag,
  attributes: Attributes,
  page: PageSettings = {},
  element = document.body.appendChild(document.createElement(tag)),
) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const lifetime = new AbortController()
  lifetimes.push(lifetime)
  let isDrawn = false
  const draws = () => {
    isDrawn = true
    return Promise.reject(new Error('Nothing is fetched.'))
  }
  const context: WidgetContext = {
    ...readElement(element, page),
    page,
    gateway: 'https://api.any.test',
    storefront: 'https://any.test',
    ask: draws,
    restart: () => undefined,
    load: <Part>(name: string) =>
      (name === 'wrong-attributes' ? Promise.resolve(part) : draws()) as Promise<Part>,
  }
  await Promise.resolve(mounts[tag](element, context, lifetime.signal)).catch(() => undefined)
  return isDrawn || element.shadowRoot !== null
}

describe.each(tags)('%s', (tag) => {
  test('logs nothing about valid attributes', async () => {
    expect(await mountWith(tag, valid[tag])).toBe(true)
    expect(sentences()).toEqual([])
  })

  test('logs one message for each of all its attributes', async () => {
    expect(Object.keys(wrong[tag])).toEqual(
      expect.arrayContaining(Object.keys(widgets[tag].attributes)),
    )
    await mountWith(tag, wrong[tag])
    const named = sentences().map((sentence) => / ([a-z-]+)="/.exec(sentence)?.[1])
    expect(named.toSorted()).toEqual(Object.keys(wrong[tag]).toSorted())
  })
})

test('a widget that cannot be drawn gives its space back', async () => {
  const tag = 'selvage-design-card'
  const element = document.body.appendChild(document.createElement(tag))
  expect(await mountWith(tag, { 'design-id': 'four' }, {}, element)).toBe(false)
  expect(element.hasAttribute('data-bare')).toBe(true)
})

test('an empty attribute that every widget has is left out', async () => {
  const empty = { lang: '', currency: '', country: '', theme: '' }
  for (const tag of tags) expect(await mountWith(tag, { ...valid[tag], ...empty })).toBe(true)
  expect(sentences()).toEqual([])
})

test('a word that begins like a language is none', async () => {
  await mountWith('selvage-cart-button', { lang: 'fruit' })
  expect(sentences()).toEqual([expect.stringContaining('lang="fruit"')])
})

test.each(rows)('<%s %s="%s"> says what, why and how', async (tag, name, value) => {
  const isDrawn = await mountWith(tag, { ...valid[tag], [name]: value })
  expect(sentences()).toHaveLength(1)
  const [sentence = ''] = sentences()
  expect(sentence).toMatch(
    new RegExp(`^<${tag} ${name}="${value}"> (is|are) [^".]+, so [^".]+\\. Write ${name}="`),
  )
  expect(sentence.includes('the link inside it stays')).toBe(!isDrawn)

  // The proposed value is valid.
  log.mockClear()
  const [, proposed = ''] = /Write [^"]*"([^"]*)"\.$/.exec(sentence) ?? []
  expect(await mountWith(tag, { ...valid[tag], [name]: proposed })).toBe(true)
  expect(sentences()).toEqual([])
})

test.each<[Tag, Attributes, string]>([
  ['selvage-design-card', {}, 'has no design-id'],
  ['selvage-add-to-cart', {}, 'has no design-id'],
  ['selvage-collection-strip', {}, 'has no collection-id'],
  ['selvage-fill-a-yard', {}, 'has no collection-id'],
  ['selvage-wallpaper-calculator', { widths: '120' }, 'has widths and no height'],
  ['selvage-wallpaper-calculator', { height: '96' }, 'has a height and no widths'],
])('<%s> with %o %s', async (tag, attributes, what) => {
  expect(await mountWith(tag, attributes)).toBe(false)
  expect(sentences()).toEqual([
    expect.stringMatching(`^<${tag}> ${what}, so the link inside it stays\\. Write `),
  ])
})

test('the sentence about an attribute that is not there names the one that may be misspelled', async () => {
  const attributes = {
    'desing-id': '4',
    id: 'a',
    class: 'b',
    'data-c': 'd',
    'aria-label': 'e',
    theme: 'dark',
  }
  await mountWith('selvage-design-card', attributes)
  const what = '<selvage-design-card> has no design-id but desing-id, so the link'
  expect(sentences()).toEqual([expect.stringContaining(what)])
})

/** The attributes without which a widget is not drawn. */
const needed = ['design-id', 'collection-id'] as const
const fatal = tags.flatMap((tag) =>
  needed.flatMap((name) =>
    name in wrong[tag]
      ? ['99999999999', 'abc', ''].map((id): [Tag, Attributes] => [
          tag,
          { ...valid[tag], [name]: id },
        ])
      : [],
  ),
)

test.each(fatal)(
  '<%s> with %o leaves nothing of what was drawn before',
  async (tag, attributes) => {
    const element = document.body.appendChild(document.createElement(tag))
    element.append(document.createElement('a'))
    const root = element.attachShadow({ mode: 'open' })
    root.append(document.createElement('form'))
    await mountWith(tag, attributes, {}, element)
    expect(root.innerHTML).toBe('<slot></slot>')
  },
)

test('what a mended attribute drew meanwhile stays', () => {
  const element = document.createElement('selvage-design-card')
  const before = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('i'))
  before.replaceWith(document.createElement('b'))
  part.reportAttributes(element, ['design-id'], before)
  expect(element.shadowRoot?.innerHTML).toBe('<b></b>')
})

test('a wrong setting of the script’s tag is one message for all widgets', async () => {
  const script = document.head.appendChild(document.createElement('script'))
  script.type = 'text/plain'
  script.src = 'https://any.test/embed/selvage.js'
  Object.assign(script.dataset, { lang: 'it', country: 'usa', theme: 'sepia' })
  for (const tag of tags) expect(await mountWith(tag, valid[tag], script.dataset)).toBe(true)
  expect(sentences().map((sentence) => sentence.split(/[,:]/)[0])).toEqual([
    '<script data-lang="it"> is not a language of the widgets',
    '<script data-country="usa"> is not a country code of two capitals',
    '<script data-theme="sepia"> is not a theme',
  ])
})

test('one value of one element is logged once, and again where another element has it', () => {
  const [first, second] = ['a', 'b'].map(() => document.createElement('selvage-design-card'))
  for (const element of [first, first, second, first])
    if (element) part.reportAttributes(element, ['design-id', 'lang'])
  expect(sentences()).toHaveLength(4)
})

test('each problem is that of an attribute which a widget has', () => {
  const names = new Set(tags.flatMap((tag) => Object.keys(widgets[tag].attributes)))
  const problems = Object.keys(attributeProblems) as AttributeProblem[]
  expect(new Set(problems.map(attributeOf))).toEqual(names)
})
