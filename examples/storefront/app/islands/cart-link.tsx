import { useEffect, useSyncExternalStore } from 'react'
import { CartLink } from '@selvage/react/header'
import { useShop } from '@selvage/react/provider'

interface LiveCartLinkProps {
  readonly href: string
  /** The number of pieces that the page was rendered with. */
  readonly count?: number
}

/**
 * The link to the cart in the header, with the number of pieces. The number follows the page's
 * other islands.
 */
export function LiveCartLink({ href, count: drawn }: LiveCartLinkProps) {
  const { cart } = useShop()
  const { count = drawn } = useSyncExternalStore(cart.subscribe, cart.get, cart.get)
  useEffect(() => {
    // A page from the back/forward cache shows an old number.
    const again = (event: PageTransitionEvent): void => {
      if (event.persisted) void cart.loadCount()
    }
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [cart])
  return <CartLink href={href} {...(count !== undefined && { count })} />
}
