import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The two font files that every page uses: the upright Latin letters of both typefaces. */
const ON_EVERY_PAGE =
  /^(?:fraunces-latin-full-normal|commissioner-latin-wght-normal)-[\w-]+\.woff2$/

/** Returns the URLs of the fonts to load before the style sheet names them. */
export function pageFonts(clientFolder: string): readonly string[] {
  return readdirSync(join(clientFolder, 'assets'))
    .filter((name) => ON_EVERY_PAGE.test(name))
    .map((name) => `/assets/${name}`)
}
