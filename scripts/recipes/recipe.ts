/** The type check, or the path of the test, that names a missing piece. */
export type Checker = 'types' | `${string}.test.ts`

/** One insertion into a file of the workspace, or one new file. */
export interface Piece {
  readonly file: string
  readonly text: string
  /**
   * The one line of the file that the text follows, precedes or replaces; a new file has none of
   * them.
   */
  readonly after?: string
  readonly before?: string
  readonly instead?: string
  readonly missing?: Missing
}

/** A missing piece is named when one error of the checker contains all of the texts. */
export interface Missing {
  readonly by: Checker
  readonly names: readonly string[]
}

/** A command that proves a recipe, and what it prints. */
export interface Proof {
  readonly command: readonly [string, ...string[]]
  readonly prints: string
}

/** The steps of one recipe of CONTRIBUTING.md, with a made-up example. */
export interface Recipe {
  /** The recipe's bold title. */
  readonly title: string
  readonly pieces: readonly Piece[]
  /** Test files of the workspace that look at the changed files. */
  readonly tests?: readonly string[]
  /** Tests of the made-up example: they are no part of the recipe. */
  readonly proofs?: Readonly<Record<string, string>>
  /** Rules of the conformance suite that the reference gateway must keep, by title. */
  readonly rules?: readonly string[]
  readonly commands?: readonly Proof[]
  /** The beginning of another made-up example, and what names each piece that it lacks. */
  readonly unfinished?: {
    readonly pieces: readonly Piece[]
    readonly missing: readonly Missing[]
  }
}

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
const MESSAGES = 'packages/i18n/src/messages'
export const MESSAGES_TEST = `${MESSAGES}/messages.test.ts`

/** One message in four languages; `english` says what names a missing English one. */
export function message(
  feature: string,
  key: string,
  sentences: Readonly<Record<(typeof LANGUAGES)[number], string>>,
  english?: Missing,
): Piece[] {
  return LANGUAGES.map((language): Piece => {
    const others = { by: MESSAGES_TEST, names: [`${language} >`, `${feature}.${key}`] } as const
    const missing = language === 'en' ? english : others
    return {
      file: `${MESSAGES}/${language}/${feature}.json`,
      after: '{',
      text: `  ${JSON.stringify(key)}: ${JSON.stringify(sentences[language])},`,
      ...(missing && { missing }),
    }
  })
}
