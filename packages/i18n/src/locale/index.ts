export { defaultLocales, fallbackLanguage, languageNames, languages } from './languages.table.ts'
export { intlLocale, isLanguage, languageOf } from './locale.ts'
