import { expect, it } from 'vitest'
import { tarballProblems } from './publish-dry-run.ts'

it('names the files that a tarball lacks and those that it should not have', () => {
  const files = [{ path: 'README.md' }, { path: 'src/money/money.test.ts' }]
  const problems = tarballProblems('core', { name: '@selvage/core', files })
  expect(problems).toContain('@selvage/core is published without LICENSE.')
  expect(problems).toContain('@selvage/core is published without reference/cart.md.')
  expect(problems).toContain('@selvage/core is published without guides/errors.md.')
  expect(problems).toContain('@selvage/core is published without dist/cart/index.js.')
  expect(problems).toContain('@selvage/core is published with src/money/money.test.ts.')
  expect(problems).not.toContain('@selvage/core is published without README.md.')
})

it('names a tarball of another package', () => {
  const problems = tarballProblems('core', { name: 'core', files: [] })
  expect(problems).toContain('@selvage/core is packed as another name.')
})

it('names a font without its license', () => {
  const files = [
    { path: 'dist/fonts/fraunces-latin-full-normal-2N.woff2' },
    { path: 'dist/fonts/commissioner-latin-wght-3M.woff2' },
    { path: 'dist/fonts/commissioner.LICENSE.txt' },
  ]
  const problems = tarballProblems('react', { name: '@selvage/react', files })
  expect(problems).toContain('@selvage/react is published without dist/fonts/fraunces.LICENSE.txt.')
  expect(problems.filter((problem) => problem.includes('commissioner'))).toEqual([])
})
