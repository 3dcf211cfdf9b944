/** The longest header that is read; a browser's own has some fifty characters. */
const MOST_CHARACTERS = 500

/** Returns the language tags of an `Accept-Language` header, the most wanted first. */
export function wantedTags(acceptLanguage: string | null): string[] {
  return (acceptLanguage ?? '')
    .slice(0, MOST_CHARACTERS)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const quality = params
        .map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1])
        .find((q) => q !== undefined)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
