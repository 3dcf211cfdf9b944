import type { FormEvent } from 'react'

/** Returns what hands a form to a script in place of sending it; undefined without one. */
export const byScript = (send: ((form: HTMLFormElement) => void) | undefined) =>
  send &&
  ((event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    send(event.currentTarget)
  })
