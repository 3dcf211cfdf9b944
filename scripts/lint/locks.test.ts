import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'

const eslint = new ESLint({ cwd: root })

async function rulesBrokenBy(code: string, filePath: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(`${code}\n`, { filePath: `${root}/${filePath}` })
  return results.flatMap((result) => result.messages.map((message) => message.ruleId))
}

describe('the lint locks', () => {
  it.each([
    [
      'an any',
      'export const a = (b: any) => b;',
      'packages/core/src/cart/a.ts',
      '@typescript-eslint/no-explicit-any',
    ],
    [
      'a default export',
      'export default 1;',
      'packages/core/src/cart/a.ts',
      'no-restricted-syntax',
    ],
    ['an enum', 'export enum A { B }', 'packages/core/src/cart/a.ts', 'no-restricted-syntax'],
    [
      'a value import of a type',
      "import { B } from './b.ts';\nexport const a = (b: B) => b;",
      'packages/core/src/cart/a.ts',
      '@typescript-eslint/consistent-type-imports',
    ],
    [
      'a clock in core',
      'export const a = () => Date.now();',
      'packages/core/src/cart/a.ts',
      'no-restricted-syntax',
    ],
    [
      'a random number in a machine',
      'export const a = () => Math.random();',
      'packages/machines/src/cart/a.ts',
      'no-restricted-syntax',
    ],
    [
      'HTML from a string',
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
      'packages/react/src/cart/a.tsx',
      'no-restricted-syntax',
    ],
    [
      'a style attribute',
      'export const A = () => <p style={{ color: "red" }} />;',
      'packages/react/src/cart/a.tsx',
      'no-restricted-syntax',
    ],
    [
      'a picture without alternative text',
      'export const A = () => <img src="a.png" />;',
      'packages/react/src/cart/a.tsx',
      'jsx-a11y/alt-text',
    ],
    [
      'a hook in a condition',
      'import { useId } from "react";\nexport const A = ({ on }: { on: boolean }) => { if (on) { useId(); } return null; };',
      'packages/react/src/cart/a.tsx',
      'react-hooks/rules-of-hooks',
    ],
    [
      'a physical CSS property',
      'export const a = { marginLeft: 4 };',
      'packages/react/src/cart/a.css.ts',
      'no-restricted-syntax',
    ],
    [
      'a name in camelCase',
      'export const a = 1;',
      'packages/core/src/cart/cartLine.ts',
      'house/kebab-file-name',
    ],
    [
      'a private name of the glossary',
      'export class A { #life = 1; read() { return this.#life; } }',
      'packages/embed/src/loader/a.ts',
      'house/glossary',
    ],
    [
      'a skipped test',
      "import { it } from 'vitest';\nit.skip('a', () => {});",
      'packages/core/src/cart/a.test.ts',
      'no-restricted-syntax',
    ],
    [
      'a deadline that a request carries',
      "export const a = new Request('https://a.example', { signal: AbortSignal.timeout(9) });",
      'packages/core/src/cart/a.ts',
      'no-restricted-syntax',
    ],
    [
      'a file that is too long',
      'export const a = 1;\n'.repeat(300),
      'packages/core/src/cart/a.ts',
      'max-lines',
    ],
  ])('reject %s', async (_, code, filePath, rule) => {
    expect(await rulesBrokenBy(code, filePath)).toContain(rule)
  })

  it('accept valid code', async () => {
    expect(
      await rulesBrokenBy(
        "import type { B } from './b.ts';\n\nexport const a = (b: B) => b;",
        'packages/core/src/cart/a.ts',
      ),
    ).toEqual([])
  })
})

describe('a style sheet', () => {
  const sheet = (declarations: string) =>
    rulesBrokenBy(
      [
        "import { vars } from '../theme/contract.css.ts'",
        "import { bleed } from '../theme/layout.css.ts'",
        "import { gap } from './gap.ts'",
        'const { space } = vars',
        "const literal = '13px'",
        'const step = space[4]',
        `export const rule = { ${declarations} }`,
        'export const used = [bleed, gap, literal, step]',
      ].join('\n'),
      'packages/react/src/cart/a.css.ts',
    )

  it.each([
    "padding: '13px'",
    "paddingBlock: '8px 0'",
    'margin: -1',
    "marginInlineEnd: '0.6em'",
    'gap: `4px ${space[4]}`',
    'rowGap: literal',
    'columnGap: gap',
    'gap: -step',
    "insetInlineStart: '17px'",
    "insetBlockStart: 'calc(50% - 9px)'",
    "borderStartStartRadius: '3px'",
    "fontSize: '1rem'",
    'fontWeight: 600',
    "fontFamily: 'serif'",
    'lineHeight: 1.2',
    "lineHeight: 'calc(1.2)'",
    "letterSpacing: '-0.01em'",
    "stroke: '#123456'",
    "border: '1px solid #abc'",
    "padding: [space[2], '13px']",
    "selectors: { '&:hover': { padding: '13px' } }",
  ])('takes spacing, type and colors from tokens alone: rejects %s', async (declarations) => {
    expect(await sheet(declarations)).toEqual(['house/tokens-only'])
  })

  it.each([
    "background: '#fff'",
    "fill: 'url(#hatch)'",
    'padding: space[2]',
    'padding: step',
    'gap: vars.space.half',
    "margin: 'auto'",
    "margin: '0 auto'",
    "inset: '50% auto 0'",
    'margin: 0',
    'marginBlock: `0 ${space[4]}`',
    'marginInline: `calc(-1 * ${space[4]})`',
    'marginInline: `calc(var(${bleed}, 0px) * -1)`',
    'paddingInline: `max(0px, calc((100vw - ${vars.measure.page}) / 2 + ${space[4]}))`',
    'paddingBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom, 0px))`',
    "font: 'inherit'",
    'borderRadius: vars.line.corner',
    "borderRadius: '50%'",
    'fontWeight: vars.weight.strong',
    "inlineSize: '18px', borderWidth: '2px', outlineOffset: '3px', transform: 'translate(1px, 0)'",
  ])('accepts %s', async (declarations) => {
    expect(await sheet(declarations)).toEqual([])
  })
})
