import { lettersOf, without } from './letters.ts'

/** One font file of ours: some letters of a font, with the axes that our styles use. */
export interface Face {
  /** The file's name without its ending. */
  readonly name: string
  readonly family: 'Fraunces Variable' | 'Commissioner Variable'
  readonly style: 'normal' | 'italic'
  readonly source: string
  readonly letters: string
  readonly axes: Readonly<
    Record<
      string,
      number | { readonly min: number; readonly max: number; readonly default: number }
    >
  >
}

/** Fontsource's ranges of its Latin files. */
const LATIN =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

/** Letters with accents in the messages of our four languages. */
const ACCENTS = 'ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÜßàáâäçèéêëíîïñóôöùúûüœ'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PUNCTUATION = ' \u00a0\u202f!"%&\'()+,-./:;?¿¡’‘“”„«»–—…·×$£€'

const ASCII = lettersOf('U+0020-007E')
const latin = lettersOf(LATIN)
const rare = without(lettersOf(LATIN_EXT), latin)
const headings = ALPHABET + PUNCTUATION + ACCENTS
const text = `${ASCII}${PUNCTUATION}${ACCENTS}²½®−°`

/** The one weight of our headings, and their sizes; others are drawn as the nearest of these. */
const display = {
  wght: 380,
  opsz: { min: 17, max: 64, default: 17 },
  WONK: 1,
}
const upright = { ...display, SOFT: 40 }
const italic = { ...display, SOFT: 60 }
const plain = { wght: { min: 400, max: 700, default: 400 } }

const fraunces = { family: 'Fraunces Variable', style: 'normal', axes: upright } as const
const slanted = { family: 'Fraunces Variable', style: 'italic', axes: italic } as const
const commissioner = { family: 'Commissioner Variable', style: 'normal', axes: plain } as const

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces'
const COMMISSIONER = '@fontsource-variable/commissioner/files/commissioner'

/**
 * Our font files. A page in one of our languages fetches the two that are called `main`; the others
 * have the letters that a name or an address can bring.
 */
export const faces: readonly Face[] = [
  {
    ...fraunces,
    name: 'fraunces-main',
    source: `${FRAUNCES}-latin-full-normal.woff2`,
    letters: headings,
  },
  {
    ...fraunces,
    name: 'fraunces-latin',
    source: `${FRAUNCES}-latin-full-normal.woff2`,
    letters: without(latin, headings),
  },
  {
    ...fraunces,
    name: 'fraunces-latin-ext',
    source: `${FRAUNCES}-latin-ext-full-normal.woff2`,
    letters: rare,
  },
  {
    ...slanted,
    name: 'fraunces-italic',
    source: `${FRAUNCES}-latin-full-italic.woff2`,
    letters: headings,
  },
  {
    ...slanted,
    name: 'fraunces-italic-latin',
    source: `${FRAUNCES}-latin-full-italic.woff2`,
    letters: without(latin, headings),
  },
  {
    ...slanted,
    name: 'fraunces-italic-latin-ext',
    source: `${FRAUNCES}-latin-ext-full-italic.woff2`,
    letters: rare,
  },
  {
    ...commissioner,
    name: 'commissioner-main',
    source: `${COMMISSIONER}-latin-wght-normal.woff2`,
    letters: text,
  },
  {
    ...commissioner,
    name: 'commissioner-latin',
    source: `${COMMISSIONER}-latin-wght-normal.woff2`,
    letters: without(latin, text),
  },
  {
    ...commissioner,
    name: 'commissioner-latin-ext',
    source: `${COMMISSIONER}-latin-ext-wght-normal.woff2`,
    letters: rare,
  },
]
