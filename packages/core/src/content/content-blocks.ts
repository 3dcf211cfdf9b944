import * as v from 'valibot'
import { isContentHref, isContentPicture } from './content-href.ts'

/** Longest text of one run, in characters. */
const LONGEST = 4000

const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST))
const href = v.pipe(v.string(), v.maxLength(2000), v.check(isContentHref))
/** The id of a heading; those of the page around it are taken. */
const id = v.pipe(v.string(), v.regex(/^(?!selvage-|content$)[a-z][a-z0-9-]{0,59}$/))
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4096))

const run = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST)),
  href: v.optional(href),
  strong: v.optional(v.literal(true)),
  em: v.optional(v.literal(true)),
  code: v.optional(v.literal(true)),
})
/**
 * A piece of a text that looks the same to its end. Nothing in it is markup, so a page draws it
 * without reading HTML.
 */
export type ContentRun = v.InferOutput<typeof run>

/** The text of a paragraph, run by run, as the wire has it. */
export const contentText = v.pipe(v.array(run), v.minLength(1))

/** Schemas of a text; a file has HTML in their place. */
type TextSchema = v.GenericSchema<unknown, ContentRun[]>

/**
 * Returns the schema of the blocks of a page whose texts have the given schema: runs on the wire,
 * and where an editor writes them whatever becomes runs.
 */
// @__NO_SIDE_EFFECTS__
export function contentBlocks<const Text extends TextSchema>(text: Text) {
  const texts = v.pipe(v.array(text), v.minLength(1))
  return v.pipe(
    v.array(
      v.variant('type', [
        v.object({
          type: v.literal('heading'),
          /** The part of the address after `#`, the same in every language. */
          id,
          text: filled,
          level: v.optional(v.picklist([2, 3]), 2),
        }),
        v.object({ type: v.literal('paragraph'), text }),
        v.object({
          type: v.literal('list'),
          ordered: v.optional(v.boolean(), false),
          items: texts,
        }),
        v.object({
          type: v.literal('picture'),
          /** Path at the gateway, with its own width and height in pixels. */
          src: v.pipe(v.string(), v.maxLength(500), v.check(isContentPicture)),
          width: pixels,
          height: pixels,
          /** A description of the picture; empty for one that only decorates. */
          alt: v.pipe(v.string(), v.maxLength(300)),
          caption: v.optional(text),
        }),
        v.object({
          type: v.literal('questions'),
          items: v.pipe(v.array(v.object({ question: filled, answer: texts })), v.minLength(1)),
        }),
        v.object({
          type: v.literal('links'),
          items: v.pipe(v.array(v.object({ href, title: filled, text: filled })), v.minLength(1)),
        }),
        v.object({ type: v.literal('callout'), text: texts }),
        v.pipe(
          v.object({
            type: v.literal('table'),
            caption: filled,
            columns: v.pipe(v.array(filled), v.minLength(2), v.maxLength(5)),
            rows: v.pipe(v.array(texts), v.minLength(1)),
          }),
          v.check(({ columns, rows }) => rows.every((row) => row.length === columns.length)),
        ),
      ]),
    ),
    v.minLength(1),
    v.maxLength(300),
    v.check((blocks) => haveOwnIds(blocks), 'Two headings have the same id'),
  )
}

function haveOwnIds(blocks: readonly unknown[]): boolean {
  const ids = blocks.flatMap((block) => {
    const { type, id: own } = block as { readonly type: string; readonly id?: string }
    return type === 'heading' ? [own] : []
  })
  return new Set(ids).size === ids.length
}

/** The blocks of a page as the wire has them. */
export const wireBlocks = contentBlocks(contentText)
/** A block of a page: a heading, a paragraph, a list, a picture, a table and so on. */
export type ContentBlock = v.InferOutput<typeof wireBlocks>[number]
