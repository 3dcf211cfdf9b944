import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { LANGUAGES } from '../locale/locale.table.ts'
import type { Language } from '../locale/locale.table.ts'
import { wireBlocks } from './content-blocks.ts'
import { CONTENT_CATEGORIES } from './content-pages.table.ts'

/** The most pages that one request names. */
const MOST_NAMES = 20

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]*$/))
const slugs = v.object({ en: slug, de: slug, es: slug, fr: slug })

const content = v.object({
  name: v.string(),
  lang: v.picklist(LANGUAGES),
  /** The last part of the page's address in each language. */
  langSlugs: slugs,
  category: v.picklist(CONTENT_CATEGORIES),
  categorySlugs: slugs,
  subcategorySlugs: v.nullable(slugs),
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(1)),
  /** The day of the last change that readers should know of, for terms and the like. */
  updated: v.nullable(v.pipe(v.string(), v.isoDate())),
  blocks: wireBlocks,
})
/**
 * A page whose text an editor writes, in one language, with its address in each.
 * @source spec 2 §7
 */
export type ContentPage = v.InferOutput<typeof content>

/** The query of {@link readContent}. */
export interface ContentQuery {
  /** Names of the pages, such as `about`: 1 to 20. */
  readonly names: readonly string[]
  readonly language: Language
  /** The key of the gateway's editors: with it the pages are read anew. Any other is ignored. */
  readonly purgeKey?: string | undefined
}

/**
 * Gets pages whose text an editor writes, in one language, in the order of their names. A page that
 * does not exist is left out; with none of them the answer is 204. The gateway requires `lang`
 * ('lang param is required').
 * @source spec 1 §7, spec 2 §7
 */
export const readContent = defineCall({
  name: 'content.read',
  method: 'GET',
  path: '/content',
  auth: 'none',
  query: v.object({
    name: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(500),
      v.check((names) => names.split(',').length <= MOST_NAMES),
    ),
    lang: v.picklist(LANGUAGES),
    purge: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ names, language, purgeKey }: ContentQuery) => ({
    name: names.join(','),
    lang: language,
    purge: purgeKey,
  }),
  answer: v.pipe(
    v.optional(v.object({ contents: v.array(content) })),
    v.transform((wire): readonly ContentPage[] => wire?.contents ?? []),
  ),
  errors: ['FIELD_CANNOT_BE_BLANK', 'FIELD_VALUE_INVALID'],
})
