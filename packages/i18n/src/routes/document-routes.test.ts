import { FABRIC_CODES } from '@selvage/core/fabric'
import { expect, test } from 'vitest'
import { languages } from '../locale/languages.table.ts'
import { documentRoutes } from './document-routes.ts'
import { fabricRoutes } from './fabric-routes.table.ts'
import { matchPath } from './index.ts'

test('every fabric has a page of its own in every language', () => {
  const names = Object.keys(fabricRoutes) as (keyof typeof fabricRoutes)[]
  const paths = names.flatMap((name) =>
    languages.map((lang) => {
      const path = documentRoutes.localizePath(name, lang)
      expect(documentRoutes.matchPath(path), path).toEqual({ route: name, lang, params: {} })
      // No other page of the shop has the path.
      expect(matchPath(path), path).toBeNull()
      expect(path).toMatch(/^\/[a-z]{2}\/[a-z0-9-]+(\/[a-z0-9-]+)?$/)
      return path
    }),
  )
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeGreaterThanOrEqual(FABRIC_CODES.length * languages.length)
})

test('designers and collections have one path in all languages', () => {
  expect(documentRoutes.localizePath('spelunks', 'de')).toBe('/spelunks')
  expect(matchPath('/spelunks')).toBeNull()
})
