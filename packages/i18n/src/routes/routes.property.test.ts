import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../locale/languages.table.ts'
import { localizePath, matchPath, routeNames, routePatterns } from './index.ts'

test('every page has a path in every language that leads back to it, whatever its parameters', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map((value) => value.toWellFormed())
  const page = fc.constantFrom(...routeNames)
  const lang = fc.constantFrom(...languages)
  fc.assert(
    fc.property(
      page,
      lang,
      fc.array(text, { minLength: 3, maxLength: 3 }),
      (name, each, values) => {
        const pattern = routePatterns(name, each)[0] ?? ''
        const names = [...pattern.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
        const params = Object.fromEntries(names.map((param, at) => [param, values[at] ?? 'x']))
        const path = localizePath(name as 'home', each, params as Record<string, never>)
        const found = matchPath(path)
        // A page of its own may have the path that a parameter would make: `shop/new` beside `shop/{tag}`.
        if (found?.route !== name)
          expect(Object.keys(found?.params ?? {}).length).toBeLessThan(names.length)
        else expect(found).toMatchObject({ params })
      },
    ),
    { numRuns: 3_000 },
  )
})
