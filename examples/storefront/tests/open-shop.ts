import { afterAll, beforeEach } from 'vitest'
import { builtApp } from './built-server.ts'
import { serveGateway } from './served-gateway.ts'

export const SESSION = { Cookie: 'selvage_access=t' }

/** Matches a message key that is shown instead of its sentence. */
export const RAW_KEY =
  />(?:cart|checkout|cloth|common|errors|fabric|flash|forms?|invoice|navigation|page|progress)\.\w+/

/** Returns the headers of the request that follows an answer, with the messages that it left. */
export function flashOf({ headers }: Response): Record<string, string> {
  const left = headers.getSetCookie().find((line) => line.startsWith('selvage_flash='))
  return { Cookie: [SESSION.Cookie, left?.split(';')[0]].filter(Boolean).join('; ') }
}

/** Starts the built storefront with the test gateway, for the tests of one file. */
export async function openShop(environment: Readonly<Record<string, string>> = {}) {
  const served = await serveGateway()
  const lines: string[] = []
  const app = await builtApp(
    { GATEWAY_URL: served.url, PAYMENT_URL: 'http://pay.test', ...environment },
    (line) => lines.push(line),
  )
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(`http://localhost:3000${path}`, { headers: SESSION, ...init })
  const read = async (path: string, headers: Record<string, string> = SESSION) =>
    (await ask(path, { headers })).text()
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
  return { served, ask, post, read, lines }
}
