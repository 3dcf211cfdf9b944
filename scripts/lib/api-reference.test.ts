import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDeclarations } from './api-model.ts'
import { makeReference, pageOf } from './api-reference.ts'
import type { ReferencePage } from './api-reference.ts'
import { referenceProblems } from './package-reference.ts'

const CARD = `import { Shade } from './shade.js'
export { Shade }
interface ReactNode { readonly drawn: true }
/** One color. See {@link mix}. */
export interface ChipProps {
  /** The color of the chip, one of two | three. */
  readonly shade: Shade
  readonly onPress?: ((at: number) => void) | undefined
  readonly children: ReactNode
}
/** Draws a color. */
export declare function Chip(props: ChipProps): ReactNode
/**
 * Returns the color between two.
 * @throws a DeveloperError for more than two
 * @example mix('red', 'blue')
 */
export declare function mix(...shades: Shade[]): Shade
/** Every color. @source spec 2 §9 */
export declare const SHADES: readonly Shade[]
/** A pot of color. */
export type Pot = v.InferOutput<typeof pot>
declare namespace v { type InferOutput<S> = S extends { '~types'?: { output: infer O } } ? O : never }
interface Schema<I, O> { '~types'?: { input: I; output: O } | undefined }
interface Call<Path, Query, Body, Answer, QueryInput, BodyInput> {
  sent: [Path, Query, Body, QueryInput, BodyInput]
  answer: Answer
}
/** Reads a pot off the wire. */
export declare const pot: Schema<{ pot_id: number }, { id: number; shade: Shade; size: number }>
interface PotQuery { readonly size?: number }
/** Gets the pots of a shelf. */
export declare const getPots: Call<'/shelves/{id}/pots', undefined, undefined, Schema<
  { pots: { pot_id: number }[] },
  { pots: { id: number; shade: Shade; size: number }[]; total: number; shelf: 'upper' | 'lower'; isFull: boolean }
>, PotQuery, undefined>
`
const CARD_JS = `exports.getPots = { method: 'GET', path: '/shelves/{id}/pots', auth: 'none', errors: ['NO_SHELF'], keyed: true }`

let folder = ''
let pages: ReferencePage[] = []
const textOf = (file: string) => pages.find((page) => page.file === file)?.text ?? ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvage-reference-'))
  const files = { card: join(folder, 'card.d.ts'), shade: join(folder, 'shade.d.ts') }
  writeFileSync(files.card, CARD)
  writeFileSync(join(folder, 'card.js'), CARD_JS)
  writeFileSync(files.shade, "/** A color. */\nexport type Shade = 'red' | 'blue'\n")
  const reader = readDeclarations([files.card])(join(folder, '/'))
  pages = makeReference('@selvage/paint', reader, [
    { specifier: '@selvage/paint/shade', types: files.shade },
    { specifier: '@selvage/paint/card', types: files.card },
  ])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the reference of a package', () => {
  it('has a page for each entry point, and one that lists them', () => {
    expect(pages.map(({ file }) => file)).toEqual(['README.md', 'shade.md', 'card.md'])
    expect(textOf('README.md')).toContain(
      '| [@selvage/paint/card](card.md) | `Chip`, `ChipProps`, `Pot`, `SHADES`, `Shade`, `getPots`, `mix`, `pot` |',
    )
    expect(pageOf('@selvage/i18n/messages/en')).toBe('messages-en.md')
  })

  it('shows how a component is written, and its props with their types and sentences', () => {
    const text = textOf('card.md')
    expect(text).toContain('### Chip\n\nDraws a color.\n\n```tsx\n<Chip shade={…}>…</Chip>\n```')
    expect(text).toContain(
      '| **`shade`** | `Shade` | The color of the chip, one of two \\| three. |',
    )
    expect(text).toContain('| `onPress` | `(at: number) => void` |  |')
  })

  it('shows a function with its signature, errors and example', () => {
    const text = textOf('card.md')
    expect(text).toContain('Throws a DeveloperError for more than two')
    expect(text).toContain("```ts\nmix('red', 'blue')\n```")
    expect(text).toContain('export function mix(...shades: Shade[]): Shade')
    expect(text).toContain('One color. See [`mix`](#mix).')
  })

  it('shows how a call is sent, what it takes, its answer and its errors', () => {
    const text = textOf('card.md')
    expect(text).toContain(
      '`GET /shelves/{id}/pots`, for everyone. Error codes: `NO_SHELF`, `SERVER_ERROR`.',
    )
    expect(text).toContain(`gateway.send(getPots, {
    params: { id: string | number },
    query?: PotQuery,
}, { key: string }): Promise<{
    pots: Pot[];
    total: number;
    shelf: "upper" | "lower";
    isFull: boolean;
}>`)
  })

  it('shows a schema by what it takes and gives', () => {
    expect(textOf('card.md')).toContain(
      'export const pot: v.GenericSchema<{ pot_id: number; }, Pot>',
    )
  })

  it('has no source that its reader cannot look up', () => {
    expect(textOf('card.md')).toContain('### SHADES\n\nEvery color.\n')
    expect(textOf('card.md')).not.toContain('spec 2')
  })

  it('explains a name once, and links to its page from the others', () => {
    expect(textOf('shade.md')).toContain('### Shade\n\nA color.')
    expect(textOf('card.md')).toContain('- [`Shade`](shade.md#shade) of `@selvage/paint/shade`')
  })
})

describe('the check of a reference', () => {
  it('names the props that no sentence explains, and nothing else in a whole one', () => {
    expect(pages.map(({ props }) => props)).toEqual([0, 0, 3])
    expect(referenceProblems({ name: 'core', pages })).toEqual(
      ['onPress', 'children'].map(
        (prop) =>
          `The reference of @selvage/core is wrong: card.md has no sentence for the prop Chip ${prop}; write it above the prop as /** … */.`,
      ),
    )
  })

  it('names a broken link, a name that is not explained, and a page that is too long', () => {
    const text = '# a\n[b](b.md) [c](#c)\n'
    const page = { file: 'a.md', title: 'a', names: ['Lost'], text, props: 0, silentProps: [] }
    expect(referenceProblems({ name: 'core', pages: [page] })).toEqual([
      'The reference of @selvage/core is wrong: a.md does not explain Lost.',
      'The reference of @selvage/core is wrong: a.md links to b.md.',
      'The reference of @selvage/core is wrong: a.md links to #c.',
    ])
    const long = { ...page, names: [], text: 'a'.repeat(68_001) }
    expect(referenceProblems({ name: 'core', pages: [long] })).toHaveLength(1)
  })
})
