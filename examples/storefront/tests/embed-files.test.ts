import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { ask, lines } = await openShop()

describe('the embed’s files', () => {
  it('may be loaded by every origin, and are cached for long only under a hashed name', async () => {
    const response = await ask('/embed/selvage.js', { headers: { Origin: 'http://blog.test' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toMatch(/max-age=300/)
    const files = Object.keys((await (await ask('/embed/sri.json')).json()) as object)
    const part = files.find((name) => /-[0-9a-f]{10}\.js$/.test(name))
    expect((await ask(`/embed/${part}`)).headers.get('cache-control')).toMatch(/immutable/)
  })

  it('include a script that knows this shop, whose hash is the served one', async () => {
    const script = await (await ask('/embed/selvage.js')).text()
    expect(script).toMatch(
      /\[\{gateway:"http:\/\/[^"]+:\d+",storefront:"http:\/\/localhost:3000"\}\]/,
    )
    const hashes = (await (await ask('/embed/sri.json')).json()) as Record<string, string>
    const hash = createHash('sha384').update(script).digest('base64')
    expect(hashes['selvage.js']).toBe(`sha384-${hash}`)
  })

  it.each([
    'index.js',
    'script.js',
    'server.js',
    'server.d.ts',
    '.tsbuildinfo',
    '../package.json',
    'nothing.js',
  ])('do not include %s', async (name) => {
    const response = await ask(`/embed/${name}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

it('logs nothing of all this', () => {
  expect(lines).toEqual([])
})
