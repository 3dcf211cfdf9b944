import type { Language } from '../locale/locale.table.ts'

/** The text of every content page of a test gateway, in each language. */
export const SAMPLE_CONTENT: Readonly<
  Record<Language, { readonly title: string; readonly description: string; readonly text: string }>
> = {
  en: {
    title: 'About us',
    description: 'Who prints your fabric.',
    text: 'We print independent designers’ work to order.',
  },
  de: {
    title: 'Über uns',
    description: 'Wer deinen Stoff druckt.',
    text: 'Wir drucken die Arbeiten unabhängiger Designerinnen und Designer auf Bestellung.',
  },
  es: {
    title: 'Quiénes somos',
    description: 'Quién estampa tu tela.',
    text: 'Estampamos por encargo la obra de diseñadores independientes.',
  },
  fr: {
    title: 'Qui sommes-nous',
    description: 'Qui imprime votre tissu.',
    text: 'Nous imprimons à la demande le travail de créateurs indépendants.',
  },
}
