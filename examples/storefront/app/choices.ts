/** Cookies with a shopper's choices of how pages are shown; nothing in them is secret or personal. */
export const CHOICE_COOKIES = { language: 'selvage_language', country: 'selvage_country', currency: 'selvage_currency', measurement: 'selvage_measurement' } as const

const YEAR_S = 31_536_000

/** The `Set-Cookie` line that keeps a choice for a year. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
