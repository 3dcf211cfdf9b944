import { isConnectionLost } from './sql-error.ts'

/** The first and the longest pause between two tries, ms. */
const PAUSE_MS = { first: 100, longest: 2_000 }

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * Repeats work while the database cannot be reached, with growing pauses; `onAway` gets the first
 * failure. The work must be safe to repeat. Every error that is not about the connection is thrown
 * at once.
 */
export async function retryWhileAway<T>(
  work: () => Promise<T>,
  onAway: (error: unknown) => void,
  pause = sleep,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      if (tries === 0) onAway(error)
      await pause(Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** tries))
    }
  }
}
