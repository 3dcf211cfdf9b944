import { afterAll, beforeEach } from 'vitest'
import { builtApp } from './built-server.ts'
import { serveGateway } from './served-gateway.ts'

export const SESSION = { Cookie: 'selvage_access=t' }

/** Matches a message key that is shown instead of its sentence. */
export const RAW_KEY =
  />(?:cart|checkout|cloth|common|errors|fabric|flash|forms?|invoice|navigation|page|progress)\.\w+/

/** Starts the built storefront with the test gateway, for the tests of one file. */
export async function openShop() {
  const served = await serveGateway()
  const lines: string[] = []
  const app = await builtApp({ GATEWAY_URL: served.url, PAYMENT_URL: 'http://pay.test' }, (line) =>
    lines.push(line),
  )
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(`http://localhost:3000${path}`, { headers: SESSION, ...init })
  const post = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = SESSION,
  ) =>
    ask(path, {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', Host: 'localhost:3000', ...headers },
      body: new URLSearchParams(fields),
    })
  beforeEach(() => served.begin())
  afterAll(() => served.stop())
  return { served, ask, post, lines }
}
