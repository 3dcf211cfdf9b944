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

test('the style sheet of the package imports every styled file', () => {
  const files = Object.keys(import.meta.glob('./**/*.css.ts')).filter(
    (file) => !/\/(contract|theme)\.css\.ts$/.test(file),
  )
  const source = String(
    Object.values(
      import.meta.glob('./styles.ts', { query: '?raw', import: 'default', eager: true }),
    )[0],
  )
  const imported = [...source.matchAll(/^import '(.+)'$/gm)].map((match) => match[1])
  expect(files.length).toBeGreaterThan(15)
  expect(imported.sort()).toEqual(files.sort())
})
