import { expect, test } from 'vitest'
import { whoAmI } from '../session/index.ts'
import { createClient } from './client.ts'
import { createGateway } from './create-gateway.ts'

test.each([
  [200, createGateway],
  [404, createGateway],
  [200, createClient],
  [404, createClient],
])('an error of an address that answers %i with a page names both', async (status, create) => {
  const headers = { 'Content-Type': 'text/html' }
  const client = create({
    url: 'https://api.test',
    locale: 'de_DE',
    fetch: () => Promise.resolve(new Response('<html>', { status, headers })),
  })
  await expect(client.send(whoAmI, {})).rejects.toMatchObject({
    code: 'SERVER_ERROR',
    message: `SERVER_ERROR: https://api.test/api/spoonflower/who-am-i?page_locale=de_DE answered ${status} (text/html)`,
  })
})
