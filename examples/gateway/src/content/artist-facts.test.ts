import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EARNINGS_SHARE, PAYOUT_MIN_CENTS } from '@selvage/core/earnings'
import { SWATCH_SIDE_IN } from '@selvage/core/fabric'
import { inchesToCm } from '@selvage/core/length'
import {
  ART_MAX_BYTES,
  ART_PIXELS,
  DESIGN_TAGS_MAX,
  DESIGN_TITLE_LENGTH,
  REPEAT_HEIGHT_MAX_IN,
  REPEAT_WIDTH_IN,
  SHARP_DPI,
} from '@selvage/core/own-designs'
import { createTranslator } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { describe, expect, test } from 'vitest'

// The pages for artists promise what the shop does: their numbers are its constants.

const CONTENT = join(import.meta.dirname, '../../content')
const MEGABYTE = 1024 * 1024
/** How each language writes an amount, and the unit of a file. */
const DOLLARS = {
  en: (amount: string) => `US$${amount}`,
  de: (amount: string) => `${amount} US-Dollar`,
  es: (amount: string) => `${amount} US$`,
  fr: (amount: string) => `${amount} $US`,
}
type Page = 'sell' | 'design-tools' | 'seller-agreement'
type Lang = keyof typeof DOLLARS

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** The text of a page as it is read, each space a plain one. */
function textOf(lang: Lang, page: Page): string {
  const texts: string[] = []
  JSON.parse(readFileSync(join(CONTENT, lang, `${page}.json`), 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value.replace(/<[^>]*>/g, ''))
    return value
  })
  return plain(texts.join('\n'))
}

describe.each(Object.entries({ en, de, es, fr }))('the pages for artists in %s', (name, texts) => {
  const lang = name as Lang
  const t = createTranslator({ catalogue: texts, locale: lang })
  const number = (value: number) => plain(new Intl.NumberFormat(lang).format(value))
  const percent = (value: number) =>
    plain(new Intl.NumberFormat(lang, { style: 'percent' }).format(value / 100))
  const dollars = (cents: number) =>
    DOLLARS[lang](
      plain(new Intl.NumberFormat(lang, { minimumFractionDigits: 2 }).format(cents / 100)),
    )
  const cm = (inches: number) => number(Math.round(inchesToCm(inches) * 10) / 10)
  const lacks = (page: Page, facts: readonly string[]) =>
    facts.filter((fact) => !textOf(lang, page).includes(plain(fact)))

  test('say what designers earn, and from which balance on they are paid', () => {
    const share = percent(EARNINGS_SHARE)
    const least = dollars(PAYOUT_MIN_CENTS)
    const examples = [4000, 3200].map((paid) => dollars((paid * EARNINGS_SHARE) / 100))
    const quarter = dollars((1000 * EARNINGS_SHARE) / 100)
    expect(lacks('sell', [share, least, quarter, ...examples])).toEqual([])
    expect(lacks('seller-agreement', [share, least])).toEqual([])
    expect(lacks('design-tools', [share])).toEqual([])
  })

  test('say how long a title is, and how many tags a design has', () => {
    const { min, max } = DESIGN_TITLE_LENGTH
    const range = new RegExp(`\\b${min}\\D{1,5}${max}\\b`)
    expect(textOf(lang, 'sell')).toMatch(range)
    expect(textOf(lang, 'sell')).toMatch(new RegExp(`\\b${DESIGN_TAGS_MAX}\\b`))
  })

  test('say which pictures are taken, and how many pixels print sharply', () => {
    const { min, max } = ART_PIXELS
    const unit = lang === 'fr' ? 'Mo' : 'MB'
    const widths = [2, 6, 12, 24, 36]
    expect([widths[0], widths.at(-1)]).toEqual([REPEAT_WIDTH_IN.min, REPEAT_WIDTH_IN.max])
    expect(
      lacks('design-tools', [
        `${ART_MAX_BYTES / MEGABYTE} ${unit}`,
        number(min),
        number(max),
        number(SHARP_DPI),
        number(REPEAT_HEIGHT_MAX_IN),
        ...widths.flatMap((width) => [number(width * SHARP_DPI), `${cm(width)} cm`]),
      ]),
    ).toEqual([])
    const swatch = lang === 'en' ? SWATCH_SIDE_IN : Math.floor(inchesToCm(SWATCH_SIDE_IN))
    expect(lacks('design-tools', [`${swatch} × ${swatch}`])).toEqual([])
  })

  test('name what is pressed and chosen as the pages of designs do', () => {
    const repeats = (['basic', 'half-drop', 'half-brick', 'mirrored', 'centered'] as const).map(
      (each) => t(`studio.repeat_${each}`),
    )
    const share = [t('design-page.share'), t('design-page.codeMore')]
    expect(lacks('design-tools', [...repeats, ...share, t('studio.designsTitle')])).toEqual([])
    expect(lacks('sell', [t('studio.sale_yes'), t('studio.sale_no'), t('studio.adults')])).toEqual(
      [],
    )
    const agreed = [t('studio.put'), t('studio.sale_yes'), t('studio.earningsTitle')]
    expect(
      agreed.filter(
        (each) =>
          !textOf(lang, 'seller-agreement').toLowerCase().includes(plain(each).toLowerCase()),
      ),
    ).toEqual([])
  })
})
