import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { alternatePaths, localizePath, matchPath } from '@selvage/i18n/routes'
import { Footer } from '@selvage/react/footer'
import { CartLink, CheckoutHeader, Header } from '@selvage/react/header'
import { SkipLink } from '@selvage/react/skip-link'
import { useWords } from '@selvage/react/words'
import { useFrame } from '../frame.ts'
import type { loader } from '../root.tsx'

interface SiteFrameProps {
  readonly children: ReactNode
  /** What was searched for, in the search box. */
  readonly search?: string | undefined
  /** The checkout's quiet head; nothing leads away from it. */
  readonly checkout?: boolean
}

/** What stands around every page: the way past it, the head, the content, the foot. */
export function SiteFrame({ children, search, checkout = false }: SiteFrameProps) {
  const { lang, t } = useWords()
  const { path } = useFrame()
  const count = useRouteLoaderData<typeof loader>('root')?.cartCount
  const here = matchPath(path)
  const homeHref = localizePath('home', lang)
  const shopHref = localizePath('shop', lang)
  const cartHref = localizePath('cart', lang)
  const inShop = here !== null && ['shop', 'shop-tag', 'fabric'].includes(here.route)
  return (
    <>
      <SkipLink />
      {checkout
        ? <CheckoutHeader homeHref={homeHref} cartHref={cartHref} />
        : (
            <Header
              homeHref={homeHref}
              links={[{ href: shopHref, label: t('navigation.fabric'), current: inShop }]}
              search={{ action: shopHref, value: search }}
              cart={<CartLink href={cartHref} {...(count !== undefined && { count })} />}
            />
          )}
      <main id="content" tabIndex={-1}>{children}</main>
      <Footer links={[]} languageHrefs={here ? alternatePaths(here.route as 'home', here.params as Record<string, never>) : undefined} />
    </>
  )
}
