import { asShopError } from '@selvage/core/contract'
import { useRef, useState } from 'react'
import { errorText } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useAnnounceError } from '../live-region/use-announce-error.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'

interface Answered {
  readonly isFavorite: boolean
}

interface Heart<State extends Answered> {
  /** The state that the page was made with. */
  readonly given: State
  /** Asks the gateway for a change. */
  readonly change: (isFavorite: boolean) => Promise<State>
  /** Called with what the gateway says, and once more with what was before when it failed. */
  readonly onChange?: ((state: State) => void) | undefined
  /** Returns the sentence about what the gateway has said. */
  readonly textOf: (state: State) => string
}

/** The state of one heart: what is shown, and what the gateway has said last. */
export function useFavorite<State extends Answered>({
  given,
  change,
  onChange,
  textOf,
}: Heart<State>) {
  const { session } = useShop()
  const { t } = useMessages()
  const announce = useAnnounce()
  const announceError = useAnnounceError()
  const [isFavorite, setIsFavorite] = useState(given.isFavorite)
  const [error, setError] = useState<string>()
  const known = useRef(given)
  const wanted = useRef(given.isFavorite)
  const isSending = useRef(false)

  async function send(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    try {
      while (wanted.current !== known.current.isFavorite)
        known.current = await session.withSession(() => change(wanted.current))
      onChange?.(known.current)
      announce(textOf(known.current))
    } catch (thrown) {
      const { status, ...rejected } = asShopError(thrown)
      // A page that may not do it may not after a refresh either, as the code's sentence advises.
      const sentence = errorText(t, status === 403 ? { code: 'SERVER_ERROR' } : rejected)
      wanted.current = known.current.isFavorite
      setIsFavorite(wanted.current)
      setError(sentence)
      announceError(sentence)
      onChange?.(known.current)
    } finally {
      isSending.current = false
    }
  }

  return {
    isFavorite,
    error,
    toggle: () => {
      wanted.current = !wanted.current
      setIsFavorite(wanted.current)
      setError(undefined)
      announceError()
      void send()
    },
  }
}
