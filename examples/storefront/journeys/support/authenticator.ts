import type { CDPSession, Page } from 'playwright-core'

/** The device of a visitor's page that makes and uses passkeys, without any dialog. */
export interface Authenticator {
  /** False while nobody shows a finger: the browser's question stays open, or ends in no answer. */
  answers(isThere: boolean): Promise<void>
  /** How many passkeys it has. */
  count(): Promise<number>
}

/** Puts a device with a fingerprint reader beside a page. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    answers: async (isThere) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isThere })
    },
    count: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}
