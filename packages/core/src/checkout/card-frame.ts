import type { ErrorCode } from '../errors/catalogue.table.ts'

/**
 * Version of the protocol between a page of the shop and the payment provider's card frame.
 *
 * The frame has an origin of its own, and only the frame sees the card's digits. The page learns
 * the token, the brand, the last four digits and the expiry. Each message is `{ selvage:
 * 'card-frame', v: 1, nonce, type, … }` and is sent to the exact target origin. `nonce` is the id
 * of the payment session, which cannot be guessed. The parse functions return undefined for a
 * message of another origin, window, version, nonce or shape.
 *
 * 1. Frame to page, `ready`: the fields can be used.
 * 2. Frame to page, `resize`: the height that the frame needs.
 * 3. Page to frame, `submit`: check the fields and make a token.
 * 4. Frame to page: `tokenized` with the token; `invalid` with the field errors, which the frame
 *    already shows at its fields; or `failed` when the provider could not be reached.
 * 5. Frame to page, `invalid` again: the errors that are left of them whenever a field is corrected
 *    or its error is another one; none at the end.
 * 6. Page to frame, `focus`: put the focus in the field that it names, such as that of a line in a
 *    summary of errors; without a name in the first field with an error.
 * 7. Frame to page, `enter`: the Enter key was pressed in a field, so the page submits its form.
 *
 * The frame follows the theme of the system. `?theme=light`, `dark` or `contrast` on its address
 * selects a theme.
 */
export const CARD_FRAME_VERSION = 2

/**
 * Value of the frame's `sandbox` attribute. The frame keeps its own origin; it can neither navigate
 * the page nor open windows.
 */
export const CARD_FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/**
 * Space around the frame's fields for focus rings, CSS pixels. A negative margin of this size
 * aligns the fields with those of the page.
 */
export const CARD_FRAME_INSET = 6

/** The greatest height that a page gives the frame, CSS pixels. */
export const CARD_FRAME_MAX_HEIGHT = 1600

/**
 * The frame's fields in their order; the month and the year of the expiry share one.
 * @source spec 1 §3 Payment form
 */
export const CARD_FIELDS = ['name', 'number', 'expiry', 'cvc'] as const
/** A field of the card frame, as its messages name it. */
export type CardField = (typeof CARD_FIELDS)[number]

/**
 * Errors of a field of the frame: a code of the errors catalog, or `required`.
 * @source spec 1 §8 Card errors
 */
export const CARD_ERROR_CODES = [
  'required',
  'CARD_NAME_INVALID',
  'CARD_NUMBER_INVALID',
  'CARD_NUMBER_INCOMPLETE',
  'CARD_EXPIRY_INVALID',
  'CARD_EXPIRY_INCOMPLETE',
  'CARD_EXPIRED',
  'CARD_CVC_INVALID',
  'CARD_CVC_INCOMPLETE',
] as const satisfies readonly ('required' | ErrorCode)[]
/** An error of a field of the card frame. */
export type CardErrorCode = (typeof CARD_ERROR_CODES)[number]

/** A field of the card frame that was rejected, and why. */
export interface CardError {
  readonly field: CardField
  readonly code: CardErrorCode
}

/** A message from the frame to the page. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  | {
      readonly type: 'tokenized'
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
 * A message from the page to the frame. Without `field`, the focus goes to the first field with an
 * error, or to the first field.
 */
export type ParentMessage =
  { readonly type: 'submit' } | { readonly type: 'focus'; readonly field?: CardField | undefined }

/** The part of a MessageEvent that is read. */
export interface MessageLike {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** The only sender whose messages are accepted. */
export interface MessageSender {
  readonly origin: string
  /** The frame's `contentWindow`, or the frame's `parent`. */
  readonly source: unknown
  /** The payment session's id. */
  readonly nonce: string
}

type Bag = Readonly<Record<string, unknown>>

const oneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  typeof value === 'string' && (values as readonly string[]).includes(value)
const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)
const within = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

function open({ origin, source, data }: MessageLike, sender: MessageSender): Bag | undefined {
  if (origin === 'null' || origin !== sender.origin || !source || source !== sender.source)
    return undefined
  // A copy has what the message itself has, and nothing that it inherits.
  const bag: Bag = { ...(data as object) }
  const known =
    bag['selvage'] === 'card-frame' &&
    bag['v'] === CARD_FRAME_VERSION &&
    bag['nonce'] === sender.nonce
  return known && sender.nonce !== '' ? bag : undefined
}

/**
 * Wraps a message for `postMessage`. Send it to the exact origin of the other side, never to `*`.
 */
export function cardFrameMessage(message: FrameMessage | ParentMessage, nonce: string): Bag {
  return { ...message, selvage: 'card-frame', v: CARD_FRAME_VERSION, nonce }
}

/**
 * Reads a message of the frame. Returns undefined for a message that is unknown, malformed or from
 * another sender. A height is limited to {@link CARD_FRAME_MAX_HEIGHT}.
 */
export function parseFrameMessage(
  event: MessageLike,
  sender: MessageSender,
): FrameMessage | undefined {
  const bag = open(event, sender)
  if (!bag) return undefined
  const { type } = bag
  switch (type) {
    case 'ready':
    case 'enter':
      return { type }
    case 'resize':
      return readResize(bag['height'])
    case 'tokenized':
      return readToken(bag)
    case 'invalid':
      return readErrors(bag['fieldErrors'])
    case 'failed': {
      const { code } = bag
      return code === 'PAYMENT_TECHNICAL_FAILURE' ? { type, code } : undefined
    }
    default:
      return undefined
  }
}

/**
 * Reads a message of the page, inside the frame. Returns undefined for a message that is unknown,
 * malformed or from another sender.
 */
export function parseParentMessage(
  event: MessageLike,
  sender: MessageSender,
): ParentMessage | undefined {
  const bag = open(event, sender)
  if (!bag) return undefined
  const type = bag['type']
  if (type === 'submit') return { type }
  if (type !== 'focus') return undefined
  const field = bag['field']
  if (field === undefined) return { type }
  return oneOf(CARD_FIELDS, field) ? { type, field } : undefined
}

function readResize(height: unknown): FrameMessage | undefined {
  if (typeof height !== 'number' || !(height > 0)) return undefined
  return { type: 'resize', height: Math.ceil(Math.min(height, CARD_FRAME_MAX_HEIGHT)) }
}

function readToken(bag: Bag): FrameMessage | undefined {
  const { token, brand, last4, expiryMonth, expiryYear } = bag
  if (
    !matches(token, /^tok_[A-Za-z0-9_-]{16,64}$/) ||
    !matches(brand, /^[a-z]{2,20}$/) ||
    !matches(last4, /^[0-9]{4}$/) ||
    !within(expiryMonth, 1, 12) ||
    !within(expiryYear, 2000, 2199)
  )
    return undefined
  return { type: 'tokenized', token, brand, last4, expiryMonth, expiryYear }
}

function readErrors(list: unknown): FrameMessage | undefined {
  if (!Array.isArray(list) || list.length > CARD_FIELDS.length) return undefined
  const fieldErrors: CardError[] = []
  for (const entry of list as unknown[]) {
    const { field, code }: Bag = { ...(entry as object) }
    if (!oneOf(CARD_FIELDS, field) || !oneOf(CARD_ERROR_CODES, code)) return undefined
    fieldErrors.push({ field, code })
  }
  return { type: 'invalid', fieldErrors }
}
