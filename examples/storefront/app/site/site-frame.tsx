import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Language } from '@selvage/core/locale'
import { languages } from '@selvage/i18n/locale'
import { alternatePaths, localizePath, matchPath } from '@selvage/i18n/routes'
import { Footer, PreferencesForm } from '@selvage/react/footer'
import { CheckoutHeader, Header } from '@selvage/react/header'
import { wrap } from '@selvage/react/theme'
import { SkipLink } from '@selvage/react/skip-link'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import { LiveCartLink } from '../islands/cart-link.tsx'
import { FlashIsland } from '../islands/flash.tsx'
import { MenuIsland } from '../islands/menu.tsx'
import { pageMessages } from './page-top.css.ts'
import { siteLinks } from './site-links.ts'
import type { loader } from '../root.tsx'

interface SiteFrameProps {
  readonly children: ReactNode
  /** The search text, for the search box. */
  readonly search?: string | undefined
  /** Shows the checkout's header, which has no links. */
  readonly checkout?: boolean
  /** A button at the header's end. */
  readonly action?: ReactNode
  /** Starts the cart's link with the page's other islands, because they change the cart. */
  readonly liveCart?: boolean
}

/** The frame of every page: skip link, header, content and footer. */
export function SiteFrame({
  children,
  search,
  checkout = false,
  action,
  liveCart = false,
}: SiteFrameProps) {
  const { lang, t } = useMessages()
  const {
    page: { country, currency, measurement },
    path,
    search: query,
    messages,
  } = useFrame()
  const count = useRouteLoaderData<typeof loader>('root')?.cartCount
  const here = matchPath(path)
  const homeHref = localizePath('home', lang)
  const shopHref = localizePath('shop', lang)
  const cartHref = localizePath('cart', lang)
  const cart = { href: cartHref, ...(count !== undefined && { count }) }
  const nav = {
    homeHref,
    links: siteLinks(lang, here?.route, query).map(({ name, ...link }) => ({
      ...link,
      label: t(`navigation.${name}`),
    })),
    search: { action: shopHref, value: search },
  }
  return (
    <>
      <SkipLink />
      {checkout ? (
        <CheckoutHeader homeHref={homeHref} cartHref={cartHref} />
      ) : (
        <Header
          {...nav}
          action={action}
          menu={<Island name="menu" of={MenuIsland} props={nav} when="intent" />}
          cart={
            <Island
              name="cart-link"
              of={LiveCartLink}
              props={{ ...cart, hasPanel: here?.route !== 'cart' }}
              when={liveCart ? 'together' : 'intent'}
            />
          }
        />
      )}
      <main id="content" tabIndex={-1}>
        {messages.length > 0 && (
          <div className={`${wrap} ${pageMessages}`}>
            <Island name="flash" of={FlashIsland} props={{ messages }} when="load" />
          </div>
        )}
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

// Links to the same page and query in each language.
function languageHrefs(
  { route, params }: NonNullable<ReturnType<typeof matchPath>>,
  query: string,
): Readonly<Record<Language, string>> {
  const paths = alternatePaths(route as 'home', params as Record<string, never>)
  return Object.fromEntries(
    languages.map((language) => [language, paths[language] + query]),
  ) as Record<Language, string>
}
