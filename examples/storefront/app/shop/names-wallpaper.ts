import type { Language } from '@selvage/core/locale'

/** The names of wallpaper, in German also as the end of a word such as `Blumentapete`. */
const WALLPAPER: Readonly<Record<Language, RegExp>> = {
  en: /\bwallpapers?\b/i,
  de: /tapeten?\b/i,
  es: /\bpapel(es)? pintados?\b/i,
  fr: /\bpapiers? peints?\b/i,
}

/** True for the text of a search that asks for wallpaper, such as `palm wallpaper`. */
export const namesWallpaper = (text: string | undefined, language: Language): boolean =>
  text !== undefined && WALLPAPER[language].test(text)
