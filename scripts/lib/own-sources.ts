const OWN_SOURCE = / ?@source (?:spec \d|reliability)[^\n]*?(?=\s*\*\/|\n|$)/g

/**
 * Returns declarations or a doc comment without the `@source` of our own specification, which no
 * reader of a package has. A public source, such as `@source WCAG 2.2 §1.4.3`, stays.
 */
export const withoutOwnSources = (text: string): string =>
  text
    .replaceAll(/^[ \t]*\*[ \t]*@source (?:spec \d|reliability)[^\n]*\n(?=[ \t]*\*)/gm, '')
    .replaceAll(OWN_SOURCE, '')
    .replaceAll(/^[ \t]*\/\*\*\s*\*\/[ \t]*\n/gm, '')
