import type { DesignCard } from '@selvage/core/design'
import { LANGUAGES, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import { expect, test, vi } from 'vitest'
import { renderDesignCard } from '../server.ts'
import { toHtml } from '../tree/to-html.ts'
import { toNode } from '../tree/to-nodes.ts'
import { pictureForAnyWidth } from './card-picture.ts'
import { designCardTree } from './design-card.tree.ts'
import type { CardModel } from './design-card.tree.ts'

const card: DesignCard = {
  id: 15,
  title: 'Strawberry "Patch" <b>',
  slug: 'strawberry-patch',
  designer: { id: 9, name: 'Bel & Castellan', screenName: 'bel' },
  palette: ['#12362f', '#d8434a'],
  repeat: { type: 'half-drop', widthIn: 7, heightIn: 7, periodWidthIn: 14, periodHeightIn: 7 },
  recommendedFabric: 'POPLIN',
  favoriteCount: 1,
  forSale: true,
  priceFrom: { minor: 1450, currency: 'USD' },
}
const models = LANGUAGES.map((lang): CardModel => ({
  gateway: 'https://api.shop.test',
  storefront: 'https://www.shop.test',
  lang,
  locale: LOCALE_OF_LANGUAGE[lang],
}))

test.each(models)('draws the same card in a browser and on a server: $lang', (model) => {
  const tree = designCardTree(model, card, pictureForAnyWidth(model, card))
  const holder = document.createElement('div')
  holder.append(toNode(tree))
  const parsed = document.createElement('div')
  parsed.innerHTML = toHtml(tree)
  expect(parsed.innerHTML).toBe(holder.innerHTML)
  expect(holder.querySelector('b')).toBeNull()
  expect(holder.querySelector('.title')?.textContent).toBe(card.title)
  expect(holder.querySelector('article')?.lang).toBe(model.lang)
  expect(holder.querySelector('a')?.lang, 'a title in the language of its designer').toBe('en')
  expect(holder.querySelectorAll('circle')).toHaveLength(2)
  expect(holder.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(holder.querySelector('img')?.getAttribute('alt')).toContain('Bel & Castellan')
  expect(holder.querySelector('a')?.getAttribute('href')).toMatch(
    new RegExp(`^https://www\\.shop\\.test/${model.lang}/\\w+/15$`),
  )
  expect(holder.textContent).not.toMatch(/\{\{|undefined/)
})

test.each([
  ['USD', undefined, ''],
  ['GBP', undefined, '?currency=GBP'],
  ['USD', 'US', '?currency=USD&country=US'],
  ['EUR', 'DE', '?currency=EUR&country=DE'],
] as const)('leads to its page in the money that it shows: %s, %s', (currency, country, query) => {
  const model = { ...(models[0] as CardModel), country }
  const shown = { ...card, priceFrom: { minor: 1450, currency } }
  const html = toHtml(designCardTree(model, shown, pictureForAnyWidth(model, shown)))
  const address = `https://www.shop.test/en/fabric/15${query}`
  expect(html).toContain(`href="${address.replace('&', '&amp;')}"`)
})

test('says beside the price that it contains the tax of its country, in each language', () => {
  const notes = models.map((model) => {
    const html = toHtml(designCardTree(model, { ...card, taxIncluded: true }, ''))
    return /class="price".*?<span class="quiet"> (.*?)<\/span>/.exec(html)?.[1]
  })
  expect(notes).toEqual(['tax included', 'inkl. MwSt., zzgl. Versand', 'IVA incluido', 'TTC'])
  for (const model of models)
    expect(toHtml(designCardTree(model, card, ''))).not.toContain('<span class="quiet">')
})

test('renders a card for a server in a declarative shadow root without inline styles', () => {
  const html = renderDesignCard(
    {
      ...(models[0] as CardModel),
      stylesheet: 'https://www.shop.test/embed/card.css',
      fallback: '<a href="/x">x</a>',
    },
    card,
  )
  expect(html).toMatch(
    /^<selvage-design-card design-id="15" lang="en" currency="USD"><template shadowrootmode="open"><link rel="stylesheet" href="https:\/\/www\.shop\.test\/embed\/card\.css"><article/,
  )
  const abroad = { ...(models[0] as CardModel), country: 'DE', stylesheet: '' }
  expect(renderDesignCard(abroad, card)).toContain(' currency="USD" country="DE"><template')
  expect(html).toMatch(/<\/template><a href="\/x">x<\/a><\/selvage-design-card>$/)
  expect(html).not.toMatch(/ style=|<style|<script/)
})

test('takes own messages on a server for one card alone, and logs once what cannot be shown', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const markup = { ...(models[0] as CardModel), stylesheet: '/card.css' }
  const messages = {
    en: { 'design.from': 'starts at {{price}}', 'common.brand': '{{no}}' },
  } as const
  const ours = renderDesignCard(markup, card)
  for (let cards = 0; cards < 2; cards += 1)
    expect(renderDesignCard({ ...markup, messages }, card)).toContain('starts at US$14.50')
  expect(log.mock.calls).toEqual([[expect.stringMatching(/"common.brand" \(en\) has \{\{no/)]])
  expect(renderDesignCard(markup, card)).toBe(ours)
  expect(renderDesignCard({ ...markup, ...models[1], messages }, card)).not.toContain('starts at')
  log.mockRestore()
})
