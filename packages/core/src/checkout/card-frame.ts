import type { ErrorCode } from '../errors/catalogue.table.ts'

/**
 * The protocol between a page of ours and the payment provider's card frame.
 *
 * The frame is of another origin and alone sees the card's digits; the page only ever learns the
 * token, brand, last four digits and expiry. Each message is `{ selvage: 'card-frame', v: 1, nonce,
 * type, … }`, sent with the exact target origin. `nonce` is the payment session's unguessable id.
 * Whatever comes from another origin or window, in another version, with another nonce or another
 * shape is dropped: the parse functions answer undefined.
 *
 * 1. frame → page `ready`: the fields can be used. 2. frame → page `resize`: the height it needs.
 * 3. page → frame `submit`: check the fields and make a token. 4. frame → page `tokenised`, or
 * `invalid` with the faults
 * (the frame has already shown them at their fields), or `failed` when the provider could not be
 * reached.
 * 5. page → frame `focus`: put the focus in a field, such as from a summary of errors. 6. frame →
 * page `enter`: Enter was
 * pressed in a field; the page submits its own form, as for a field of its own.
 *
 * The frame follows the system's theme; `?theme=light`, `dark` or `contrast` on its address chooses
 * one.
 */
export const CARD_FRAME_VERSION = 1

/**
 * Value of the frame's `sandbox` attribute: its own origin is kept, it can neither navigate nor
 * open anything.
 */
export const CARD_FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/**
 * Room that the frame keeps around its fields for focus rings, CSS pixels: a negative margin of it
 * aligns them with the page's own.
 */
export const CARD_FRAME_INSET = 6

/** Tallest frame that a page will make room for, CSS pixels. */
export const CARD_FRAME_MAX_HEIGHT = 1600

