const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Returns bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  const groups: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.subarray(at, at + 3)
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0)
    const digit = (shift: number) => DIGITS[(bits >> shift) & 63] ?? ''
    const two = second === undefined ? '=' : digit(6)
    groups.push(digit(18) + digit(12) + two + (third === undefined ? '=' : digit(0)))
  }
  return groups.join('')
}
