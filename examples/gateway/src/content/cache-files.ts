import type { Deps } from '../app-deps.ts'
import { createCache } from '../cache/cache.ts'
import type { Cache } from '../cache/cache.ts'
import type { GatewayConfig } from '../config.ts'
import { describeError } from '../log.ts'
import { ContentFileError, MissingFileError } from './content-file.ts'

/** For so long a text comes from memory, milliseconds. @source spec 2 §7 */
const LIFETIME_MS = 86_400_000
/** A text whose file has become wrong is read again after this time, milliseconds. */
const RETRY_MS = 10_000
/** More than there are texts in all languages, so that none is ever pushed out. */
const MOST = 1_000

export type ContentDeps = Pick<Deps, 'config' | 'log'>

/** How a text is read. */
interface Reading<T> {
  /** The text's own name, with its language. */
  readonly key: string
  readonly read: () => Promise<T>
  /** True to read the file again, however fresh the text is. */
  readonly isPurged: boolean
}

/** The content of a file, or why it is wrong. */
type CachedFile<T> = { readonly value: T } | { readonly error: unknown }

/**
 * Returns what reads the texts of one kind: from memory, and when they are purged from their files.
 * A file that is wrong or gone is logged, and its text stays as it was; undefined where it never
 * had one.
 */
export function cacheFiles<T>(): (
  reading: Reading<T>,
  deps: ContentDeps,
) => Promise<T | undefined> {
  const caches = new WeakMap<GatewayConfig, Cache<CachedFile<T>>>()
  return async ({ key, read, isPurged }, { config, log }) => {
    const cache =
      caches.get(config) ??
      createCache<CachedFile<T>>(MOST, LIFETIME_MS, {
        retryMs: RETRY_MS,
        instead: (error) => ({ error }),
      })
    caches.set(config, cache)
    const load = async () => {
      try {
        return { value: await read() }
      } catch (error) {
        // The message of a wrong file holds no shopper's text, and says what to mend.
        const text = error instanceof ContentFileError ? error.message : describeError(error)
        log({ level: 'error', event: 'content', error: text })
        throw error
      }
    }
    const found = await cache[isPurged ? 'refresh' : 'get'](key, load)
    if ('value' in found) return found.value
    if (found.error instanceof MissingFileError) return undefined
    throw found.error
  }
}
