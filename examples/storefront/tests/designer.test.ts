import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER
const HERE = '/profiles/rosalind_pike?lang=en'

const press = async (wanted: 'add' | 'remove') => {
  const { status, headers } = await post(HERE, { wanted, next: HERE })
  return [status, headers.get('location')]
}

describe('a designer’s page', () => {
  it('has who they are, their figures, collections and designs', async () => {
    const html = await read('/profiles/rosalind_pike?lang=en')
    expect(html).toMatch(/<h1[^>]*>Rosalind Pike<\/h1>/)
    expect(html).toContain('Runs a moth trap on the roof')
    expect(html).toContain('>After Dark<')
    expect(html).toMatch(/>\d+ designs?<\/li><li>[\d,]+ favorites?<\/li>/)
    expect(html).toContain('href="/en/fabric/')
    expect(html).toContain(
      '<link rel="canonical" href="http://localhost:3000/profiles/rosalind_pike?lang=en"/>',
    )
  })

  it('shows the designs on another product, and lists them in the shop', async () => {
    const html = await read('/profiles/rosalind_pike?on=wallpaper&lang=de')
    expect(html).toMatch(/href="\/profiles\/rosalind_pike\?on=wallpaper&amp;lang=de"[^>]*current/)
    expect(html).toContain('href="/de/tapete/')
    expect(html).toContain('<title>Rosalind Pike')
  })

  it.each(['nobody', 'constructor', 'a%27b', 'x'.repeat(500)])(
    'of %s is not there',
    async (name) => {
      expect((await ask(`/profiles/${name}`)).status).toBe(404)
    },
  )

  it('is where the name on a design and on a collection leads', async () => {
    const link = /href="\/profiles\/[a-z_]+\?lang=en"/
    for (const path of ['/en/fabric/1', '/en/wallpaper/1', '/en/designs/1', '/en/collections/176'])
      expect(await read(path), path).toMatch(link)
  })
})

describe('a designer is followed by a form', () => {
  it('of a guest, who logs in and comes back to a page that says so', async () => {
    served.begin('nothing')
    const html = await read(HERE)
    expect(html).toMatch(/aria-pressed="false"[^>]*><span>Follow Rosalind Pike/)
    expect(html).toContain('>0 followers<')
    const [status, location] = await press('add')
    expect(status).toBe(303)
    expect(new URLSearchParams(String(location).split('?')[1]).get('next')).toBe(HERE)
    expect(await read(HERE)).toContain('>0 followers<')
    const entered = await post(String(location), { email, password })
    expect(entered.headers.get('location')).toBe(HERE)
    const followed = await read(HERE)
    expect(followed).toMatch(/aria-pressed="true"[^>]*><span>Following Rosalind Pike/)
    expect(followed).toContain('>1 follower<')
  })

  it('of a member, who comes back to the page', async () => {
    served.begin('nothing')
    await post('/login?lang=en', { email, password })
    expect(await press('add')).toEqual([303, HERE])
    expect(await press('remove')).toEqual([303, HERE])
    expect(await read(HERE)).toContain('>0 followers<')
    expect((await post('/profiles/nobody', { wanted: 'add' })).status).toBe(404)
  })

  it('says why where the shop does not take it', async () => {
    served.begin('nothing')
    await post('/login?lang=en', { email, password })
    served.gateway.play('code:TOO_MANY_ATTEMPTS@connections.follow')
    const response = await post(HERE, { wanted: 'add', next: HERE })
    expect(response.status).toBe(429)
    expect(await response.text()).toMatch(/role="alert"|too many/i)
  })
})

describe('the designers whom a member follows', () => {
  it('need a login, and are none at first', async () => {
    served.begin('nothing')
    const asked = await ask('/connections?lang=en')
    expect(asked.status).toBe(303)
    expect(asked.headers.get('location')).toContain('/login?')
    await post('/login?lang=en', { email, password })
    const html = await read('/connections?lang=en')
    expect(html).toContain('You don’t follow any designers yet')
    expect(html).toContain('href="/spelunks?type=designers&amp;lang=en"')
    expect(html).toMatch(/href="\/connections\?lang=en"[^>]*aria-current="page"/)
  })

  it('have their newest designs, and a button that ends it', async () => {
    served.begin('nothing')
    await post('/login?lang=en', { email, password })
    await press('add')
    const html = await read('/connections?lang=en')
    expect(html).toContain(`<a href="${HERE}">Rosalind Pike</a>`)
    expect(html).toContain('href="/en/fabric/')
    const { status, headers } = await post('/connections?lang=en', {
      designer: 'rosalind_pike',
      wanted: 'remove',
      next: '/connections?lang=en',
    })
    expect([status, headers.get('location')]).toEqual([303, '/connections?lang=en'])
    expect(await read('/connections?lang=en')).not.toContain('Rosalind Pike')
  })

  it('lead from a page that is gone to the first', async () => {
    served.begin('nothing')
    await post('/login?lang=en', { email, password })
    const { status, headers } = await ask('/connections?offset=20&lang=en')
    expect([status, headers.get('location')]).toEqual([302, '/connections?lang=en'])
  })
})
