/** Does work in its turn; undefined for work whose turn did not come in time. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | undefined>

/** Lets `most` works run at once; each further one waits for its turn, `waitMs` at most. */
export function turns(most: number, waitMs: number): InTurn {
  let free = most
  const waiting = new Set<() => void>()

  const nextTurn = () =>
    new Promise<boolean>((resolve) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve(true)
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        resolve(false)
      }, waitMs)
      waiting.add(begin)
    })

  const end = () => {
    const [next] = waiting
    if (next) next()
    else free += 1
  }

  return async (work) => {
    if (free > 0) free -= 1
    else if (!(await nextTurn())) return undefined
    try {
      return await work()
    } finally {
      end()
    }
  }
}
