import { expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { ask } = await openPages()
const answer = await ask('/llms.txt')
const text = await answer.text()
const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)

it('is plain text that caches keep, and short enough to be read whole', () => {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(answer.headers.get('cache-control')).toContain('public')
  expect(text.length).toBeLessThan(6_000)
})

it('begins with the shop’s name and what it sells', () => {
  expect(text).toMatch(/^# Selvage\n\n> .*fabric.*wallpaper/)
})

it('has the main pages in four languages, by the titles of each', () => {
  for (const title of ['English', 'Deutsch', 'Español', 'Français'])
    expect(text).toContain(`\n## ${title}\n`)
  expect(text).toContain('](http://localhost:3000/de/tapetenrechner)')
  expect(text).toContain('[Calculateur de papier peint](http://localhost:3000/fr/')
})

it('has no link that leads nowhere', async () => {
  const own = links.filter((link) => link.startsWith('http://localhost:3000/'))
  expect(own.length).toBeGreaterThan(20)
  for (const link of own) expect((await ask(new URL(link).pathname)).status, link).toBe(200)
  const others = links.filter((link) => !own.includes(link))
  expect(others).toEqual(['http://images.test/openapi.json'])
})

it('and the calls of the gateway are named in the head of every page', async () => {
  for (const path of ['/en', '/de/warenkorb', '/en/fabric/5', '/en/no-such-page']) {
    const html = await (await ask(path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain(
      '<link rel="service-desc" href="http://images.test/openapi.json" type="application/json"/>',
    )
    expect(head).toContain('<link rel="describedby" href="/llms.txt" type="text/plain"/>')
  }
})
