import { describe, expect, it } from 'vitest'
import { promoCookie, promoOfCookie } from './waiting-promo.ts'

const valueOf = (line: string): string => line.split(/[=;]/)[1] ?? ''

describe('a promo code that waits for a login', () => {
  it.each(['MEMBERS15', 'a b;c=d', 'ÉTÉ 20 %'])('comes back from its cookie: %s', (code) => {
    expect(promoOfCookie(valueOf(promoCookie(code, true)))).toBe(code)
  })

  it('waits for an hour, and is deleted', () => {
    expect(promoCookie('MEMBERS15', true)).toBe(
      'selvage_promo=MEMBERS15; Path=/; Max-Age=3600; SameSite=Lax; Secure',
    )
    expect(promoCookie(undefined, false)).toBe('selvage_promo=; Path=/; Max-Age=0; SameSite=Lax')
  })

  it.each([undefined, '', '%20', '%', 'a'.repeat(65), 'x%0D%0ASet-Cookie', '%E9'])(
    'is none in the cookie %j',
    (sent) => {
      expect(promoOfCookie(sent)).toBeUndefined()
    },
  )
})
