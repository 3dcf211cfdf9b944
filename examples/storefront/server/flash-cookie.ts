import { createHmac, timingSafeEqual } from 'node:crypto'
import { createFlash } from '@selvage/machines/flash'
import type { Flash, FlashInput, FlashMessage } from '@selvage/machines/flash'
import { cookieLine } from '../app/session/cookie-line.ts'

/** The cookie that carries messages from one page to the next. */
export const FLASH_COOKIE = 'selvage_flash'
/** How long a message waits for the page that shows it, seconds. */
const LIFE_S = 300

/** The messages of one request, between the page that left them and the one that shows them. */
export interface FlashCookie {
  /** The messages that this page shows. */
  readonly messages: readonly FlashMessage[]
  /** Shows a message on the next page. */
  readonly show: (input: FlashInput) => void
  /**
   * Returns the `Set-Cookie` lines of an answer: a page takes the messages, a redirect does not.
   */
  readonly linesAfter: (answer: 'page' | 'redirect') => string[]
}

interface FlashCookieOptions {
  /** The cookie's value; undefined for a request without one. */
  readonly sent: string | undefined
  /** The key of the signature, so that messages come from this shop alone. */
  readonly secret: string
  readonly secure: boolean
  /** The time in milliseconds. */
  readonly now: number
}

/**
 * Reads the messages of a request from its signed cookie. They are in no address, so nobody can
 * link to one.
 */
export function flashCookie({ sent, secret, secure, now }: FlashCookieOptions): FlashCookie {
  const list = sent === undefined ? undefined : readSigned(sent, secret, now)
  const shown = flashOf(list)
  const next = createFlash()
  return {
    messages: shown.get(),
    show: (input) => {
      next.show(input)
    },
    linesAfter(answer) {
      const isPage = answer === 'page'
      if (!isPage && next.get().length === 0) return []
      const left = isPage ? shown.get().filter(({ routes }) => routes > 0) : unread(list)
      const messages = [...left, ...next.get()].map(({ severity, text, params, routes }) => ({
        severity,
        text,
        ...(params && { params }),
        routes,
      }))
      if (messages.length === 0 && sent === undefined) return []
      const value = messages.length === 0 ? '' : sign(JSON.stringify(messages), secret, now)
      const maxAgeS = messages.length === 0 ? 0 : LIFE_S
      return [cookieLine(FLASH_COOKIE, value, { secure, maxAgeS, httpOnly: true })]
    },
  }
}

/** Returns the messages that are left after the way to this page. */
function flashOf(list: string | undefined): Flash {
  const flash = createFlash()
  flash.takeOver({ getItem: () => list ?? null, setItem: () => {}, removeItem: () => {} })
  return flash
}

const unread = (list: string | undefined): FlashInput[] =>
  list === undefined ? [] : (JSON.parse(list) as FlashInput[])

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Returns the cookie's value: the list, until when it counts, and the signature of both. */
function sign(list: string, secret: string, now: number): string {
  const text = `${Buffer.from(list).toString('base64url')}.${now + LIFE_S * 1_000}`
  return `${text}.${signatureOf(text, secret)}`
}

/** Returns the list of a cookie of ours; undefined for any other one, and for one that is over. */
function readSigned(value: string, secret: string, now: number): string | undefined {
  const at = value.lastIndexOf('.')
  const [text, signature] = [value.slice(0, Math.max(at, 0)), Buffer.from(value.slice(at + 1))]
  const expected = Buffer.from(signatureOf(text, secret))
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return undefined
  const [list = '', until = ''] = text.split('.')
  return Number(until) < now ? undefined : Buffer.from(list, 'base64url').toString()
}
