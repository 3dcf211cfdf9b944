'use client'
import { CARD_WINDOW_IN, DESIGN_LANGUAGE, designCardUrl, designSrcSet } from '@selvage/core/design'
import type { ReactNode } from 'react'
import { Cloth } from '../cloth/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { SelvageStrip } from '../strip/index.ts'
import { MenuLists } from './menu-lists.tsx'
import { MenuStatus } from './menu-status.tsx'
import type { MenuContent, MenuGroup, MenuPicture, NavEntry } from './menu-types.ts'
import * as css from './menu-panel.css.ts'

/** The most groups beside which a picture stands close. */
const SHORT = 2

/** The most dots of a palette under a picture. */
const DOTS = 7

interface MenuPanelProps {
  readonly entry: NavEntry
  readonly content: MenuContent | undefined
  /** True while the panel is shown: a picture is fetched no sooner. */
  readonly isOpen: boolean
  readonly menusHref: string | undefined
  /** True when the menus did not come. */
  readonly failed: boolean
  /** True while they are on their way. */
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** A menu: the way to its page, its links, and a design. */
export function MenuPanel({
  entry,
  content,
  isOpen,
  menusHref,
  failed,
  isLoading,
  onRetry,
}: MenuPanelProps): ReactNode {
  const { t } = useMessages()
  const short = content !== undefined && content.groups.length <= SHORT
  return (
    <div className={css.panelInside({ short })}>
      <div>
        <p className={css.pageLine}>
          <Link className={css.pageLink} href={entry.href}>
            {entry.pageLabel ?? entry.label}
          </Link>
          {content === undefined && menusHref !== undefined ? (
            <Link className={css.pageLink} href={`${menusHref}#${entry.menu}`}>
              {t('navigation.wholeMenu')}
            </Link>
          ) : null}
        </p>
        <MenuStatus {...{ failed, isLoading, onRetry }} />
        {content && <MenuLists groups={content.groups.map(shortened)} />}
      </div>
      {content?.picture && isOpen && <Picture {...content.picture} />}
    </div>
  )
}

const shortened = ({ most, links, ...group }: MenuGroup): MenuGroup => ({
  ...group,
  links: links.slice(0, most),
})

function Picture({ design, href }: MenuPicture): ReactNode {
  return (
    <div className={css.picture}>
      <div className={css.framed}>
        <MenuCloth design={design} />
        <SelvageStrip palette={design.palette.slice(0, DOTS)} printOnWide>
          {design.designer.name}
        </SelvageStrip>
      </div>
      <Link className={css.pageLink} href={href} lang={DESIGN_LANGUAGE}>
        {design.title}
      </Link>
    </div>
  )
}

/** The cloth of a menu's design: in a panel with a ruler, or as a band that fills its place. */
export function MenuCloth({
  design,
  isBand = false,
}: Pick<MenuPicture, 'design'> & { readonly isBand?: boolean }): ReactNode {
  const gatewayUrl = useGatewayUrl()
  return (
    <Cloth
      sources={{
        avif: designSrcSet(gatewayUrl, design.id, 'card', 'avif'),
        webp: designSrcSet(gatewayUrl, design.id, 'card', 'webp'),
        src: designCardUrl(gatewayUrl, design.id),
      }}
      alt=""
      width={300}
      height={318}
      windowWidthIn={CARD_WINDOW_IN.width}
      sizes={isBand ? '128px' : '272px'}
      ground={design.palette[0]}
      rulerIn={isBand ? 0 : 2}
      fit={isBand ? 'fill' : 'card'}
    />
  )
}
