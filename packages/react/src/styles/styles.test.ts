import { expect, test } from 'vitest'

declare global {
  // Vite has this function; this package compiles without Vite's types.
  interface ImportMeta {
    glob(
      pattern: string,
      options?: { query: string; import: string; eager: true },
    ): Record<string, unknown>
  }
}

const sheets = import.meta.glob('./*.ts', { query: '?raw', import: 'default', eager: true })
const styled = import.meta.glob('../**/*.css.ts', { query: '?raw', import: 'default', eager: true })
/** These have tokens' names, the tokens themselves and the document's rules. */
const special = /\/theme\/(contract|theme|document)\.css\.ts$/

const importsOf = (name: string): string[] =>
  [...String(sheets[`./${name}.ts`]).matchAll(/^import '(.+)'$/gm)].map((match) => match[1] ?? '')
const names = Object.keys(sheets)
  .map((file) => file.slice(2, -3))
  .filter((name) => !/^all$|\.test$/.test(name))

test('the style sheet of the package imports every other one', () => {
  expect(importsOf('all').sort()).toEqual(names.map((name) => `./${name}.ts`).sort())
})

test('every styled file is in the base or in the style sheet of one feature', () => {
  const files = Object.keys(styled).filter((file) => !special.test(file))
  expect(files.length).toBeGreaterThan(45)
  expect(names.flatMap(importsOf).sort()).toEqual(files.sort())
})

test('every rule is made by the functions that put it into the layer', () => {
  // The one rule without a layer protects components from a page's rules for elements.
  const others = Object.entries(styled).filter(([file]) => !file.endsWith('/theme/base.css.ts'))
  for (const [file, source] of others) {
    const names = [...String(source).matchAll(/import \{([^}]*)\} from '@vanilla-extract/g)]
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.trim())
    expect({
      file,
      names: names.filter((name) => /[sS]tyle|recipe|^createGlobalTheme$/.test(name)),
    }).toEqual({ file, names: [] })
  }
})
