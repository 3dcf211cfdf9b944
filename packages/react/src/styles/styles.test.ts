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

const around = import.meta.glob('../../{README.md,package.json}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const readme = String(around['../../README.md'])
const { exports } = JSON.parse(String(around['../../package.json'])) as {
  readonly exports: Readonly<Record<string, unknown>>
}
const sources = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const IMPORT =
  /^(?:import|export)\s(?!type\b)[^'"]*?'(\.[^']+)'|^import '(\.[^']+)'|import\('(\.[^']+)'\)/gm

/** The styled files that an entry point brings, by whatever path. */
function stylesOf(entry: string): Set<string> {
  const seen = new Set<string>()
  const open = [`../${entry}/index.ts`]
  for (const file of open) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, from, plain, later] of String(sources[file] ?? '').matchAll(IMPORT)) {
      const { pathname } = new URL(
        from ?? plain ?? later ?? '',
        new URL(file, 'file:///src/styles/'),
      )
      open.push(pathname.replace('/src/', '../'))
    }
  }
  return seen
}

test('README names the files that each entry point needs beside the base', () => {
  const base = new Set(importsOf('base'))
  const entries = Object.entries(exports).flatMap(([name, target]) =>
    /"\.\/src\/[\w-]+\/index\.ts"/.test(JSON.stringify(target)) ? [name.slice(2)] : [],
  )
  const needed = new Map<string, string[]>()
  for (const entry of entries) {
    const styles = stylesOf(entry)
    const files = names.filter(
      (name) =>
        name !== 'base' && importsOf(name).some((file) => !base.has(file) && styles.has(file)),
    )
    const row = files.map((name) => `\`${name}.css\``).join(', ')
    if (files.length > 0) needed.set(row, [...(needed.get(row) ?? []), `\`${entry}\``].sort())
  }
  const rows = [...readme.matchAll(/^\| (`[\w-]+`[^|]*?) +\| (`[\w-]+\.css`[^|]*?) +\|$/gm)].map(
    ([, points = '', files = '']) => [files, points.split(', ').sort()] as const,
  )
  expect(new Map(rows)).toEqual(needed)
  expect(rows.length).toBeGreaterThan(15)
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
