import { expect, test } from 'vitest'
import { turns } from './in-turn.server.ts'

/** Work that ends when it is let go. */
function work() {
  let begun = 0
  const ends: (() => void)[] = []
  return {
    begun: () => begun,
    end: () => ends.shift()?.(),
    run: () => {
      begun += 1
      return new Promise<string>((resolve) => {
        ends.push(() => resolve('done'))
      })
    },
  }
}

test('so many works run at once, and the next one runs when one of them ends', async () => {
  const { run, begun, end } = work()
  const inTurn = turns(2, 60_000)
  const all = [inTurn(run), inTurn(run), inTurn(run)]
  await Promise.resolve()
  expect(begun()).toBe(2)
  end()
  expect(await all[0]).toBe('done')
  expect(begun()).toBe(3)
  end()
  end()
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done'])
})

test('work whose turn does not come in time is not done, and takes no turn', async () => {
  const { run, begun, end } = work()
  const inTurn = turns(1, 5)
  const first = inTurn(run)
  expect(await inTurn(run)).toBeUndefined()
  expect(begun()).toBe(1)
  end()
  expect(await first).toBe('done')
  const last = inTurn(run)
  end()
  expect(await last).toBe('done')
})

test('a turn ends with work that fails', async () => {
  const inTurn = turns(1, 5)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(() => Promise.resolve('done'))).toBe('done')
})
