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
import { required } from '../provider/required.ts'

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
  readonly size: (widthIn: number, heightIn: number) => string
  readonly date: (day: string | Date, style?: 'long' | 'medium' | 'short') => string
  readonly dateRange: (from: string | Date, to: string | Date) => string
  readonly number: (value: number) => string
  readonly percent: (ratio: number) => string
}

export interface MessagesOptions {
  readonly lang: Language
  /** The compiled messages of that language, from `@selvage/i18n/messages/{lang}`. */
  readonly catalogue: Catalogue
  /** The locale of numbers and dates; the language's own unless given. */
  readonly locale?: string | undefined
  readonly measurement?: MeasurementSystem | undefined
  /** Replaces the compiled translator, as Storybook does with i18next. */
  readonly translate?: Translate | undefined
}

/** Returns the messages and formats of a page, for use outside React. */
export function createMessages({
  lang,
  catalogue,
  locale = defaultLocales[lang],
  measurement = 'imperial',
  translate,
}: MessagesOptions): Messages {
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

const MessagesContext = createContext<Messages | null>(null)

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
}: MessagesOptions & { readonly children: ReactNode }): ReactNode {
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
