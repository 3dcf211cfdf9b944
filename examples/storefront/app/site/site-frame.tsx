import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { languages } from '@selvage/i18n/locale'
import { alternatePaths, localizePath, matchPath } from '@selvage/i18n/routes'
import { Flash } from '@selvage/react/flash'
import { Footer, SubscribeLead } from '@selvage/react/footer'
import { AnnouncementBar } from '@selvage/react/content'
import { CheckoutHeader, Header } from '@selvage/react/header'
import { wrap } from '@selvage/react/theme'
import { SkipLink } from '@selvage/react/skip-link'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from '../page/frame.ts'
import { accountPath, nextFrom } from '../account/account-paths.ts'
import { useHeaderAccount } from '../account/use-header-account.ts'
import { useIsGuest } from '../account/use-is-guest.ts'
import { Island } from '../island-runtime/island.tsx'
import AccountMenuIsland from '../islands/account-menu.tsx'
import LiveCartLink from '../islands/cart-link.tsx'
import FlashIsland from '../islands/flash.tsx'
import MenuIsland from '../islands/menu.tsx'
import NavigationIsland from '../islands/navigation.tsx'
import SearchFormIsland from '../islands/search-form.tsx'
import { LANGUAGE_PARAM } from '../settings/choices.ts'
import { withQuery } from '../settings/page-query.ts'
import { PreferencesControl, preferencesHref } from '../settings/preferences-control.tsx'
import { useRegion } from '../settings/use-region.ts'
import { flashOf } from './flash-text.ts'
import { CLOSE_ANNOUNCEMENT_PATH, CLOSE_FIELDS } from './announcement-paths.ts'
import { footerGroups } from './footer-groups.ts'
import { pageMessages } from './page-top.css.ts'
import { siteLinks, suggestionLinks } from './site-links.ts'
import type { loader } from '../root.tsx'

interface SiteFrameProps {
  readonly children: ReactNode
  /** The search text, for the search box. */
  readonly search?: string | undefined
  /** Shows the checkout's header, which leads back to a cart that is not ordered yet. */
  readonly checkout?: 'open' | 'placed'
  /**
   * The pieces of the cart, on its own page: as long as there are some, the header shows the way to
   * the checkout.
   */
  readonly cartPieces?: number
  /** Starts the cart's link with the page's other islands, because they change the cart. */
  readonly liveCart?: boolean
}

