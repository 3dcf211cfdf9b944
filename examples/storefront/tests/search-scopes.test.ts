import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER
const FOLLOWED = '/en/shop?scope=connections'
const LOVED = '/en/shop?scope=favorites'
const PROFILE = '/profiles/rosalind_pike?lang=en'

const logIn = () => post('/login?lang=en', { email, password })
const follow = () => post(PROFILE, { wanted: 'add', next: PROFILE })

beforeEach(() => served.begin('nothing'))

describe('a search among what is a member’s own', () => {
  it.each([FOLLOWED, LOVED])('leads a guest to the login and back: %s', async (path) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(303)
    const login = new URLSearchParams(String(headers.get('location')).split('?')[1])
    expect(login.get('next')).toBe(path)
  })

  it('says how to begin where there is nothing yet', async () => {
    await logIn()
    const followed = await read(FOLLOWED)
    expect(followed).toContain('You don’t follow any designers yet')
    expect(followed).toContain('href="/spelunks?type=designers&amp;lang=en"')
    expect(await read(LOVED)).toContain('No favorites yet')
    expect(await read(`${FOLLOWED}&q=moth`)).toContain('no results for ‘moth’')
  })

  it('has the designs of the designers whom a member follows, for the member alone', async () => {
    await logIn()
    await follow()
    const html = await read(FOLLOWED)
    expect(html).toContain('Rosalind Pike')
    expect(html).toMatch(/<option value="connections" selected="">Designers you follow/)
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toMatch(/role="group" aria-label="Your filters">.{0,300}Designers you follow/)
  })
})

it('an unknown choice of designs has its message, and all are shown', async () => {
  const html = await read('/en/shop?scope=everything')
  expect(html).toContain('These designs cannot be chosen here')
  expect(html).not.toContain('No designs fit these filters')
})

describe('the first page', () => {
  it('shows members what is new from the designers whom they follow', async () => {
    await logIn()
    expect(await read('/en')).not.toContain('New from designers you follow')
    await follow()
    const html = await read('/en')
    expect(html).toContain('New from designers you follow')
    expect(html).toContain('href="/en/shop?scope=connections&amp;sort=newest"')
  })
})
