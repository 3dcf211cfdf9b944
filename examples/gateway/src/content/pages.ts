import { isContentPage } from '@selvage/core/content'
import type { ContentPageName } from '@selvage/core/content'
import type { Language } from '@selvage/core/locale'
import type { GatewayConfig } from '../config.ts'
import { cacheFiles } from './cache-files.ts'
import type { ContentDeps } from './cache-files.ts'
import { pageFilePath, readPage } from './read-page.ts'
import type { PageText } from './read-page.ts'

const cachedPage = cacheFiles<PageText>()

/**
 * Finds a page by its name, with `isPurged` from its file. A file that is wrong or gone is logged,
 * and the page stays as it was; undefined where it never had one.
 */
export async function findPage(
  name: string,
  lang: Language,
  deps: ContentDeps,
  isPurged: boolean,
): Promise<{ readonly name: ContentPageName; readonly page: PageText } | undefined> {
  if (!isContentPage(name)) return undefined
  const { config } = deps
  const read = () => readPage(pageFilePath(config.contentDir, lang, name), factsOf(config))
  const page = await cachedPage({ key: `${lang}/${name}`, read, isPurged }, deps)
  return page && { name, page }
}

const factsOf = ({ contactEmail, seller }: GatewayConfig) => ({
  contactEmail,
  sellerName: seller.name,
  sellerAddress: seller.address.join(', '),
  sellerTaxId: seller.taxId,
})
