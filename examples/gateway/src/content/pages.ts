import { isContentPage } from '@selvage/core/content'
import type { ContentPageName } from '@selvage/core/content'
import type { Language } from '@selvage/core/locale'
import type { Deps } from '../app-deps.ts'
import { createCache } from '../cache/cache.ts'
import type { Cache } from '../cache/cache.ts'
import type { GatewayConfig } from '../config.ts'
import { describeError } from '../log.ts'
import { MissingPageError, PageFileError, pageFilePath, readPage } from './read-page.ts'
import type { PageText } from './read-page.ts'

/** For so long a page comes from memory, milliseconds. @source spec 2 §7 */
const LIFETIME_MS = 86_400_000
/** A page whose file has become wrong is read again after this time, milliseconds. */
const RETRY_MS = 10_000
/** More than there are pages in all languages, so that none is ever pushed out. */
const MOST = 1_000

/** A page, or why its file is none. */
type CachedPage = { readonly page: PageText } | { readonly error: unknown }

type ContentDeps = Pick<Deps, 'config' | 'log'>

const caches = new WeakMap<GatewayConfig, Cache<CachedPage>>()

/**
 * Finds a page by its name, with `isPurged` from its file. A file that is wrong or gone is logged,
 * and the page stays as it was; undefined where it never had one.
 */
export async function findPage(
  name: string,
  lang: Language,
  { config, log }: ContentDeps,
  isPurged: boolean,
): Promise<{ readonly name: ContentPageName; readonly page: PageText } | undefined> {
  if (!isContentPage(name)) return undefined
  const cache =
    caches.get(config) ??
    createCache<CachedPage>(MOST, LIFETIME_MS, {
      retryMs: RETRY_MS,
      instead: (error) => ({ error }),
    })
  caches.set(config, cache)
  const load = async () => {
    try {
      return { page: await readPage(pageFilePath(config.contentDir, lang, name), factsOf(config)) }
    } catch (error) {
      // The message of a wrong file holds no shopper's text, and says what to mend.
      const text = error instanceof PageFileError ? error.message : describeError(error)
      log({ level: 'error', event: 'content', error: text })
      throw error
    }
  }
  const found = await cache[isPurged ? 'refresh' : 'get'](`${lang}/${name}`, load)
  if ('page' in found) return { name, page: found.page }
  if (found.error instanceof MissingPageError) return undefined
  throw found.error
}

const factsOf = ({ contactEmail, seller }: GatewayConfig) => ({
  contactEmail,
  sellerName: seller.name,
  sellerAddress: seller.address.join(', '),
  sellerTaxId: seller.taxId,
})
