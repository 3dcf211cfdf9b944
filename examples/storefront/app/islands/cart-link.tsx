import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import type { Catalogue } from '@selvage/i18n/messages'
import { ButtonLink } from '@selvage/react/button'
import { CartLink } from '@selvage/react/header'
import { useShop } from '@selvage/react/provider'
import { PANEL_MESSAGES_PATH } from '../cart/panel-messages.ts'
import type CartPanel from './cart-panel.tsx'
import { cartLinks } from '../site/page-top.css.ts'

interface LiveCartLinkProps {
  readonly href: string
  /** The number of pieces that the page was rendered with. */
  readonly count?: number
  /** The way to the checkout, shown as long as the cart holds something. */
  readonly checkout?: { readonly href: string; readonly label: string }
  /** True on every page but the cart's own. */
  readonly hasPanel: boolean
}

/** The fetched panel. */
interface Fetched {
  readonly Panel: ComponentType<Parameters<typeof CartPanel>[0]>
  readonly messages: Catalogue
}

/**
 * The link to the cart in the header, with the number of pieces. The number follows the page's
 * other islands, and a press opens the cart's panel.
 */
export default function LiveCartLink({
  href,
  count: drawn,
  hasPanel,
  checkout,
}: LiveCartLinkProps) {
  const { cart, locale } = useShop()
  const { count = drawn } = useSyncExternalStore(cart.subscribe, cart.get, cart.get)
  useEffect(() => {
    // A page from the back/forward cache shows an old number.
    const again = (event: PageTransitionEvent): void => {
      if (event.persisted) void cart.loadCount()
    }
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [cart])
  const [open, setOpen] = useState(false)
  const [fetched, setFetched] = useState<Fetched>()
  const fetching = useRef<Promise<Fetched>>(undefined)
  const prepare = (): Promise<Fetched> => (fetching.current ??= fetchPanel(locale))
  const show = (): void => {
    setOpen(true)
    // The cart's own page is always there.
    prepare().then(setFetched, () => location.assign(href))
  }
  const panel = { open, onIntent: () => void prepare().catch(() => undefined), onOpen: show }
  return (
    <>
      <span className={cartLinks}>
        <CartLink
          href={href}
          {...(count !== undefined && { count })}
          {...(hasPanel && { panel })}
        />
        {checkout && Boolean(count) && (
          <ButtonLink kind="small" href={checkout.href} rel="nofollow">
            {checkout.label}
          </ButtonLink>
        )}
      </span>
      {fetched && <fetched.Panel messages={fetched.messages} open={open} onOpenChange={setOpen} />}
    </>
  )
}

async function fetchPanel(locale: string): Promise<Fetched> {
  const [{ default: Panel }, answer] = await Promise.all([
    import('./cart-panel.tsx'),
    fetch(PANEL_MESSAGES_PATH + locale),
  ])
  if (!answer.ok) throw new Error(`The messages of the cart were answered with ${answer.status}.`)
  return { Panel, messages: (await answer.json()) as Catalogue }
}
