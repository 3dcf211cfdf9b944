'use client'
import { DeveloperError } from '@selvage/core/contract'
import type { Language, MeasurementSystem } from '@selvage/core/locale'
import { languageOf } from '@selvage/i18n/locale'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import type { Shop } from '@selvage/machines/shop'
import { use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { LiveRegion } from '../live-region/index.ts'
import { MessagesProvider } from '../messages/index.ts'
import { checkStyles } from './check-styles.ts'
import { LinkContext } from './link.tsx'
import type { LinkComponent } from './link.tsx'
import { ShopContext } from './shop-context.ts'

/** Bundlers write the mode in its place, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

interface CommonProps {
  /** The compiled messages of the page's language, from `@selvage/i18n/messages/{lang}`. */
  readonly catalogue: Catalogue
  /** Replaces the compiled translator, as Storybook does with i18next. */
  readonly translate?: Translate | undefined
  /**
   * Draws the links to pages, and takes an anchor's props: `next/link` as it is, React Router's as
   * `({ href, ...props }) => <Link to={href} {...props} />`. A plain `a` unless given here or by a
   * provider around this one.
   */
  readonly link?: LinkComponent | undefined
  /** The part of the page with components of ours. */
  readonly children: ReactNode
}

interface ShopProps {
  /** The page's shop, from `createShop`. Language, locale and measurement are the shop's. */
  readonly shop: Shop
  readonly gatewayUrl?: never
  readonly lang?: never
  readonly locale?: never
  readonly measurement?: never
}

interface PageProps {
  readonly shop?: never
  /** The gateway's address, for pictures. */
  readonly gatewayUrl: string
  /** The language of the page, such as `en`: that of `catalogue`. */
  readonly lang: Language
  /** The locale of numbers and dates; the language's own unless given. */
  readonly locale?: string | undefined
  /** The units of lengths; `imperial` unless given. */
  readonly measurement?: MeasurementSystem | undefined
}

/**
 * Props of {@link SelvageProvider}: a page that sells has a `shop`, a page that only shows has a
 * `gatewayUrl` and a `lang`.
 */
export type SelvageProviderProps = CommonProps & (ShopProps | PageProps)

/**
 * Provides what every component inside needs: messages and formats, the gateway's address, the link
 * component and, with a `shop`, the shop and the live region.
 *
 * A page that sells has a shop. A page that only shows, such as a grid that a server renders, has
 * none and says `gatewayUrl` and `lang` instead: these props are data, so a server component can
 * pass them. Components that sell or announce throw there and name what is missing. A part of
 * such a page that sells has a provider with a shop of its own.
 *
 * @example
 *   <SelvageProvider shop={shop} catalogue={catalogue}>
 *     <FabricProduct design={design} offers={offers} cartHref="/cart" />
 *   </SelvageProvider>
 */
export function SelvageProvider({
  shop,
  gatewayUrl = shop?.gatewayUrl,
  lang = shop && languageOf(shop.locale),
  locale = shop?.locale,
  measurement = shop?.measurement,
  catalogue,
  translate,
  link,
  children,
}: SelvageProviderProps): ReactNode {
  const outerLink = use(LinkContext)
  if (process.env.NODE_ENV === 'development') checkStyles()
  if (gatewayUrl === undefined || lang === undefined) {
    throw new DeveloperError(
      'SelvageProvider got neither a shop nor a gatewayUrl with its lang, so its components know no gateway. Write <SelvageProvider shop catalogue>.',
    )
  }
  if ((catalogue as Catalogue | undefined) === undefined) {
    throw new DeveloperError(
      'SelvageProvider got no catalogue, so its components have no messages. Write <SelvageProvider shop catalogue>, with that of @selvage/i18n/messages/en.',
    )
  }
  const provided = useMemo(() => ({ gatewayUrl, shop }), [gatewayUrl, shop])
  return (
    <ShopContext value={provided}>
      <LinkContext value={link ?? outerLink}>
        <MessagesProvider
          lang={lang}
          locale={locale}
          measurement={measurement}
          catalogue={catalogue}
          translate={translate}
        >
          {shop === undefined ? children : <LiveRegion>{children}</LiveRegion>}
        </MessagesProvider>
      </LinkContext>
    </ShopContext>
  )
}
