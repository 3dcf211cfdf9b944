import type { Address } from './address.ts'
import { CA_PROVINCES } from './regions.table.ts'
import { ZIP_STATES } from './zip-states.table.ts'

/**
 * True when a US or Canadian postal code does not belong to the state or province. Such an address
 * deserves a warning but is accepted.
 */
export function regionMismatch({
  country,
  state,
  zipcode,
}: Pick<Address, 'country' | 'state' | 'zipcode'>): boolean {
  const code = zipcode.trim().toUpperCase()
  if (country === 'CA')
    return (
      code !== '' &&
      Object.hasOwn(CA_PROVINCES, state) &&
      !CA_PROVINCES[state as keyof typeof CA_PROVINCES].letters.includes(code.charAt(0))
    )
  if (country !== 'US' || !Object.hasOwn(ZIP_STATES, state) || !/^\d{5}/.test(code)) return false
  const prefix = code.slice(0, 3)
  return !ZIP_STATES[state]?.split(' ').some((range) => {
    const [first = '', last = first] = range.split('-')
    return first <= prefix && prefix <= last
  })
}

/** Mail domains that many shoppers have. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'btinternet.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'orange.fr',
  'wanadoo.fr',
]
/** Domains of others that differ from a common one by a letter. */
const OTHER_DOMAINS = ['mail.com', 'ymail.com', 'email.com', 'fmail.com', 'gmx.ch', 'gmx.at']

/**
 * Returns an e-mail address with the common mail domain that was probably meant, when its own
 * differs from it by one slip; undefined for any other. A domain that may still be typed on is none.
 * @example suggestEmail('ada@gmial.com') // 'ada@gmail.com'
 */
export function suggestEmail(email: string): string | undefined {
  const [local = '', domain = '', ...more] = email.trim().toLowerCase().split('@')
  if (local === '' || more.length > 0 || [...COMMON_DOMAINS, ...OTHER_DOMAINS].includes(domain))
    return undefined
  const meant = COMMON_DOMAINS.find(
    (common) => !common.startsWith(domain) && isOneSlip(domain, common),
  )
  return meant && `${email.trim().split('@')[0]}@${meant}`
}

/** True for a letter too many, too few or another one, and for two neighbors that are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const [left, right] = [typed.slice(at), meant.slice(at)]
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  )
}