/** The frame's fields in their order. @source spec 1 §3 Payment form */
export const CARD_FIELDS = ['name', 'number', 'expiry_month', 'expiry_year', 'cvc'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/**
 * What can be wrong with a field of the frame: a code of the errors catalogue, or `required`.
 * @source spec 1 §8 Card errors
 */
export const CARD_ERROR_CODES = [
  'required',
  'CARD_NUMBER_INVALID',
  'CARD_NUMBER_INCOMPLETE',
  'CARD_EXPIRY_INVALID',
  'CARD_EXPIRY_INCOMPLETE',
  'CARD_EXPIRED',
  'CARD_CVC_INVALID',
  'CARD_CVC_INCOMPLETE',
] as const satisfies readonly ('required' | ErrorCode)[]
export type CardErrorCode = (typeof CARD_ERROR_CODES)[number]

export interface CardError {
  readonly field: CardField
  readonly code: CardErrorCode
}

/** What the frame says to the page. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  | {
      readonly type: 'tokenised'
      readonly token: string
      readonly brand: string
      readonly last4: string
      readonly expiryMonth: number
      readonly expiryYear: number
    }
  | { readonly type: 'invalid'; readonly fieldErrors: readonly CardError[] }
  | { readonly type: 'failed'; readonly code: 'PAYMENT_TECHNICAL_FAILURE' }
  | { readonly type: 'enter' }

/**
 * What the page says to the frame. `field` left out means the first field with a fault, or the
 * first.
 */
export type ParentMessage =
  { readonly type: 'submit' } | { readonly type: 'focus'; readonly field?: CardField }

/** What is read of a MessageEvent. */
export interface MessageLike {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** The only sender that is listened to. */
export interface MessageSender {
  readonly origin: string
  /** The frame's `contentWindow`, or the frame's `parent`. */
  readonly source: unknown
  /** The payment session's id. */
  readonly nonce: string
}

type Bag = Readonly<Record<string, unknown>>

const own = (bag: Bag, name: string): unknown => (Object.hasOwn(bag, name) ? bag[name] : undefined)
const oneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  typeof value === 'string' && (values as readonly string[]).includes(value)
const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)
const within = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

function open({ origin, source, data }: MessageLike, sender: MessageSender): Bag | undefined {
  if (
    origin === 'null' ||
    origin !== sender.origin ||
    source === null ||
    source === undefined ||
    source !== sender.source
  )
    return undefined
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const bag = data as Bag
  const known =
    own(bag, 'selvage') === 'card-frame' &&
    own(bag, 'v') === CARD_FRAME_VERSION &&
    own(bag, 'nonce') === sender.nonce
  return known && sender.nonce !== '' ? bag : undefined
}

/** Wraps a message for `postMessage`; send it with the other side's exact origin, never `*`. */
export function cardFrameMessage(message: FrameMessage | ParentMessage, nonce: string): Bag {
  return { ...message, selvage: 'card-frame', v: CARD_FRAME_VERSION, nonce }
}

/**
 * Reads a message of the frame; undefined for everything unknown, malformed or foreign. A resize is
 * clamped to {@link CARD_FRAME_MAX_HEIGHT}.
 */
export function parseFrameMessage(
  event: MessageLike,
  sender: MessageSender,
): FrameMessage | undefined {
  const bag = open(event, sender)
  if (!bag) return undefined
  switch (own(bag, 'type')) {
    case 'ready':
      return { type: 'ready' }
    case 'enter':
      return { type: 'enter' }
    case 'resize':
      return readResize(own(bag, 'height'))
    case 'tokenised':
      return readToken(bag)
    case 'invalid':
      return readErrors(own(bag, 'fieldErrors'))
    case 'failed':
      return own(bag, 'code') === 'PAYMENT_TECHNICAL_FAILURE'
        ? { type: 'failed', code: 'PAYMENT_TECHNICAL_FAILURE' }
        : undefined
    default:
      return undefined
  }
}

/**
 * Reads a message of the page, inside the frame; undefined for everything unknown, malformed or
 * foreign.
 */
export function parseParentMessage(
  event: MessageLike,
  sender: MessageSender,
): ParentMessage | undefined {
  const bag = open(event, sender)
  if (!bag) return undefined
  const type = own(bag, 'type')
  if (type === 'submit') return { type }
  if (type !== 'focus') return undefined
  const field = own(bag, 'field')
  if (field === undefined) return { type }
  return oneOf(CARD_FIELDS, field) ? { type, field } : undefined
}

function readResize(height: unknown): FrameMessage | undefined {
  if (typeof height !== 'number' || !(height > 0)) return undefined
  return { type: 'resize', height: Math.ceil(Math.min(height, CARD_FRAME_MAX_HEIGHT)) }
}

function readToken(bag: Bag): FrameMessage | undefined {
  const [token, brand, last4, expiryMonth, expiryYear] = [
    'token',
    'brand',
    'last4',
    'expiryMonth',
    'expiryYear',
  ].map((name) => own(bag, name))
  if (
    !matches(token, /^tok_[A-Za-z0-9_-]{16,64}$/) ||
    !matches(brand, /^[a-z]{2,20}$/) ||
    !matches(last4, /^[0-9]{4}$/)
  )
    return undefined
  if (!within(expiryMonth, 1, 12) || !within(expiryYear, 2000, 2199)) return undefined
  return { type: 'tokenised', token, brand, last4, expiryMonth, expiryYear }
}

function readErrors(list: unknown): FrameMessage | undefined {
  if (!Array.isArray(list) || list.length === 0 || list.length > CARD_FIELDS.length)
    return undefined
  const fieldErrors: CardError[] = []
  for (const entry of list as unknown[]) {
    if (typeof entry !== 'object' || entry === null) return undefined
    const [field, code] = [own(entry as Bag, 'field'), own(entry as Bag, 'code')]
    if (!oneOf(CARD_FIELDS, field) || !oneOf(CARD_ERROR_CODES, code)) return undefined
    fieldErrors.push({ field, code })
  }
  return { type: 'invalid', fieldErrors }
}
