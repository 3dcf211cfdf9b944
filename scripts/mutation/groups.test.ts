import { glob } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'
import { MUTATION_GROUPS } from './groups.table.ts'

const patterns = Object.entries(MUTATION_GROUPS).flatMap(([name, { mutate, tests }]) =>
  [...mutate, ...tests].flatMap(expand).map((pattern) => ({ name, pattern })),
)

/** Returns the patterns that a pattern with braces stands for. */
function expand(pattern: string): readonly string[] {
  const braces = /\{([^{}]+)\}/.exec(pattern)
  if (!braces) return [pattern]
  return braces[1]!.split(',').flatMap((each) => expand(pattern.replace(braces[0], each)))
}

describe('the groups of mutations', () => {
  it.each(patterns)('find the files of $pattern, in $name', async ({ pattern }) => {
    const found = await Array.fromAsync(glob(pattern, { cwd: root }))
    expect(found).not.toHaveLength(0)
  })
})
