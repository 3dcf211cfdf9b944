import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { ask, read } = await openShop()

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
