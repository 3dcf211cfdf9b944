import type { VerifiedGroup } from '@selvage/core/discount'
import type { Language } from '@selvage/core/locale'
import { formatPercent } from '@selvage/i18n/format'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { FlashInput } from '@selvage/machines/flash'
import type { Shop } from '../page/shop-context.ts'
import { pageToReturnTo } from '../settings/page-to-return-to.ts'

/** The page of ours from which a shopper came to the discounts; null for none. */
export const pageFor = (back: string | null, language: Language): string | null =>
  back ? pageToReturnTo(back, language) : null

/**
 * The page on which a shopper goes on after a verification, in its own language; the page of the
 * discounts where that is none of ours.
 */
export function returnPath(url: unknown, language: Language): string {
  const page = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
  return page
    ? pageToReturnTo(page.pathname + page.search, matchPath(page.pathname)?.lang ?? language)
    : localizePath('discounts', language)
}

/** Says what was proved. */
export const provedMessage = ({ page }: Pick<Shop, 'page'>, group: VerifiedGroup): FlashInput => ({
  severity: 'success',
  text: 'cart.groupVerified',
  params: { percent: formatPercent(group.percentOff / 100, page.locale) },
})
