import { FlashMessages } from '@selvage/react/flash'
import type { FlashMessage } from '@selvage/react/flash'
import { useEffect, useState } from 'react'

interface FlashIslandProps {
  /** The messages that the last page left. */
  readonly messages: readonly FlashMessage[]
}

/**
 * The messages of the last page, which are announced as soon as the script is there. They are over
 * where the page shows another address, as a checkout does with each step.
 */
export default function FlashIsland({ messages }: FlashIslandProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const { pathname } = location
    // Some browsers that the shop runs in have no navigation: there the messages stay.
    const { navigation } = globalThis as { readonly navigation?: Navigation }
    const look = () => {
      if (location.pathname !== pathname) setOver(true)
    }
    navigation?.addEventListener('currententrychange', look)
    return () => navigation?.removeEventListener('currententrychange', look)
  }, [])
  return isOver ? null : <FlashMessages messages={messages} />
}
