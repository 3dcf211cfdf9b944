import type { SearchQuery } from '@selvage/core/search'
import type { Deps } from '../app-deps.ts'
import type { SearchTerms } from './conditions.ts'
import { inEnglish, respelled } from './in-english.ts'
import { findDesigns } from './search-designs.ts'
import type { FoundPage } from './search-designs.ts'

/** A page of a search, with the text that was searched for in place of the typed one, if any. */
export interface FoundInLanguage extends FoundPage {
  readonly searchedFor: string | null
}

type Query = Omit<SearchQuery, 'on' | 'fabric'>

/**
 * Finds designs, which are described in English, by a text of another language. A text that finds
 * nothing as it was typed may have a misspelled word of that language.
 */
export async function findInLanguage(
  query: Query,
  language: string,
  terms: SearchTerms,
  deps: Pick<Deps, 'db' | 'config'>,
): Promise<FoundInLanguage> {
  const asTyped = await find(query, query.q, language, terms, deps)
  if (!query.q || (asTyped.searchedFor === null && asTyped.total > 0)) return asTyped
  const meant = respelled(query.q, language)
  if (meant === undefined) return asTyped
  const asMeant = await find(query, meant, language, terms, deps)
  return asMeant.searchedFor === null && asMeant.total > 0
    ? { ...asMeant, searchedFor: meant }
    : asTyped
}

async function find(
  query: Query,
  text: string | undefined,
  language: string,
  terms: SearchTerms,
  deps: Pick<Deps, 'db' | 'config'>,
): Promise<FoundInLanguage> {
  const q = text && inEnglish(text, language)
  const found = await findDesigns(q ? { ...query, q } : query, terms, deps)
  return { ...found, searchedFor: found.q === undefined || found.q === q ? null : found.q }
}
