/** The message of an error at a field that holds the number of a card. */
export const CARD_NUMBER_MESSAGE = 'card_number'

/**
 * Returns true for a key of a request that is the number of a card, with dashes or without. Shorter
 * numbers are times, which clients make keys of.
 */
export const isCardKey = (key: string): boolean => /^[\d-]+$/.test(key) && hasCardNumber(key, 14)

/** The sum of the digits of each digit's double. */
const DOUBLED = '0246813579'
/** The most digits of a telephone number, its country's included. @source ITU-T E.164 */
const PHONE_DIGITS = 15

/** An id of another system, whose digits are not typed. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
/** Groups of digits with a space or a dash between them, and the plus before a telephone number. */
const RUN = /\+?\d+(?:[ \u00a0\u2009\u202f\u2010-\u2013-]{1,3}\d+)*/g

/**
 * Returns true when a text holds the number of a card: 12 to 19 digits, grouped or not, with the
 * right check digit. A telephone number in international form, or with a zero in front, is none.
 * Such a number belongs in the payment provider's frame alone, so no other field takes it.
 * @param least digits below which the field's text is never a card, such as 16 for a telephone
 */
export function hasCardNumber(text: string, least = 12): boolean {
  return (text.replace(UUID, ' id ').match(RUN) ?? []).some((run) => {
    const groups = run.match(/\d+/g) ?? []
    const isPhone = run.startsWith('+') && groups.join('').length <= PHONE_DIGITS
    return !isPhone && groups.some((_, at) => startsCard(groups.slice(at), least))
  })
}

/** True when the first of these groups, alone or with those after it, are the number of a card. */
function startsCard(groups: readonly string[], least: number): boolean {
  let digits = ''
  return groups.some((group) => {
    digits += group
    return digits.length >= least && isCardNumber(digits)
  })
}

function isCardNumber(digits: string): boolean {
  if (!/^[1-9]\d{11,18}$/.test(digits)) return false
  const sum = [...digits]
    .reverse()
    .reduce((before, digit, at) => before + Number(at % 2 ? DOUBLED[Number(digit)] : digit), 0)
  return sum % 10 === 0
}

/**
 * Fields whose digits are often as many as a card's, and how many are a card's there. A layout is a
 * code of designs and cells, and a picture is a file in base64, which take no other text.
 */
const LEAST_IN_FIELD: ReadonlyMap<string, number> = new Map([
  ['phone', PHONE_DIGITS + 1],
  // The number of an order has twelve.
  ['order_number', 13],
  ['layout', Infinity],
  ['picture', Infinity],
])

/** Fields with an e-mail address, which may have many digits among its letters. */
const EMAIL_FIELD = /^(?:recipient_)?email$/
/** An e-mail address with what stands before the `@`. */
const ADDRESS = /^([^\s@]+)@[^\s@]+$/

function isCardIn(field: string, text: string): boolean {
  const [, mailbox] = (EMAIL_FIELD.test(field) && ADDRESS.exec(text)) || []
  if (mailbox !== undefined) return isCardKey(mailbox)
  const least = LEAST_IN_FIELD.get(field)
  return least !== Infinity && hasCardNumber(text, least)
}

/** Returns the fields of a request's query or body, at any depth, that hold a card's number. */
export function cardNumberFields(value: unknown, path: readonly string[] = []): string[] {
  const field = path.join('.')
  if (typeof value === 'string') return isCardIn(path.at(-1) ?? '', value) ? [field] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => cardNumberFields(inner, [...path, name]))
}
