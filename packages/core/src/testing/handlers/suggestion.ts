import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import {
  MAX_SUGGESTIONS,
  MIN_SUGGESTED_LENGTH,
  suggestSearches,
} from '../../search/suggestion.contract.ts'
import { cleanText } from '../../search/search-query.ts'
import { DEFAULT_SORT } from '../../search/search.table.ts'
import type { SpelunkType } from '../../search/search.table.ts'
import { findDesigns, publicDesigns, searchTextOf, sortDesigns } from '../find-designs.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { wireCard } from '../wire-design.ts'
import { findSpelunks } from './spelunk.ts'

const NOTHING = { searches: [], designs: [], designers: [], collections: [] }

const suggest = handle(suggestSearches, ({ shop, query: { s, currency = DEFAULT_CURRENCY } }) => {
  const typed = cleanText(s).toLowerCase()
  const last = typed.match(/[\p{L}\p{N}]+$/u)?.[0] ?? ''
  if (typed.length < MIN_SUGGESTED_LENGTH || last === '') return NOTHING
  const head = typed.slice(0, typed.length - last.length)
  const among = publicDesigns(shop)
  const words = new Set(
    among.flatMap((design) => searchTextOf(design).match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  const find = (q: string) =>
    findDesigns({ q, colours: [], sort: DEFAULT_SORT, offset: 0 }, { among, own: null })
  const searches = [...words]
    .filter((word) => word.startsWith(last))
    .map((word) => ({ text: head + word, num_designs: find(head + word).length }))
    .filter(({ num_designs }) => num_designs > 0)
    .sort((a, b) => b.num_designs - a.num_designs || a.text.localeCompare(b.text))
  const texts = searches.map(({ text }) => text)
  const designs = sortDesigns([...new Set(texts.flatMap(find))], DEFAULT_SORT)
  const byName = (type: SpelunkType) =>
    findSpelunks(shop, type, ({ name }) => ` ${name.toLowerCase()}`.includes(` ${typed}`))
  return {
    searches: searches.slice(0, MAX_SUGGESTIONS.searches),
    designs: designs.slice(0, MAX_SUGGESTIONS.designs).map((design) => wireCard(design, currency)),
    designers: byName('designers').slice(0, MAX_SUGGESTIONS.designers),
    collections: byName('collections').slice(0, MAX_SUGGESTIONS.collections),
  }
})

/** The suggestions for a text that is being typed. */
export const suggestionHandlers: readonly Handler[] = [suggest]
