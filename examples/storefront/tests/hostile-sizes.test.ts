import { expect, it } from 'vitest'
import SIZES from './hostile-sizes.json' with { type: 'json' }
import { openShop } from './open-shop.ts'

const { ask } = await openShop()
const CHECKED = /<input(?=[^>]*name="fabric_size")(?=[^>]*checked)[^>]*value="(\w+)"/g

it.each(SIZES)('$id: a page with ?$query has $chosen chosen', async ({ query, chosen }) => {
  let answer = await ask(`/en/fabric/5?${query}`)
  // The storefront first takes out of the address what no page reads.
  if (answer.status === 302) answer = await ask(answer.headers.get('location') ?? '')
  const html = await answer.text()
  const sizes = [...html.matchAll(CHECKED)].map(([, value]) => value)
  expect([answer.status, sizes]).toEqual([200, [chosen]])
  expect(html).not.toContain('<img src=x')
})
