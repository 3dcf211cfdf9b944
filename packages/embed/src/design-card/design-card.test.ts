import type { DesignCard } from '@selvage/core/design'
import { LANGUAGES, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import { expect, test } from 'vitest'
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
  favouriteCount: 1,
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
  expect(holder.querySelectorAll('circle')).toHaveLength(2)
  expect(holder.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(holder.querySelector('img')?.getAttribute('alt')).toContain('Bel & Castellan')
  expect(holder.querySelector('a')?.getAttribute('href')).toMatch(
    new RegExp(`^https://www\\.shop\\.test/${model.lang}/\\w+/15$`),
  )
  expect(holder.textContent).not.toMatch(/\{\{|undefined/)
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
  expect(html).toMatch(/<\/template><a href="\/x">x<\/a><\/selvage-design-card>$/)
  expect(html).not.toMatch(/ style=|<style|<script/)
})
