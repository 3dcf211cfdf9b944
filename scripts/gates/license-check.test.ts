import { expect, it } from 'vitest'
import { judgeLicenses } from './license-check.ts'

const many = Array.from({ length: 30 }, (_, at) => ({ name: `dependency-${at}` }))

it('finds nothing where every license is permissive', () => {
  expect(judgeLicenses({ MIT: many, ISC: [{ name: 'picocolors' }] })).toEqual([])
})

it('names a package with another license', () => {
  expect(judgeLicenses({ MIT: many, 'GPL-3.0-only': [{ name: 'copyleft' }] })).toEqual([
    'copyleft comes with our packages and is licensed as GPL-3.0-only.',
  ])
})

it('fails on a list that is too short', () => {
  expect(judgeLicenses({})).toEqual(['Only 0 packages have a license to read.'])
})
