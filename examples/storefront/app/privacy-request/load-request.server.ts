import { readPrivacyRequest } from '@selvage/core/privacy-request'
import type { PrivacyRequest } from '@selvage/core/privacy-request'
import { isLinkOver } from '../page/error-message.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { sendAsVisitor } from '../session/send-as-visitor.server.ts'

/** Returns the token of the link that a page was opened with; empty without one. */
export const linkToken = ({ url }: Request): string => new URL(url).searchParams.get('token') ?? ''

/**
 * Loads the request of a mail's token, and changes nothing: a program that opens the links of mails
 * must not use them up. Null for a token that opens nothing.
 */
export async function loadRequest(shop: Shop, token: string): Promise<PrivacyRequest | null> {
  if (token === '') return null
  return needed(
    sendAsVisitor(() => shop.gateway.send(readPrivacyRequest, { body: { token } })).catch(
      (error: unknown) => {
        if (isLinkOver(error)) return null
        throw error
      },
    ),
  )
}
