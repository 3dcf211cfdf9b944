import type { FormEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { heartText } from './heart-text.ts'
import { useToggle } from './use-toggle.ts'

interface HeartOptions<State> {
  /** The state that the page was made with. */
  readonly given: State
  /** The name of the design or collection, which an announcement has. */
  readonly title: string
  /** Asks the gateway for a change. */
  readonly change: (isFavorite: boolean) => Promise<State>
  readonly onChange: ((state: State) => void) | undefined
}

/** Returns what the form of a heart shows and does, of a design and of a collection alike. */
export function useHeart<State extends { readonly isFavorite: boolean }>({
  title,
  ...options
}: HeartOptions<State>) {
  const { t } = useMessages()
  const { isOn, error, toggle } = useToggle({
    ...options,
    isOn: (state) => state.isFavorite,
    textOf: heartText(t, title),
  })
  return {
    isFavorite: isOn,
    error,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      toggle()
    },
  }
}
