import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The two font files that every page uses: the letters of our four languages in both typefaces. */
const ON_EVERY_PAGE = /^(?:fraunces|commissioner)-main-[\w-]+\.woff2$/

/** Returns the URLs of the fonts to load before the style sheet names them. */
export function pageFonts(clientFolder: string): readonly string[] {
  return readdirSync(join(clientFolder, 'assets'))
    .filter((name) => ON_EVERY_PAGE.test(name))
    .map((name) => `/assets/${name}`)
}
