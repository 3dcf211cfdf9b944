import { expect, test } from 'vitest'
import { sitemapIndex, sitemapUrls } from './sitemap-xml.ts'

test('an index names its files', () => {
  expect(sitemapIndex(['https://a.example/sitemaps/pages-en.xml'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://a.example/sitemaps/pages-en.xml</loc></sitemap>\n</sitemapindex>\n',
  )
})

test('addresses and pictures are escaped', () => {
  const xml = sitemapUrls('https://a.example', [
    { path: '/en/shop?a=1&b=<\'">', picture: 'https://b.example/1.webp' },
  ])
  expect(xml).toContain('<loc>https://a.example/en/shop?a=1&amp;b=&lt;&apos;&quot;&gt;</loc>')
  expect(xml).toContain('<image:loc>https://b.example/1.webp</image:loc>')
})
