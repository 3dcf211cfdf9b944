import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { HeldAnswer, HeldAnswers } from '../app/page/held-answer.ts'
import { cookieLine } from '../app/session/cookie-line.ts'

/** The cookie that carries the answer to a form to the page that shows it. */
export const HELD_COOKIE = 'selvage_form'
/** How long an answer waits for its page, seconds. */
const LIFE_S = 60
/** The longest value: some proxies take no more than 4 kB for all headers of an answer. */
const MOST_CHARACTERS = 2_000
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The answers of one request, with the cookie that carries them. */
export interface HeldCookie extends HeldAnswers {
  /**
   * Returns the `Set-Cookie` lines of an answer: a page that shows one takes it, and a page that
   * failed holds it for as long again.
   */
  readonly linesAfter: (answer: 'page' | 'redirect') => string[]
}

interface HeldAnswersOptions {
  /** The cookie's value; undefined for a request without one. */
  readonly sent: string | undefined
  /** The path of the page. */
  readonly path: string
  /** The key from which that of the cookie is made, so that nobody else reads or writes it. */
  readonly secret: string
  readonly secure: boolean
  /** The time in milliseconds. */
  readonly now: number
}

interface Sealed extends HeldAnswer {
  readonly path: string
  readonly until: number
}

/**
 * Reads the answer to a form from its encrypted cookie. A browser that goes back to the answer to a
 * form asks whether to send the form again, or shows an error, so every form is answered with a
 * redirect to its page.
 */
export function heldAnswers({ sent, path, secret, secure, now }: HeldAnswersOptions): HeldCookie {
  const key = Buffer.from(hkdfSync('sha256', secret, '', HELD_COOKIE, 32))
  const read = sent === undefined ? undefined : open(sent, key)
  const answer = read && read.path === path && read.until >= now ? read : undefined
  let next: string | undefined
  let isTaken = false
  const hold = (pagePath: string, { status, actionData }: HeldAnswer): boolean => {
    const until = now + LIFE_S * 1_000
    const value = seal({ status, actionData, path: pagePath, until }, key)
    if (value.length > MOST_CHARACTERS) return false
    next = value
    return true
  }
  return {
    answer,
    hold,
    take() {
      isTaken = true
    },
    linesAfter(kind) {
      if (kind === 'page' && answer && !isTaken) hold(path, answer)
      if (next === undefined && !isTaken) return []
      const maxAgeS = next === undefined ? 0 : LIFE_S
      return [cookieLine(HELD_COOKIE, next ?? '', { secure, maxAgeS, httpOnly: true })]
    },
  }
}

function seal(sealed: Sealed, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const text = Buffer.concat([cipher.update(deflateRawSync(serialize(sealed))), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Returns what was sealed; undefined for a value that was sealed elsewhere or changed. */
function open(value: string, key: Buffer): Sealed | undefined {
  const bytes = Buffer.from(value, 'base64url')
  try {
    const options = { authTagLength: TAG_BYTES }
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), options)
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
    return deserialize(inflateRawSync(Buffer.concat([text, decipher.final()]))) as Sealed
  } catch {
    return undefined
  }
}
