import type { SearchQuery } from '@selvage/core/search'
import type { Deps } from '../app-deps.ts'
import type { SearchTerms } from './conditions.ts'
import { designWords } from './design-words.ts'
import { inEnglish, respelled } from './in-english.ts'
import { findDesigns } from './search-designs.ts'
import type { FoundPage } from './search-designs.ts'

/** A page of a search, with the text that was searched for in place of the typed one, if any. */
export interface FoundInLanguage extends FoundPage {
  readonly searchedFor: string | null
}

type Query = Omit<SearchQuery, 'on' | 'fabric'>

/**
 * Finds designs, which are described in English, by a text of any language. What names the
 * merchandise is passed over, so that no design is found first for its tag `palm wallpaper`. A text
 * that finds nothing may have a misspelled word of its language.
 */
export async function findInLanguage(
  query: Query,
  language: string,
  terms: SearchTerms,
  deps: Pick<Deps, 'db' | 'config'>,
): Promise<FoundInLanguage> {
  const design = query.q && designWords(query.q, language)
  const first = await find(query, design || query.q, language, terms, deps)
  if (!query.q || isFound(first)) return first
  for (const meant of meantBy(query.q, design || undefined, language)) {
    const asMeant = await find(query, meant, language, terms, deps)
    if (isFound(asMeant)) return { ...asMeant, searchedFor: meant === query.q ? null : meant }
  }
  return first
}

const isFound = ({ searchedFor, total }: FoundInLanguage): boolean =>
  searchedFor === null && total > 0

/** Returns what a text, with the words of its design, may have meant, the nearest first. */
function meantBy(text: string, design: string | undefined, language: string): readonly string[] {
  const near = designWords(text, language, 'near')
  const typed = design && text
  const meant = [typed, respelled(text, language), design && respelled(design, language), near]
  return meant.filter((each) => each !== undefined)
}

async function find(
  query: Query,
  text: string | undefined,
  language: string,
  terms: SearchTerms,
  deps: Pick<Deps, 'db' | 'config'>,
): Promise<FoundInLanguage> {
  const q = text && inEnglish(text, language)
  const asTyped = q === text ? undefined : text
  const found = await findDesigns(q ? { ...query, q } : query, { ...terms, asTyped }, deps)
  return { ...found, searchedFor: found.q === undefined || found.q === q ? null : found.q }
}
