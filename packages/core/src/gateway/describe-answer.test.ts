import { expect, test } from 'vitest'
import { whoAmI } from '../session/index.ts'
import { createGateway } from './create-gateway.ts'

test.each([200, 404])(
  'an error of an address that answers %i with a page names both',
  async (status) => {
    const headers = { 'Content-Type': 'text/html' }
    const client = createGateway({
      url: 'https://api.test',
      locale: 'de_DE',
      fetch: () => Promise.resolve(new Response('<html>', { status, headers })),
    })
    await expect(client.send(whoAmI, {})).rejects.toMatchObject({
      code: 'SERVER_ERROR',
      message: `SERVER_ERROR: https://api.test/api/spoonflower/who-am-i?page_locale=de_DE answered ${status} (text/html)`,
    })
  },
)
