import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Language } from '@selvage/core/locale'
import { languages } from '@selvage/i18n/locale'
import { alternatePaths, localizePath, matchPath } from '@selvage/i18n/routes'
import { Footer, PreferencesForm } from '@selvage/react/footer'
import { CartLink, CheckoutHeader, Header } from '@selvage/react/header'
import { SkipLink } from '@selvage/react/skip-link'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import { LiveCartLink } from '../islands/cart-link.tsx'
import { siteLinks } from './site-links.ts'
import type { loader } from '../root.tsx'

interface SiteFrameProps {
  readonly children: ReactNode
  /** What was searched for, in the search box. */
  readonly search?: string | undefined
  /** The checkout's quiet head; nothing leads away from it. */
  readonly checkout?: boolean
  /** The page changes the cart while it is open: its link in the head follows. */
  readonly liveCart?: boolean
}

/** What stands around every page: the way past it, the head, the content, the foot. */
export function SiteFrame({
  children,
  search,
  checkout = false,
  liveCart = false,
}: SiteFrameProps) {
  const { lang, t } = useMessages()
  const {
    page: { country, currency, measurement },
    path,
    search: query,
  } = useFrame()
  const count = useRouteLoaderData<typeof loader>('root')?.cartCount
  const here = matchPath(path)
  const homeHref = localizePath('home', lang)
  const shopHref = localizePath('shop', lang)
  const cartHref = localizePath('cart', lang)
  const cart = { href: cartHref, ...(count !== undefined && { count }) }
  return (
    <>
      <SkipLink />
      {checkout ? (
        <CheckoutHeader homeHref={homeHref} cartHref={cartHref} />
      ) : (
        <Header
          homeHref={homeHref}
          links={siteLinks(lang, here?.route, query).map(({ name, ...link }) => ({
            ...link,
            label: t(`navigation.${name}`),
          }))}
          search={{ action: shopHref, value: search }}
          cart={
            liveCart ? (
              <Island name="cart-link" of={LiveCartLink} props={cart} when="together" />
            ) : (
              <CartLink {...cart} />
            )
          }
        />
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer links={[]} languageHrefs={here ? languageHrefs(here, query) : undefined}>
        {checkout ? undefined : (
          <PreferencesForm
            action={localizePath('preferences', lang)}
            back={path + query}
            country={country}
            currency={currency}
            measurement={measurement}
          />
        )}
      </Footer>
    </>
  )
}

// The same page with the same query: a search stays a search in another language.
function languageHrefs(
  { route, params }: NonNullable<ReturnType<typeof matchPath>>,
  query: string,
): Readonly<Record<Language, string>> {
  const paths = alternatePaths(route as 'home', params as Record<string, never>)
  return Object.fromEntries(
    languages.map((language) => [language, paths[language] + query]),
  ) as Record<Language, string>
}
