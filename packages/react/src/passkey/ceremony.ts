import type { Gateway } from '@selvage/core/gateway'
import { openPasskey, openPasskeyLogIn } from '@selvage/core/passkey'
import type { NewPasskey, PasskeyOptions } from '@selvage/core/passkey'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Why a browser has answered with no passkey. */
export type NoPasskey = 'canceled' | 'thereAlready'

/** The answer of a browser: the passkey as JSON text, or why there is none. */
export type Ceremony = { readonly passkey: string } | { readonly none: NoPasskey }

/** Makes a passkey for the session's member. Throws the gateway's rejection of the form. */
export async function makePasskey(gateway: Gateway, form: NewPasskey): Promise<Ceremony> {
  const options = await gateway.send(openPasskey, { body: form })
  return answerOf(() => startRegistration({ optionsJSON: asCreation(options) }))
}

/** Asks for a passkey with the browser's own dialog. Throws the gateway's rejection. */
export async function usePasskey(gateway: Gateway): Promise<Ceremony> {
  const options = await gateway.send(openPasskeyLogIn, { body: {} })
  return answerOf(() => startAuthentication({ optionsJSON: asRequest(options) }))
}

/** A challenge counts for ten minutes; the suggestions of a page that is left open get another. */
const CHALLENGE_FRESH_MS = 9 * 60_000

/**
 * Offers passkeys among the suggestions of the page's e-mail field, where the browser does that,
 * and resolves with the one that is chosen; undefined where none ever is. As long as the page is
 * open, a passkey that is chosen answers a challenge that counts still.
 */
export async function suggestPasskeys(gateway: Gateway): Promise<string | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  for (;;) {
    const optionsJSON = asRequest(await gateway.send(openPasskeyLogIn, { body: {} }))
    const age = challengeAge()
    const answer = await Promise.race([
      answerOf(() => startAuthentication({ optionsJSON, useBrowserAutofill: true })),
      age.over,
    ])
    age.end()
    if (answer === 'over') continue
    return 'passkey' in answer ? answer.passkey : undefined
  }
}

/**
 * Resolves before a challenge that was just made counts no longer. The clock of a machine that has
 * slept says so when its page is looked at again, which no timer does.
 */
function challengeAge(): { readonly over: Promise<'over'>; readonly end: () => void } {
  const ended = new AbortController()
  const end = () => ended.abort()
  const staleAt = Date.now() + CHALLENGE_FRESH_MS
  const over = new Promise<'over'>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() >= staleAt) resolve('over')
    }
    const timer = setInterval(look, CHALLENGE_FRESH_MS)
    ended.signal.addEventListener('abort', () => clearInterval(timer))
    document.addEventListener('visibilitychange', look, { signal: ended.signal })
  })
  return { over, end }
}

/** Ends what the browser is being asked, such as the suggestions of a field that is gone. */
export const endCeremony = (): void => WebAuthnAbortService.cancelCeremony()

/** A dialog that is closed, that times out and that finds no passkey are one and the same error. */
async function answerOf(ask: () => Promise<unknown>): Promise<Ceremony> {
  try {
    return { passkey: JSON.stringify(await ask()) }
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return { none: isThere ? 'thereAlready' : 'canceled' }
  }
}

// The gateway writes WebAuthn's own JSON; the browser checks it.
const asCreation = (options: PasskeyOptions) =>
  options as unknown as PublicKeyCredentialCreationOptionsJSON
const asRequest = (options: PasskeyOptions) =>
  options as unknown as PublicKeyCredentialRequestOptionsJSON
