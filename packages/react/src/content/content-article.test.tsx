import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT_SAMPLE } from '../testing/content-sample.table.ts'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { ContentArticle } from './index.ts'

afterEach(cleanup)

const { shop } = openShop()
const draw = (page: typeof CONTENT_SAMPLE) => renderInShop(shop, <ContentArticle page={page} />)
const pictures = CONTENT_SAMPLE.blocks.filter(({ type }) => type === 'picture')

test('a long page begins with links to its sections', () => {
  draw(CONTENT_SAMPLE)
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  const hrefs = contents.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['#cloth', '#steps', '#questions', '#stored', '#more', '#rule'])
  for (const href of hrefs) expect(document.querySelector(`h2${href}`)).not.toBeNull()
})

test('a short page has no table of contents', () => {
  draw({ updated: null, blocks: CONTENT_SAMPLE.blocks.slice(0, 3) })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('pictures after the fifth are fetched when they come near', () => {
  const blocks = Array.from({ length: 7 }, () => pictures.map((one) => ({ ...one }))).flat()
  draw({ updated: null, blocks })
  const loading = [...document.images].map((image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'eager', 'lazy', 'lazy'])
})

test('text that looks like markup is drawn as text', () => {
  const text = '<img src=x onerror=alert(1)>'
  draw({ updated: null, blocks: [{ type: 'paragraph', text: [{ text }] }] })
  expect(screen.getByText(text)).toBeDefined()
  expect(document.images.length).toBe(0)
})

test('what an editor writes twice is drawn twice, and React warns of no key', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { blocks } = CONTENT_SAMPLE
  draw({ updated: null, blocks: [...blocks, ...blocks] })
  const twice = blocks.map((block) => {
    if (block.type === 'questions' || block.type === 'links')
      return { ...block, items: [...block.items, ...block.items] } as typeof block
    if (block.type !== 'table') return block
    return { ...block, columns: block.columns.map(() => 'Width') }
  })
  cleanup()
  draw({ updated: null, blocks: twice })
  expect(screen.getAllByRole('columnheader', { name: 'Width' }).length).toBeGreaterThan(1)
  expect(warned.mock.calls).toEqual([])
  warned.mockRestore()
})

test('the first cell of a row names it', () => {
  draw(CONTENT_SAMPLE)
  expect(screen.getByRole('rowheader').textContent).toBe('selvage_language')
  expect(screen.getByRole('region', { name: 'Cookies' }).tabIndex).toBe(0)
})
