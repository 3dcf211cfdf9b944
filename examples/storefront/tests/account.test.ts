import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { describe, expect, it } from 'vitest'
import { flashOf, openShop, RAW_KEY, SESSION } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER
const join = { screen_name: 'June', email: 'june@harrowmail.com', password: 'a long password' }
const LOGIN = '/login?lang=en&next=%2Fen%2Fcart'
const locationOf = ({ status, headers }: Response) => [status, headers.get('location')]

describe('the page to log in or join', () => {
  it.each(['en', 'de', 'es', 'fr'])('is whole in %s, with the guest’s cart', async (lang) => {
    for (const path of ['/login', '/register/new']) {
      const html = await read(`${path}?lang=${lang}`)
      expect(html).toContain(`<html lang="${lang}">`)
      expect(html).not.toMatch(RAW_KEY)
      expect(html).not.toMatch(/>account\.\w+/)
      for (const token of ['username', 'current-password', 'nickname', 'email', 'new-password'])
        expect(html).toMatch(new RegExp(`autoComplete="${token}(?: webauthn)?"`))
    }
  })

  it('begins with the form that its visitor came for, which a phone shows first', async () => {
    const headings = async (path: string) => (await read(path)).match(/<h2 id="(?:join|log-in)"/g)
    const [logIn, join] = ['<h2 id="log-in"', '<h2 id="join"']
    expect(await headings('/login?lang=en')).toEqual([logIn, join])
    expect(await headings('/register/new?lang=en')).toEqual([join, logIn])
  })

  it('speaks the language of the page before, then the chosen one, then the browser’s', async () => {
    const langOf = async (path: string, headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec(await read(path, headers))?.[1]
    const french = { 'Accept-Language': 'fr' }
    expect(await langOf('/login?lang=de', french)).toBe('de')
    expect(await langOf('/login', { ...french, Cookie: 'selvage_language=es' })).toBe('es')
    expect(await langOf('/login', french)).toBe('fr')
    expect(await langOf('/login?lang=__proto__', french)).toBe('fr')
  })

  it('offers the checkout as a guest to those alone who come from the cart', async () => {
    const offered = async (path: string) => (await read(path)).includes('Check out as a guest')
    expect(await offered(LOGIN)).toBe(true)
    expect(await offered('/login?lang=en&next=%2Fen%2Fcheckout')).toBe(true)
    expect(await offered('/login?lang=en&next=%2Fen%2Fshop')).toBe(false)
    served.begin('nothing')
    expect(await offered(LOGIN)).toBe(false)
  })
})

describe('a form of accounts without script', () => {
  it('that is rejected leads a browser to its page, which shows once what was typed', async () => {
    const wrong = { email: 'june', password: 'not-to-be-shown' }
    const browser = { ...SESSION, 'Sec-Fetch-Mode': 'navigate' }
    const answer = await post(LOGIN, wrong, browser)
    expect(locationOf(answer)).toEqual([303, LOGIN])
    const left = answer.headers.getSetCookie().find((line) => line.startsWith('selvage_form='))
    const Cookie = `${SESSION.Cookie}; ${left?.split(';')[0]}`
    const page = await ask(LOGIN, { headers: { ...browser, Cookie } })
    expect(page.status).toBe(400)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.getSetCookie().join()).toContain('selvage_form=; Path=/; Max-Age=0')
    const html = await page.text()
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('value="june"')
    expect(html).not.toContain(wrong.password)
    expect(await read(LOGIN, { ...browser, Cookie: SESSION.Cookie })).not.toContain('value="june"')
  })

  it('logs in, goes on to the page before, and says so there', async () => {
    const answer = await post(LOGIN, { email, password })
    expect(locationOf(answer)).toEqual([303, '/en/cart'])
    const html = await read('/en/cart', flashOf(answer))
    expect(html).toContain('Welcome back.')
    expect(html).toContain(SAMPLE_MEMBER.screenName)
    expect(html).toMatch(/action="\/logout\?lang=en"/)
    expect(html).toContain('Log out')
    expect(html).not.toContain('>Join<')
    // A member has nothing to do there.
    expect(locationOf(await ask(LOGIN))).toEqual([302, '/en/cart'])
  })

  it('leads to the cart where that of the account makes an order larger that is about to be paid', async () => {
    served.begin('nothing')
    const yards = (quantity: string) =>
      post('/en/fabric/1', { fabric: 'PETAL_SIGNATURE_COTTON', fabric_size: 'YARD', quantity })
    await post(LOGIN, { email, password })
    await yards('3')
    await post('/logout?lang=en', {})
    await yards('1')
    const checkout = '/login?lang=en&next=%2Fen%2Fcheckout%2Fshipping'
    const answer = await post(checkout, { email, password })
    expect(locationOf(answer)).toEqual([303, '/en/cart'])
    expect(await read('/en/cart', flashOf(answer))).toMatch(/\d items? of your account ha/)
  })

  it('makes an account in the country and the money of the page', async () => {
    const answer = await post('/register/new?lang=de&next=%2Fde%2Fwarenkorb', join, {
      Cookie: 'selvage_access=t; selvage_country=DE; selvage_currency=EUR',
    })
    expect(locationOf(answer)).toEqual([303, '/de/warenkorb'])
    const member = [...served.gateway.shop.users.values()].find(({ name }) => name === 'June')
    expect(member?.account).toMatchObject({ email: join.email, newsletter: false })
    expect(member?.cart?.lines).toHaveLength(1)
  })

  it('keeps what was typed but the password, and says what would be right', async () => {
    const wrong = await post(LOGIN, { email, password: 'not the password' })
    const html = await wrong.text()
    expect(wrong.status).toBe(400)
    expect(html).toContain(`value="${email}"`)
    expect(html).not.toContain('not the password')
    expect(html).toContain('do not match')
    expect(html).toContain('href="#login-password"')
    const joined = await post('/register/new?lang=en', {
      ...join,
      email: 'june@',
      password: 'short',
      newsletter_opt_in: '1',
    })
    const page = await joined.text()
    expect(joined.status).toBe(400)
    expect(page).toContain('value="june@"')
    expect(page).toContain('value="June"')
    expect(page).toMatch(
      /name="newsletter_opt_in"[^>]*checked|checked[^>]*name="newsletter_opt_in"/,
    )
    expect(page).not.toContain('value="short"')
    for (const id of ['join-email', 'join-password']) expect(page).toContain(`href="#${id}"`)
  })

  it('says how a password gets hard to guess that is the own address', async () => {
    const typed = { ...join, email: 'june.of.hudson@harrowmail.com', password: 'June.of.Hudson' }
    const answer = await post('/register/new?lang=en', typed)
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain('at least 5 different characters, and more than your own name')
    expect(page).toContain('href="#join-password"')
    expect(page).toContain('value="june.of.hudson@harrowmail.com"')
    expect(page).toContain('value="June"')
  })

  it('says that an address has an account', async () => {
    const answer = await post('/register/new?lang=en', { ...join, email })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('already in use'),
    ])
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/login?next=/login',
    '/logout',
    '',
  ])('never leads to %j', async (next) => {
    const query = new URLSearchParams({ lang: 'en', next }).toString()
    expect(locationOf(await post(`/login?${query}`, { email, password }))).toEqual([303, '/en'])
  })

  it('logs out by a post alone, and the next page is a visitor’s', async () => {
    await post(LOGIN, { email, password })
    expect(locationOf(await ask('/logout?lang=en'))).toEqual([302, '/en'])
    expect(served.calls()).not.toContain('account.logOut')
    expect(locationOf(await post('/logout?lang=en', {}))).toEqual([303, '/en'])
    expect(served.calls()).toContain('account.logOut')
    const html = await read('/en')
    expect(html).not.toContain('Log out')
    expect(html).toContain('data-member=""')
    expect(html).toContain('>Join<')
  })

  it('of another site is not taken', async () => {
    const foreign = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }
    for (const path of ['/login', '/register/new', '/logout'])
      expect((await post(path, { email, password }, foreign)).status).toBe(403)
    expect(served.calls()).toEqual([])
  })
})

it('a page that cannot ask who its visitor is claims nothing, and other pages stay', async () => {
  expect(await read('/en')).toContain('data-member=""')
  served.gateway.play('code:SERVER_ERROR@session.whoAmI')
  const html = await read('/en')
  expect(html).toContain('</footer>')
  expect(html).not.toContain('data-member')
  expect(html).not.toContain('>Join<')
})
