import { join } from 'node:path'
import { contentBlocks } from '@selvage/core/content'
import type { ContentBlock, ContentPageName } from '@selvage/core/content'
import type { Language } from '@selvage/core/locale'
import * as v from 'valibot'
import { checkFile, ContentFileError, readJsonFile } from './content-file.ts'
import { htmlText } from './html-text.ts'
import type { FillIn } from './html-text.ts'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))

const pageFile = (fillIn: FillIn) =>
  v.strictObject({
    title: line,
    description: line,
    updated: v.optional(v.pipe(v.string(), v.isoDate())),
    blocks: contentBlocks(htmlText(fillIn)),
  })

/** A page as its file has it. */
export interface PageText {
  readonly title: string
  readonly description: string
  readonly updated?: string | undefined
  readonly blocks: ContentBlock[]
}

/**
 * Facts of the shop that a file names in double braces, such as `{{contactEmail}}`. A block or an
 * item that names one that the shop does not have, null, is left out.
 */
export type PageFacts = Readonly<
  Record<'contactEmail' | 'sellerName' | 'sellerAddress', string> &
    Record<'sellerTaxId', string | null>
>

/** Where the file of a page is. */
export const pageFilePath = (folder: string, lang: Language, name: ContentPageName): string =>
  join(folder, lang, `${name}.json`)

/**
 * Reads and checks the file of a page.
 * @throws ContentFileError for a file that is no page, and MissingFileError where there is none.
 */
export async function readPage(path: string, facts: PageFacts): Promise<PageText> {
  const fillIn = fillerOf(path, facts)
  const written = withoutMissing(await readJsonFile(path), facts)
  return filled(checkFile(path, pageFile(fillIn), written, 'a page'), fillIn) as PageText
}

/** Returns what replaces the names of facts in a text. */
const fillerOf =
  (path: string, facts: PageFacts): FillIn =>
  (text) =>
    text.replace(/\{\{(\w*)\}\}/g, (_, name: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name as keyof PageFacts] : null
      if (fact !== null) return fact
      const known = Object.keys(facts).filter((each) => facts[each as keyof PageFacts] !== null)
      throw new ContentFileError(`${path} names {{${name}}}; there are ${known.join(', ')}.`)
    })

/** Returns a page's JSON without the blocks and items that name a fact that is null. */
function withoutMissing(value: unknown, facts: PageFacts): unknown {
  const isMissing = (text: unknown) =>
    typeof text === 'string' &&
    Object.entries(facts).some(([name, fact]) => fact === null && text.includes(`{{${name}}}`))
  const namesMissing = (each: unknown) =>
    isMissing(each) ||
    (typeof each === 'object' && each !== null && Object.values(each).some(isMissing))
  const mapped = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.filter((one) => !namesMissing(one)).map(mapped)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, one]) => [key, mapped(one)]))
  }
  return mapped(value)
}

/** Fills in every text of a page. */
function filled(value: unknown, fillIn: FillIn): unknown {
  if (typeof value === 'string') return fillIn(value)
  if (Array.isArray(value)) return value.map((each) => filled(each, fillIn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, fillIn)]))
}
