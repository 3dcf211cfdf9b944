import { describe, expect, it } from 'vitest'
import { retryWhileAway } from './retry-while-away.ts'

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

/** Work that fails so often, with what it heard and the pauses that were made. */
async function run(failures: number, error = away) {
  const pauses: number[] = []
  const heard: unknown[] = []
  let left = failures
  const work = async () => {
    left -= 1
    if (left >= 0) throw error()
    return 'done'
  }
  const result = await retryWhileAway(
    work,
    (first) => heard.push(first),
    async (ms) => {
      pauses.push(ms)
    },
  ).catch((thrown: unknown) => thrown)
  return { result, pauses, heard: heard.length }
}

describe('retryWhileAway', () => {
  it('does not pause when the database answers', async () => {
    expect(await run(0)).toEqual({ result: 'done', pauses: [], heard: 0 })
  })

  it('pauses longer each time up to two seconds, and reports the first failure alone', async () => {
    expect(await run(7)).toEqual({
      result: 'done',
      pauses: [100, 200, 400, 800, 1_600, 2_000, 2_000],
      heard: 1,
    })
  })

  it('throws an error that is not about the connection', async () => {
    const wrong = Object.assign(new Error('password'), { code: '28P01' })
    expect(await run(1, () => wrong)).toEqual({ result: wrong, pauses: [], heard: 0 })
  })
})
