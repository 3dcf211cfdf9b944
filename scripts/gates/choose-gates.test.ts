import { describe, expect, it } from 'vitest'
import { chooseGates } from './choose-gates.ts'
import { verdict } from './gate.ts'
import type { Gate } from './gate.ts'

const asked: (readonly string[])[] = []
const gate = (name: string, rest: Partial<Gate> = {}): Gate => ({
  name,
  cores: 1,
  floor: 100,
  limitMinutes: 1,
  run: (_, files) => {
    asked.push(files)
    return Promise.resolve(verdict(true, 1, 'files', ''))
  },
  ...rest,
})
const gates = [gate('lint'), gate('unit', { takesFiles: true, after: ['lint'] })]
const namesOf = (...args: string[]) => {
  const choice = chooseGates(gates, args)
  return choice.ok ? choice.gates.map(({ name }) => name) : choice.message
}

describe('chooseGates', () => {
  it('chooses every gate without arguments, and the named ones with names', () => {
    expect(namesOf()).toEqual(['lint', 'unit'])
    expect(namesOf('unit')).toEqual(['unit'])
    expect(namesOf('unit', 'lint')).toEqual(['lint', 'unit'])
  })

  it('runs one gate on the files that follow its name, without its floor', async () => {
    const choice = chooseGates(gates, ['unit', 'packages/core/src/cart'])
    if (!choice.ok) throw new Error(choice.message)
    const [unit] = choice.gates
    expect(choice.gates).toHaveLength(1)
    expect(unit).toMatchObject({ name: 'unit', floor: 1 })
    expect(unit?.after).toBeUndefined()
    await unit?.run(1000, [])
    expect(asked.at(-1)).toEqual(['packages/core/src/cart'])
  })

  it('names what is neither a gate nor a file that a gate can take', () => {
    expect(namesOf('lnit')).toContain('no gate called lnit')
    expect(namesOf('lint', 'a.test.ts')).toContain('no gate called a.test.ts')
    expect(namesOf('unit', 'lint', 'a.test.ts')).toContain('no gate called a.test.ts')
  })
})
