import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { describe, expect, it } from 'vitest'
import { flashOf, openShop, RAW_KEY } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER
const LOGIN = '/login?lang=en&next=%2Fen%2Fcart'
const locationOf = ({ status, headers }: Response) => [status, headers.get('location')]

describe('the pages of a new password', () => {
  const LINK = '/en/password/edit?token=t'

  it.each([
    ['en', '/en/password/new', '/en/password/edit'],
    ['de', '/de/passwort/vergessen', '/de/passwort/festlegen'],
    ['es', '/es/contrasena/olvidada', '/es/contrasena/nueva'],
    ['fr', '/fr/mot-de-passe/oublie', '/fr/mot-de-passe/nouveau'],
  ])('are whole in %s, and the login leads there', async (lang, asking, setting) => {
    expect(await read(`/login?lang=${lang}&next=%2Fen%2Fcart`)).toContain(
      `href="${asking}?next=%2Fen%2Fcart"`,
    )
    for (const path of [asking, `${setting}?token=t`, setting]) {
      const html = await read(path)
      expect(html).toContain(`<html lang="${lang}">`)
      expect(html).not.toMatch(RAW_KEY)
      expect(html).not.toMatch(/>account\.\w+/)
    }
  })

  it('say one thing of every address, which the member’s mail alone tells apart', async () => {
    for (const address of [email, 'nobody@harrowmail.com']) {
      const answer = await post('/en/password/new?next=%2Fen%2Fcart', { email: address })
      expect(locationOf(answer)).toEqual([303, LOGIN])
      expect(await read('/login?lang=en', flashOf(answer))).toContain('If that address has')
    }
    expect([...served.gateway.shop.passwordTokens]).toHaveLength(1)
  })

  it('set the password by a post alone, once, and name what is wrong with it', async () => {
    await post('/en/password/new', { email })
    const [token = ''] = served.gateway.shop.passwordTokens.keys()
    const link = `/en/password/edit?token=${token}`
    const page = await ask(link)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await page.text()).toContain(`name="token" value="${token}"`)
    const short = await post(link, { token, password: 'too short' })
    expect([short.status, await short.text()]).toEqual([
      400,
      expect.stringContaining('href="#new-password"'),
    ])
    // The page does not know whose link it is; the gateway does.
    const own = await post(link, { token, password: email.toUpperCase() })
    expect([own.status, await own.text()]).toEqual([
      400,
      expect.stringContaining('Too easy to guess'),
    ])
    const answer = await post(link, { token, password: 'quite another one' })
    expect(locationOf(answer)).toEqual([303, '/login?lang=en'])
    expect(await read('/login?lang=en', flashOf(answer))).toContain('new password is set')
    expect((await post(LOGIN, { email, password })).status).toBe(400)
    const again = await post(link, { token, password: 'and a third one' })
    const html = await again.text()
    expect(again.status).toBe(400)
    expect(html).toContain('This link can’t be used to set a password')
    expect(html).toContain('href="/en/password/new"')
  })

  it('show the way to a new link where the token is none', async () => {
    for (const token of ['', 't', 'x'.repeat(500), '\u0000'])
      expect(await (await post(LINK, { token, password: 'quite another one' })).text()).toContain(
        'href="/en/password/new"',
      )
  })
})
