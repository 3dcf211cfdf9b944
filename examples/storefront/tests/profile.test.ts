import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { describe, expect, it } from 'vitest'
import { flashOf, openShop, RAW_KEY } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER
const locationOf = ({ status, headers }: Response) => [status, headers.get('location')]

async function logIn() {
  served.begin('nothing')
  await post('/login?lang=en', { email, password })
  const [member] = [...served.gateway.shop.users.values()].filter(({ account }) => account)
  if (!member) throw new Error('There is no member.')
  const page = (lang: string) => `/account/${member.id}?sub_action=settings&lang=${lang}`
  const form = {
    screen_name: 'June in Hudson',
    email,
    current_password: '',
    country: 'US',
    language: 'en',
    currency: 'USD',
    measurement_system: 'imperial',
  }
  return { member, page, form }
}

describe('the short address of', () => {
  it.each([
    ['the account', '/account', '/de/konto', 'settings'],
    ['the orders', '/orders', '/de/bestellungen', 'orders'],
  ])('%s leads to the member’s page, after the login', async (_, plain, german, part) => {
    const reader = { headers: { Cookie: 'selvage_access=t; selvage_language=de' } }
    served.begin('nothing')
    expect(locationOf(await ask(plain, reader))).toEqual([302, german])
    expect(locationOf(await ask(`/de${plain}`))).toEqual([301, german])
    const next = encodeURIComponent(german)
    expect(locationOf(await ask(german))).toEqual([303, `/login?lang=de&next=${next}`])
    const { member } = await logIn()
    expect(locationOf(await ask(german))).toEqual([
      302,
      `/account/${member.id}?sub_action=${part}&lang=de`,
    ])
  })
})

describe('the page of a member’s profile', () => {
  it.each(['en', 'de', 'es', 'fr'])('is whole in %s, with what is stored', async (lang) => {
    const { page } = await logIn()
    const html = await read(page(lang))
    expect(html).not.toMatch(RAW_KEY)
    expect(html).not.toMatch(/>profile\.\w+/)
    expect(html).toContain(`value="${email}"`)
    expect(html).toContain('aria-current="page"')
    expect(html).toContain('autoComplete="current-password"')
    const labels = [...html.matchAll(/<label[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, label]) => label)
    expect(labels.length).toBeGreaterThan(8)
    expect(labels).toEqual([...new Set(labels)])
  })

  it('begins at the answer to its form, without a script too', async () => {
    const { page, form } = await logIn()
    const html = await read(page('en'), flashOf(await post(page('en'), form)))
    expect(html).toMatch(/tabindex="-1" autofocus="">(?:(?!<h1).)*Your changes are saved/is)
  })

  it('changes the member without a script, and another country brings its money', async () => {
    const { member, page, form } = await logIn()
    const answer = await post(page('en'), { ...form, country: 'DE', newsletter_opt_in: '1' })
    expect(locationOf(answer)).toEqual([303, page('en')])
    expect(member).toMatchObject({
      name: 'June in Hudson',
      account: { email, newsletter: true },
      preferences: { country: 'DE', currency: 'EUR', measurement: 'metric', locale: 'en_US' },
    })
    expect(await read(page('en'), flashOf(answer))).toContain('Your changes are saved.')
  })

  it('has another e-mail address with the current password, else all that was typed stays', async () => {
    const { member, page, form } = await logIn()
    const moved = { ...form, email: 'june@elsewhere.test' }
    for (const [typed, text] of [
      ['', 'Required'],
      ['not the password', 'not the password of your account'],
    ] as const) {
      const rejected = await post(page('en'), { ...moved, current_password: typed })
      const html = await rejected.text()
      expect(rejected.status).toBe(400)
      expect(html).toContain(text)
      expect(html).toContain('value="june@elsewhere.test"')
      expect(html).toContain('href="#profile-current_password"')
      expect(html).not.toContain('value="not the password"')
    }
    expect(member.account?.email).toBe(email)
    await post(page('en'), { ...moved, current_password: password })
    expect(member.account?.email).toBe('june@elsewhere.test')
  })

  it('ignores preferences that do not exist', async () => {
    const { member, page, form } = await logIn()
    await post(page('en'), { ...form, country: 'XX', currency: 'BTC', measurement_system: 'ell' })
    expect(member.preferences).toMatchObject({ country: 'US', currency: 'USD' })
  })

  it('changes the password by the current one, which is never written back', async () => {
    const { member, page } = await logIn()
    const { name } = member
    const next = 'quite another one'
    const change = (current: string, fresh = next) =>
      post(page('en'), { intent: 'password', current_password: current, password: fresh })
    for (const [current, fresh, text] of [
      [password, password, 'This is the password you have now'],
      ['not the password', next, 'not the password of your account'],
      ['', 'short', 'At least 12 characters'],
    ] as const) {
      const rejected = await change(current, fresh)
      const html = await rejected.text()
      expect(rejected.status).toBe(400)
      expect(html).toContain(text)
      expect(html).not.toContain(`value="${next}"`)
      // The form of the profile beside it stays as it is stored.
      expect(html).toContain(`value="${email}"`)
    }
    expect(member.account?.password).toBe(password)
    const changed = await change(password)
    expect(locationOf(changed)).toEqual([303, page('en')])
    expect(await read(page('en'), flashOf(changed))).toContain('Your password is changed')
    expect(member.account?.password).toBe(next)
    expect(member.name).toBe(name)
  })

  it('is the member’s alone', async () => {
    const { page } = await logIn()
    const other = page('en').replace(/account\/[^?]+/, 'account/user_of_somebody_else_1')
    expect((await ask(other)).status).toBe(404)
    served.begin('nothing')
    expect((await ask(page('en'))).headers.get('location')).toMatch(/^\/login\?/)
  })
})
