import { readContent } from '@selvage/core/content'
import type { ContentPageName } from '@selvage/core/content'
import { needed, notFound } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

export type ContentPageData = Awaited<ReturnType<typeof contentPage>>

/** Loads a page whose text an editor wrote, in the language of the page. */
export async function contentPage(shop: Shop, name: ContentPageName) {
  const query = { names: [name], language: shop.page.language }
  const [page] = await needed(shop.gateway.send(readContent, { query }))
  return { name, page: page ?? notFound() }
}
