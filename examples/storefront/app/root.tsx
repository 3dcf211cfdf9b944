import type { ReactNode } from 'react'
import { Links, Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { SelvageProvider } from '@selvage/react/provider'
import '@selvage/react/fonts.css'
import '@selvage/react/styles.css'
import '@selvage/react/document.css'
import type { Route } from './+types/root'
import { EventScript } from './analytics/event-script.tsx'
import { readVisitor } from './account/read-visitor.server.ts'
import { readCartCount } from './cart/cart-count.ts'
import { ErrorPage } from './page/error-page.tsx'
import { useFrame } from './page/frame.ts'
import { OldBrowserNotice } from './page/old-browser.tsx'
import { IslandScripts } from './island-runtime/island.tsx'
import './root.css.ts'
import { shopContext } from './page/shop-context.ts'
import { announcementFor } from './site/announcements.server.ts'

/** The document around every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const {
    catalogue,
    fonts,
    nonce,
    page: { gatewayUrl, language, locale, measurement },
    translate,
  } = useFrame()
  const visitor = useRouteLoaderData<typeof loader>('root')?.visitor
  // React Router has null where there is no error.
  const error: unknown = useRouteError() ?? undefined
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* For a program that reads the page: every call of the gateway, and a map of the shop. */}
        <link rel="service-desc" href={`${gatewayUrl}/openapi.json`} type="application/json" />
        <link rel="describedby" href="/llms.txt" type="text/plain" />
        {/* Scripts that load scripts or styles of their own take the nonce from here. */}
        <meta property="csp-nonce" nonce={nonce} />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <Links nonce={nonce} />
      </head>
      <body data-member={visitor?.mark}>
        <SelvageProvider
          gatewayUrl={gatewayUrl}
          lang={language}
          locale={locale}
          measurement={measurement}
          catalogue={catalogue}
          translate={translate}
        >
          <OldBrowserNotice />
          {children}
        </SelvageProvider>
        <EventScript isFailed={error !== undefined} />
        <IslandScripts />
      </body>
    </html>
  )
}

/** Loads the data of the header and of the bar above it. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [cartCount, visitor, announcement] = await Promise.all([
    readCartCount(shop),
    readVisitor(shop),
    announcementFor(shop),
  ])
  return { cartCount, visitor, announcement }
}

export default function Root() {
  return <Outlet />
}

/** Passes an error's own headers, such as Retry-After, on to the browser. */
export function headers({ errorHeaders }: Route.HeadersArgs): Headers {
  return errorHeaders ?? new Headers()
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
