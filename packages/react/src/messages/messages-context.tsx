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
import { createTranslator } from '@selvage/i18n/messages'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { knownLanguage, knownLocale, missingMessageReport } from './known-locale.ts'
import { nameUnfilled } from './name-unfilled.ts'
import { required } from '../provider/required.ts'
import { needProps } from '../provider/need-props.ts'

/** Bundlers write the mode in its place, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** A page's messages, and its formats of amounts, lengths, dates and numbers. */
export interface Messages {
  readonly t: Translate
  readonly lang: Language
  /** The locale of numbers and dates, such as `en_GB`. */
  readonly locale: string
  readonly measurement: MeasurementSystem
  readonly money: (amount: Money) => string
  /** Formats a length in inches; `scale: 'long'` gives yards or meters. */
  readonly length: (lengthIn: number, scale?: LengthScale) => string
  /** Formats width by height, both in inches. */
  readonly size: (widthIn: number, heightIn: number, scale?: LengthScale) => string
  readonly date: (day: string | Date, style?: 'long' | 'medium' | 'short') => string
  readonly dateRange: (from: string | Date, to: string | Date) => string
  readonly number: (value: number) => string
  readonly percent: (ratio: number) => string
}

/** The language, the messages and the formats of a page. */
export interface MessagesOptions {
  /** The language of the messages, such as `en`. */
  readonly lang: Language
  /** The compiled messages of that language, from `@selvage/i18n/messages/{lang}`. */
  readonly catalogue: Catalogue
  /** The locale of numbers and dates; the language's own unless given. */
  readonly locale?: string | undefined
  /** The units of lengths; `imperial` unless given. */
  readonly measurement?: MeasurementSystem | undefined
  /** Replaces the compiled translator, as Storybook does with i18next. */
  readonly translate?: Translate | undefined
}

/** Returns the messages and formats of a page, for use outside React. */
export function createMessages({
  catalogue,
  measurement = 'imperial',
  translate,
  ...given
}: MessagesOptions): Messages {
  const lang = knownLanguage(given.lang, translate ? undefined : catalogue)
  const locale = knownLocale(given.locale ?? defaultLocales[lang], lang)
  const t = translate ?? createTranslator({ catalogue, locale, onMissing: missingMessageReport() })
  return {
    lang,
    locale,
    measurement,
    t: process.env.NODE_ENV === 'development' && !translate ? nameUnfilled(t, catalogue) : t,
    money: (amount) => formatMoney(amount, locale),
    length: (lengthIn, scale) => formatLength(lengthIn, locale, measurement, scale),
    size: (widthIn, heightIn, scale) => formatSize(widthIn, heightIn, locale, measurement, scale),
    date: (day, style) => formatDate(day, locale, style),
    dateRange: (from, to) => formatDateRange(from, to, locale),
    number: (value) => formatNumber(value, locale),
    percent: (ratio) => formatPercent(ratio, locale),
  }
}

/** The messages of a page; read with `useMessages`. */
export const MessagesContext = createContext<Messages | null>(null)

/**
 * Provides the messages to the components inside, on a page that has neither shop nor pictures of
 * the gateway; any other root has a `SelvageProvider`, which brings them along.
 */
export function MessagesProvider({
  children,
  lang,
  catalogue,
  locale,
  measurement,
  translate,
}: MessagesOptions & {
  /** The part of the page that reads these messages. */
  readonly children: ReactNode
}): ReactNode {
  needProps('MessagesProvider', { catalogue }, {}, 'of @selvage/i18n/messages/en')
  const messages = useMemo(
    () => createMessages({ lang, catalogue, locale, measurement, translate }),
    [lang, catalogue, locale, measurement, translate],
  )
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/** Returns the page's messages and formats. Throws outside a provider. */
export function useMessages(): Messages {
  return required(use(MessagesContext), 'useMessages', 'MessagesProvider')
}
