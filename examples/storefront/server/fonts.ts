import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The two files that every page of ours shows: the upright Latin letters of both faces. */
const ON_EVERY_PAGE =
  /^(?:fraunces-latin-full-normal|commissioner-latin-wght-normal)-[\w-]+\.woff2$/

/** Addresses of the faces to ask for before the style sheet names them. */
export function pageFonts(clientFolder: string): readonly string[] {
  return readdirSync(join(clientFolder, 'assets'))
    .filter((name) => ON_EVERY_PAGE.test(name))
    .map((name) => `/assets/${name}`)
}
