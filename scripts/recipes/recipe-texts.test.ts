import { describe, expect, it } from 'vitest'
import { compareTexts, recipeTexts } from './recipe-texts.ts'
import type { Piece, Recipe } from './recipe.ts'
import { withPiece } from './scratch-copy.ts'

const contributing = `# Contributing

## Adding things

**A fabric.** One row in \`core/fabrics.table.ts\` and \`messages/{en,de}/fabric.json\`.

**A kind of product.** See [ARCHITECTURE.md](ARCHITECTURE.md#adding-a-kind).

- its component in \`react/src/\`

## Writing

**Bold text.** No recipe.
`
const architecture = '# Architecture\n\n## Adding a kind\n\n1. The row in `kinds.table.ts`.\n'
const texts = recipeTexts(contributing, architecture)

const recipe = (title: string, ...files: string[]): Recipe => ({
  title,
  pieces: files.map((file): Piece => ({ file, text: '' })),
})

describe('the recipes of the documents', () => {
  it('are the bold titles of one section, with the text that a link leads to', () => {
    expect([...texts.keys()]).toEqual(['A fabric', 'A kind of product'])
    expect(texts.get('A kind of product')).toContain('kinds.table.ts')
  })

  it('name each file by its path, a pattern, its end or its folder', () => {
    const followed = [
      recipe('A fabric', 'core/fabrics.table.ts', 'messages/de/fabric.json'),
      recipe('A kind of product', 'core/src/kinds.table.ts', 'packages/react/src/solid/solid.tsx'),
    ]
    expect(compareTexts(texts, followed)).toEqual([])
  })

  it('that nothing follows, and files that no text names, are reported with their recipe', () => {
    const followed = [recipe('A fabric', 'messages/fr/fabric.json'), recipe('A widget', 'a.ts')]
    expect(compareTexts(texts, followed)).toEqual([
      expect.stringContaining('A kind of product: CONTRIBUTING.md has this recipe'),
      expect.stringContaining('A fabric: the recipe needs messages/fr/fabric.json'),
      expect.stringContaining('A widget: CONTRIBUTING.md has no recipe'),
    ])
  })
})

describe('a piece of a recipe', () => {
  const text = 'first\nlast\n'
  const piece = { file: 'a.ts', text: 'new' }

  it('stands after, before or instead of one line', () => {
    expect(withPiece(text, { ...piece, after: 'first' })).toBe('first\nnew\nlast\n')
    expect(withPiece(text, { ...piece, before: 'first' })).toBe('new\nfirst\nlast\n')
    expect(withPiece(text, { ...piece, instead: 'last' })).toBe('first\nnew\n')
  })

  it('is rejected where that line is not there once', () => {
    expect(() => withPiece(text, { ...piece, after: 'middle' })).toThrow('a.ts has 0 lines')
    expect(() => withPiece('x\nx', { ...piece, after: 'x' })).toThrow('a.ts has 2 lines')
  })
})
