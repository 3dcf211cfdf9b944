/**
 * Languages of the messages; `en` is the default and the fallback.
 * @source spec 2 §9
 */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
/** A language of the messages. */
export type Language = (typeof LANGUAGES)[number]

/**
 * Locales for numbers and dates. The first subtag is the language, or else the language is English.
 * @source spec 2 §9
 */
export const LOCALES = [
  'da_DK',
  'de_DE',
  'en_AU',
  'en_GB',
  'en_US',
  'es_ES',
  'fr_CA',
  'fr_FR',
  'id_ID',
  'it_IT',
  'ja_JP',
  'ko_KR',
  'nl_NL',
  'no_NO',
  'pl_PL',
  'pt_BR',
  'pt_PT',
  'ru_RU',
  'sv_SE',
  'th_TH',
  'zh_CN',
  'zh_HK',
  'zh_TW',
] as const
/** A locale for numbers and dates, as the gateway writes it: `en_US`. */
export type Locale = (typeof LOCALES)[number]

/** The locale of a language when the country is not known. */
export const LOCALE_OF_LANGUAGE = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
} as const satisfies Record<Language, Locale>

/** Currencies that the shop sells in, as ISO 4217 codes. @source spec 2 §9 */
export const CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD', 'AUD'] as const
/** A currency that the shop sells in. */
export type Currency = (typeof CURRENCIES)[number]

/** The symbol of each currency, which is the same in every language. @source spec 2 §9 */
export const CURRENCY_SYMBOLS = {
  USD: 'US$',
  GBP: '£',
  EUR: '€',
  CAD: 'CA$',
  AUD: 'AU$',
} as const satisfies Record<Currency, string>

/** The currency of a shopper who has chosen none. @source spec 2 §9 */
export const DEFAULT_CURRENCY: Currency = 'USD'
/** The country of a shopper who has chosen none, as an ISO 3166-1 code. @source spec 2 §9 */
export const DEFAULT_COUNTRY = 'US'

/** Currencies of countries whose shoppers pay in another one than {@link DEFAULT_CURRENCY}. */
export const CURRENCY_OF_COUNTRY: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  AT: 'EUR',
  BE: 'EUR',
  DE: 'EUR',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GR: 'EUR',
  IE: 'EUR',
  IT: 'EUR',
  LU: 'EUR',
  NL: 'EUR',
  PT: 'EUR',
}

/** Systems that lengths are shown in: inches and yards, or centimeters and meters. */
export const MEASUREMENT_SYSTEMS = ['imperial', 'metric'] as const
/** A system that lengths are shown in. */
export type MeasurementSystem = (typeof MEASUREMENT_SYSTEMS)[number]

/** Countries that measure in inches and yards. @source spec 2 §9 */
export const IMPERIAL_COUNTRIES = ['US', 'LR', 'MM'] as const

/** ISO 3166-1 alpha-2 codes, in order. */
export const COUNTRIES = /* @__PURE__ */ (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ ' +
  'NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ') as readonly string[]
