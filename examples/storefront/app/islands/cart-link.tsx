import { useEffect, useSyncExternalStore } from 'react'
import { CartLink } from '@selvage/react/header'
import { useIslandShop } from '../island-runtime/island-root.tsx'

interface LiveCartLinkProps {
  readonly href: string
  /** Pieces that the page was drawn with. */
  readonly count?: number
}

/** The head's way to the cart, with the number that the page's other islands change. */
export function LiveCartLink({ href, count: drawn }: LiveCartLinkProps) {
  const { cart } = useIslandShop()
  const { count = drawn } = useSyncExternalStore(cart.subscribe, cart.get, cart.get)
  useEffect(() => {
    // A page from the back/forward cache shows the number of then.
    const again = (event: PageTransitionEvent): void => {
      if (event.persisted) void cart.loadCount()
    }
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [cart])
  return <CartLink href={href} {...(count !== undefined && { count })} />
}
