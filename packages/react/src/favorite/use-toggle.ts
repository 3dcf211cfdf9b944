import { asShopError } from '@selvage/core/contract'
import { useRef, useState } from 'react'
import { errorText } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useAnnounceError } from '../live-region/use-announce-error.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'

interface ToggleOptions<State> {
  /** The state that the page was made with. */
  readonly given: State
  /** Returns whether a state is that of a pressed button. */
  readonly isOn: (state: State) => boolean
  /** Asks the gateway for a change. */
  readonly change: (isOn: boolean) => Promise<State>
  /** Called with what the gateway says, and once more with what was before when it failed. */
  readonly onChange?: ((state: State) => void) | undefined
  /** Returns the sentence about what the gateway has said. */
  readonly textOf: (state: State) => string
}

/**
 * The state of a button that is on or off, such as a heart: what is shown, and what the gateway has
 * said last. Of quick presses the last one counts.
 */
export function useToggle<State>({ given, isOn, change, onChange, textOf }: ToggleOptions<State>) {
  const { session } = useShop()
  const { t } = useMessages()
  const announce = useAnnounce()
  const announceError = useAnnounceError()
  const [isShownOn, setIsShownOn] = useState(isOn(given))
  const [error, setError] = useState<string>()
  const known = useRef(given)
  const wanted = useRef(isOn(given))
  const isSending = useRef(false)

  const showKnown = (): void => {
    wanted.current = isOn(known.current)
    setIsShownOn(wanted.current)
  }

  async function send(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    try {
      while (wanted.current !== isOn(known.current)) {
        const asked = wanted.current
        known.current = await session.withSession(() => change(asked))
        // A guest may have to log in first.
        if (wanted.current === asked) showKnown()
      }
      onChange?.(known.current)
      announce(textOf(known.current))
    } catch (thrown) {
      const { status, ...rejected } = asShopError(thrown)
      // A page that may not do it may not after a refresh either, as the code's sentence advises.
      const sentence = errorText(t, status === 403 ? { code: 'SERVER_ERROR' } : rejected)
      showKnown()
      setError(sentence)
      announceError(sentence)
      onChange?.(known.current)
    } finally {
      isSending.current = false
    }
  }

  return {
    isOn: isShownOn,
    error,
    toggle: () => {
      wanted.current = !wanted.current
      setIsShownOn(wanted.current)
      setError(undefined)
      announceError()
      void send()
    },
  }
}
