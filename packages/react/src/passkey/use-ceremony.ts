'use client'
import { useState } from 'react'
import type { AccountFieldErrors } from '../account/account-errors.ts'
import { accountErrors } from '../account/form-errors.ts'
import type { ErrorMessage } from '../flash/index.ts'
import type { Ceremony, NoPasskey } from './ceremony.ts'
import { postForm } from './post-form.ts'

/** The outcome of asking the browser for a passkey. */
export interface CeremonyState {
  readonly isBusy: boolean
  /** Why the browser gave none; null before and while it is asked. */
  readonly none: NoPasskey | null
  /** The fields that the gateway rejected. */
  readonly errors: AccountFieldErrors
  /** Any other rejection; null when there is none. */
  readonly error: ErrorMessage | null
  /** Grows with each rejection, so that a summary takes focus again. */
  readonly attempt: number
}

const IDLE: CeremonyState = { isBusy: false, none: null, errors: {}, error: null, attempt: 0 }

/** Asks the browser for a passkey, and posts the one that it gives along with other fields. */
export function useCeremony(action: string) {
  const [state, setState] = useState(IDLE)
  const ask = async (
    ceremony: () => Promise<Ceremony>,
    fields: Readonly<Record<string, string>>,
  ): Promise<void> => {
    setState(({ attempt }) => ({ ...IDLE, attempt, isBusy: true }))
    try {
      const answer = await ceremony()
      // It stays busy, because the page is about to change.
      if ('passkey' in answer) postForm(action, { ...fields, passkey: answer.passkey })
      else setState(({ attempt }) => ({ ...IDLE, attempt, none: answer.none }))
    } catch (thrown) {
      const { errors, error = null } = accountErrors(thrown)
      setState(({ attempt }) => ({
        ...IDLE,
        errors,
        error,
        attempt: attempt + 1,
      }))
    }
  }
  return { state, ask }
}
