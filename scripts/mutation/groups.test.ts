import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'
import { MUTATION_GROUPS } from './groups.table.ts'

const patterns = Object.entries(MUTATION_GROUPS).flatMap(([name, { mutate, tests }]) =>
  [...mutate, ...tests].flatMap(expand).map((pattern) => ({ name, pattern })),
)

/** Returns the patterns that a pattern with braces stands for. */
function expand(pattern: string): readonly string[] {
  const [braces, names] = /\{([^{}]+)\}/.exec(pattern) ?? []
  if (braces === undefined || names === undefined) return [pattern]
  return names.split(',').flatMap((name) => expand(pattern.replace(braces, name)))
}

describe('the groups of mutations', () => {
  it.each(patterns)('find the files of $pattern, in $name', ({ pattern }) => {
    expect(globSync(pattern, { cwd: root })).not.toHaveLength(0)
  })
})
