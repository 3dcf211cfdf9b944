/** The longest e-mail address that SMTP allows, characters. */
const EMAIL_MAX = 254
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/**
 * True for a standard e-mail address: ASCII, no spaces, a domain with a dot, at most 254
 * characters.
 * @source spec 1 §5
 */
export function isEmail(value: string): boolean {
  if (value.length > EMAIL_MAX || !EMAIL.test(value)) return false
  const local = value.slice(0, value.indexOf('@'))
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}

/**
 * Normalizes an e-mail address for comparing and storing: trimmed, NFC, the domain in lower case.
 * The part before the @ keeps its case.
 */
export function normalizeEmail(value: string): string {
  const [local = '', domain] = value.trim().normalize('NFC').split('@')
  return domain === undefined ? local : `${local}@${domain.toLowerCase()}`
}
