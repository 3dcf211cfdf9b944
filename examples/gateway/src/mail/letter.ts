import type { Language } from '@selvage/core/locale'
import { htmlLetter } from './html-letter.ts'
import type { Mail } from './mailer.ts'
import type { TranslateMail } from './translate-mail.ts'

/** A line of an order with its labels. */
export interface LetterItem {
  readonly title: string
  readonly facts: readonly string[]
}

/** A link, which the text part names by its label. */
export interface LetterLink {
  readonly label: string
  readonly url: string
}

/** A part of a letter, in the order in which it is read. */
export type LetterPart =
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'items'; readonly heading: string; readonly items: readonly LetterItem[] }
  /** Labels with amounts, of which one is what they come to. */
  | { readonly kind: 'sums'; readonly lines: readonly string[]; readonly total: string }
  /** The first one is what the reader most likely wants to do. */
  | { readonly kind: 'links'; readonly links: readonly LetterLink[] }

/** A letter before it is written as text and as HTML. */
export interface Letter {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly language: Language
  readonly parts: readonly LetterPart[]
}

/** A paragraph of text. */
export const paragraph = (...lines: readonly string[]): LetterPart => ({ kind: 'lines', lines })

/** The greeting of a person, or of anybody: an order that nothing is shipped of may name nobody. */
export const greeting = (name: string, t: TranslateMail): LetterPart =>
  paragraph(name === '' ? t('helloAnybody') : t('hello', { name }))

/** Writes a letter as a mail with a text part and an HTML part that say the same. */
export function toMail({ parts, ...letter }: Letter, t: TranslateMail): Mail {
  const text = parts.map((part) => textOf(part, t).join('\n')).join('\n\n')
  return {
    key: letter.key,
    to: letter.to,
    subject: letter.subject,
    language: letter.language,
    text: `${text}\n`,
    html: htmlLetter({ ...letter, parts }),
  }
}

function textOf(part: LetterPart, t: TranslateMail): readonly string[] {
  switch (part.kind) {
    case 'lines':
    case 'sums':
      return part.lines
    case 'items':
      return [
        part.heading,
        ...part.items.flatMap(({ title, facts }) => [title, ...facts.map((fact) => `  ${fact}`)]),
      ]
    case 'links':
      return part.links.map((link) => t('labelledLink', { ...link }))
  }
}
