import type { Recipe } from './recipe.ts'

const MAIL = 'examples/gateway/src/mail'
const KIND = 'order-recipe'
const TABLE = `${MAIL}/mail-writers.table.ts`
const SENTENCES = `${MAIL}/messages.table.ts`

const writer = `import { languageOf } from '@selvage/core/locale'
import type { OrderRow } from '../db/schema/payment.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'

/** The mail with a recipe for what was ordered, in the language of the order. */
export function recipeMail(key: string, { snapshot }: OrderRow): Mail {
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const subject = t('recipeSubject')
  const parts = [greeting('', t), paragraph(subject)]
  return toMail({ key, to: snapshot.email, subject, language, parts }, t)
}
`

const proof = `import { expect, it } from 'vitest'
import { recipeMail } from './recipe-mail.ts'

it('writes the added mail in French', () => {
  const order = { snapshot: { locale: 'fr_FR', email: 'ada@example.com' } } as never
  expect(recipeMail('recipe-1', order)).toMatchObject({ key: 'recipe-1', subject: 'Une recette' })
})
`

const sentence = (anchor: string, text: string) => ({
  file: SENTENCES,
  after: anchor,
  text: `  recipeSubject: '${text}',`,
})

export const mail: Recipe = {
  title: 'A mail',
  pieces: [
    {
      file: 'examples/gateway/src/db/schema/outbox.ts',
      after: 'export type MailKind =',
      text: `  | '${KIND}'`,
    },
    sentence('const en = {', 'A recipe'),
    ...(
      [
        ['const de: MailMessages = {', 'Ein Rezept'],
        ['const es: MailMessages = {', 'Una receta'],
        ['const fr: MailMessages = {', 'Une recette'],
      ] as const
    ).map(([anchor, text]) => ({
      ...sentence(anchor, text),
      missing: { by: 'types' as const, names: [SENTENCES, 'recipeSubject'] },
    })),
    { file: `${MAIL}/recipe-mail.ts`, text: writer },
    {
      file: TABLE,
      before: "import { withdrawnMail } from './withdrawn-mail.ts'",
      text: "import { recipeMail } from './recipe-mail.ts'",
    },
    {
      file: TABLE,
      after: 'export const MAIL_WRITERS: Readonly<Record<MailKind, MailWriter>> = {',
      text: `  '${KIND}': ofOrder(({ key, order }) => recipeMail(key, order)),`,
      missing: { by: 'types', names: [TABLE, KIND] },
    },
  ],
  tests: [`${MAIL}/translate-mail.test.ts`],
  proofs: { [`${MAIL}/recipe-mail.test.ts`]: proof },
}
