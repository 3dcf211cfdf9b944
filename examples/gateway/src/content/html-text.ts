import { contentText, isContentHref } from '@selvage/core/content'
import type { ContentRun } from '@selvage/core/content'
import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import * as v from 'valibot'

/** Elements of a text, with what they make of it; `b` and `i` are what editors paste. */
const MARKS: Readonly<Record<string, 'strong' | 'em' | 'code' | undefined>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  code: 'code',
}

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['a', ...Object.keys(MARKS)],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The text of any other element stays when the element is dropped.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'title'],
}

/** Puts the shop's facts where a text names them. */
export type FillIn = (text: string) => string

/**
 * Returns the runs of a text with the HTML of an editor: emphasis, code and links. Every other
 * element is dropped, and so is an address that no text of the shop may lead to. Facts are filled
 * in where no HTML is read any more, so that none is taken for markup.
 */
export function textOfHtml(html: string, fillIn: FillIn = (text) => text): ContentRun[] {
  const runs: ContentRun[] = []
  const open: Omit<ContentRun, 'text'>[] = []
  const parser = new Parser({
    onopentag(name, { href }) {
      const mark = MARKS[name]
      const own = mark === undefined ? linkTo(href && fillIn(href)) : { [mark]: true }
      open.push({ ...open.at(-1), ...own })
    },
    onclosetag() {
      open.pop()
    },
    ontext(written) {
      const text = fillIn(written)
      const look = open.at(-1) ?? {}
      const last = runs.at(-1)
      if (last && sameLook(last, look)) last.text += text
      else runs.push({ text, ...look })
    },
  })
  parser.end(sanitizeHtml(html, RULES))
  return trimmed(runs)
}

const linkTo = (href: string | undefined) =>
  href !== undefined && isContentHref(href) ? { href } : {}

const sameLook = (one: ContentRun, other: Omit<ContentRun, 'text'>): boolean =>
  one.href === other.href &&
  one.strong === other.strong &&
  one.em === other.em &&
  one.code === other.code

/** Returns the runs with single spaces between words, and none around the text. */
function trimmed(runs: readonly ContentRun[]): ContentRun[] {
  const single = runs.map((run) => ({ ...run, text: run.text.replace(/[ \t\r\n]+/g, ' ') }))
  const [first] = single
  const last = single.at(-1)
  if (first) first.text = first.text.replace(/^ /, '')
  if (last) last.text = last.text.replace(/ $/, '')
  return single.filter(({ text }) => text !== '')
}

/** Returns the schema of a text that an editor writes in HTML, which becomes runs. */
export const htmlText = (fillIn: FillIn) =>
  v.pipe(
    v.string(),
    v.maxLength(4000),
    v.transform((html) => textOfHtml(html, fillIn)),
    contentText,
  )
