import { expect, test } from 'vitest'
import { keyboardNotes, notesFor } from '../../stories/support/keyboard-notes.table.ts'
import { judgeDocs, judgeNotes } from './docs-pages.ts'
import type { DocsPage } from './docs-pages.ts'

const page = (given: Partial<DocsPage>): DocsPage => ({
  title: 'General/Dialog',
  ownProps: ['kind'],
  rows: [{ name: 'kind', type: '"window" | "sheet"', control: 'radio' }],
  ...given,
})
const judge = (given: Partial<DocsPage>) => judgeDocs([page(given)], 0).complaints

test('passes a page with a choice for each union', () => {
  expect(judgeDocs([page({})], 1)).toEqual({ complaints: [], choices: 1 })
})

test.each(['"window" | "sheet"', 'boolean | "pairs"'])('names %s without a choice', (type) => {
  for (const control of ['object', 'text', null])
    expect(judge({ rows: [{ name: 'kind', type, control }] })).toEqual([
      `General/Dialog: kind is ${type} and has no choice control.`,
    ])
})

test('leaves types alone of which none can choose', () => {
  for (const type of ['string', 'boolean', 'readonly "a"[]', '(kind: "a" | "b") => void'])
    expect(judge({ rows: [{ name: 'kind', type, control: null }] })).toEqual([])
})

test('names a page that documents a wrapper of its stories', () => {
  expect(judge({ ownProps: null })).toEqual([
    'General/Dialog documents no component of ours: name it in meta, and a wrapper in render.',
  ])
  expect(judge({ ownProps: ['open'] })).toEqual(['General/Dialog names no prop of its component.'])
  expect(judge({ title: 'Foundations/Type', ownProps: null })).toEqual([])
})

test('fails when no types were read', () => {
  expect(
    judgeDocs([page({ rows: [{ name: 'kind', type: '', control: 'text' }] })]).complaints,
  ).toEqual(['Only 0 props are a choice: their types were not read.'])
})

test('names keyboard notes without a page', () => {
  const pages = Object.keys(keyboardNotes).map((title) => page({ title }))
  expect(pages.length).toBeGreaterThan(30)
  expect(judgeNotes(pages)).toEqual([])
  expect(judgeNotes(pages.filter(({ title }) => title !== 'General/Dialog'))).toEqual([
    'General/Dialog has keyboard notes and no docs page.',
  ])
})

test('a page of states has the keys of the page above', () => {
  expect(notesFor('Shop/Fill-A-Yard/Buying')).toBe(keyboardNotes['Shop/Fill-A-Yard'])
  expect(notesFor('Shop/Checkout/Failures')).toBe(keyboardNotes['Shop/Checkout'])
  expect(notesFor('General/Cloth')).toEqual([])
})
