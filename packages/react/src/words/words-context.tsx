'use client'
import type { Language, MeasurementSystem } from '@selvage/core/locale'
import type { Money } from '@selvage/core/money'
import {
  formatDate,
  formatDateRange,
  formatLength,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSize,
} from '@selvage/i18n/format'
import type { LengthScale } from '@selvage/i18n/format'
import { defaultLocales } from '@selvage/i18n/locale'
import { createTranslator } from '@selvage/i18n/words'
import type { Catalogue, Translate } from '@selvage/i18n/words'
import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'

/** A page's language: its words, and how it writes amounts, lengths, dates and numbers. */
export interface Words {
  readonly t: Translate
  readonly lang: Language
  /** The locale that numbers are written in, such as `en_GB`. */
  readonly locale: string
  readonly measurement: MeasurementSystem
  readonly money: (amount: Money) => string
  /** A length in inches, in the shopper's system. `scale: 'long'` gives yards or metres. */
  readonly length: (lengthIn: number, scale?: LengthScale) => string
  /** Width by height in inches, in the shopper's system. */
  readonly size: (widthIn: number, heightIn: number) => string
  readonly date: (day: string | Date, style?: 'long' | 'medium' | 'short') => string
  readonly dateRange: (from: string | Date, to: string | Date) => string
  readonly number: (value: number) => string
  readonly percent: (ratio: number) => string
}

export interface WordsOptions {
  readonly lang: Language
  /** The flat words of that language, from `@selvage/i18n/words/{lang}`. */
  readonly catalogue: Catalogue
  /** For numbers and dates; the language's own locale unless given. */
  readonly locale?: string | undefined
  readonly measurement?: MeasurementSystem | undefined
  /** Replaces the compiled translator, as Storybook does with i18next. */
  readonly translate?: Translate | undefined
}

/** The words and formats of a page, outside React. */
export function createWords({
  lang,
  catalogue,
  locale = defaultLocales[lang],
  measurement = 'imperial',
  translate,
}: WordsOptions): Words {
  return {
    lang,
    locale,
    measurement,
    t: translate ?? createTranslator({ catalogue, locale }),
    money: (amount) => formatMoney(amount, locale),
    length: (lengthIn, scale) => formatLength(lengthIn, locale, measurement, scale),
    size: (widthIn, heightIn) => formatSize(widthIn, heightIn, locale, measurement),
    date: (day, style) => formatDate(day, locale, style),
    dateRange: (from, to) => formatDateRange(from, to, locale),
    number: (value) => formatNumber(value, locale),
    percent: (ratio) => formatPercent(ratio, locale),
  }
}

const WordsContext = createContext<Words | null>(null)

/** Gives everything inside the page's language. Each root (page or island) has one. */
export function WordsProvider({
  children,
  lang,
  catalogue,
  locale,
  measurement,
  translate,
}: WordsOptions & { readonly children: ReactNode }): ReactNode {
  const words = useMemo(
    () => createWords({ lang, catalogue, locale, measurement, translate }),
    [lang, catalogue, locale, measurement, translate],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The page's words and formats. Throws outside a `WordsProvider`. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (words === null) {
    throw new Error(
      'useWords() found no words, so nothing could be written. Wrap this root in <WordsProvider lang catalogue>.',
    )
  }
  return words
}