/** The frame of every page: skip link, announcement, header, content and footer. */
export function SiteFrame({
  children,
  search,
  checkout,
  cartPieces,
  liveCart = false,
}: SiteFrameProps) {
  const { lang, t } = useMessages()
  const { page, market, path, search: query, messages, isGuessed } = useFrame()
  const root = useRouteLoaderData<typeof loader>('root')
  const counted = root?.cartCount
  const count = cartPieces ?? counted
  const here = matchPath(path)
  const homeHref = localizePath('home', lang)
  const shopHref = localizePath('shop', lang)
  // The cart and the checkout go on with what the page is shown in.
  const cartHref = withQuery(localizePath('cart', lang), page.override)
  const region = useRegion()
  const place = `${region.country}, ${region.currency}`
  const cart = { href: cartHref, ...(count !== undefined && { count }) }
  const account = useHeaderAccount(root?.visitor)
  const guest = useIsGuest()
  const logInHref =
    here?.route === 'login' ? undefined : accountPath('login', lang, nextFrom(path, query))
  const nav = {
    homeHref,
    ...(account && { account }),
    links: siteLinks(lang, t, here?.route, query),
    menusHref: localizePath('themes', lang),
    search: { action: shopHref, value: search, suggestions: suggestionLinks(lang) },
  }
  return (
    <>
      <SkipLink />
      {root?.announcement && !checkout && (
        <div data-closed-cookie={root.announcement.closedCookie}>
          <AnnouncementBar
            announcement={root.announcement.announcement}
            closeAction={CLOSE_ANNOUNCEMENT_PATH}
            closeFields={{ [CLOSE_FIELDS.back]: path + query }}
          />
        </div>
      )}
      {checkout ? (
        <CheckoutHeader homeHref={homeHref} cartHref={checkout === 'open' ? cartHref : undefined} />
      ) : (
        <Header
          {...nav}
          find={
            <Island name="search-form" of={SearchFormIsland} props={nav.search} when="intent" />
          }
          navigation={
            <Island
              name="navigation"
              of={NavigationIsland}
              props={{ entries: nav.links, menusHref: nav.menusHref }}
              when="intent"
            />
          }
          accountMenu={
            account &&
            'name' in account &&
            account.groups && (
              <Island
                name="account-menu"
                of={AccountMenuIsland}
                props={{
                  name: account.name,
                  groups: account.groups,
                  logOutAction: account.logOutAction,
                }}
                when="intent"
              />
            )
          }
          preferences={<PreferencesControl label={place} kind="tool" />}
          menu={
            <Island
              name="menu"
              of={MenuIsland}
              props={{
                ...nav,
                tools: [{ href: preferencesHref(lang, path + query, page.override), label: place }],
              }}
              when="intent"
            />
          }
          cart={
            <Island
              name="cart-link"
              of={LiveCartLink}
              props={{
                ...cart,
                hasPanel: here?.route !== 'cart',
                ...(cartPieces !== undefined && {
                  checkout: {
                    href: withQuery(localizePath('checkout', lang), page.override),
                    label: t('cart.checkout'),
                  },
                }),
              }}
              when={liveCart ? 'together' : 'intent'}
            />
          }
        />
      )}
      <main id="content" tabIndex={-1}>
        {isGuessed && (
          <div className={`${wrap} ${pageMessages}`}>
            <Flash severity="info">
              {t('navigation.regionGuessed', region)}{' '}
              <PreferencesControl label={t('navigation.changeRegion')} />
            </Flash>
          </div>
        )}
        {messages.length > 0 && (
          // The answer to a form is where its page begins.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          <div className={`${wrap} ${pageMessages}`} tabIndex={-1} autoFocus>
            <Island
              name="flash"
              of={FlashIsland}
              props={{
                messages: messages.map((message) => flashOf(t, lang, message, logInHref, guest)),
              }}
              when="load"
            />
          </div>
        )}
        {children}
      </main>
      <Footer
        links={[]}
        groups={footerGroups(lang, t)}
        subscribe={
          checkout ? undefined : <SubscribeLead action={localizePath('subscribe', lang)} />
        }
        languageHrefs={market.languages.length > 1 ? hrefsOfLanguages(path, query) : undefined}
      >
        {checkout ? undefined : (
          <PreferencesControl
            label={t('common.labelled', {
              label: t('navigation.preferences'),
              text: `${place}, ${t(`navigation.${page.measurement}`)}`,
            })}
          />
        )}
      </Footer>
    </>
  )
}

const hrefsOfLanguages = (path: string, query: string) => {
  const here = matchPath(path)
  return here ? languageHrefs(here, query) : documentHrefs(path, query)
}

// Links to the same page of a fabric or a ready-made item in each language.
function documentHrefs(
  path: string,
  query: string,
): Readonly<Record<Language, string>> | undefined {
  const fabric = documentRoutes.matchPath(path)
  if (!fabric) return undefined
  const paths = documentRoutes.alternatePaths(fabric.route)
  return Object.fromEntries(
    languages.map((language) => [language, paths[language] + query]),
  ) as Record<Language, string>
}

// Links to the same page and query in each language.
function languageHrefs(
  { route, lang, params }: NonNullable<ReturnType<typeof matchPath>>,
  query: string,
): Readonly<Record<Language, string>> {
  const paths = alternatePaths(route as 'home', params as Record<string, never>)
  const hrefIn = (language: Language) => {
    if (lang !== undefined) return paths[language] + query
    const params = new URLSearchParams(query)
    params.set(LANGUAGE_PARAM, language)
    return `${paths[language]}?${params.toString()}`
  }
  return Object.fromEntries(languages.map((language) => [language, hrefIn(language)])) as Record<
    Language,
    string
  >
}
