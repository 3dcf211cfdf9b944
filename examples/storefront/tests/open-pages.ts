import { afterAll, beforeEach } from 'vitest'
import { builtApp } from './built-server.ts'
import { startFakeGateway } from './fake-gateway.ts'

/** Starts the built storefront with a fake gateway, for the tests of one file. */
export async function openPages() {
  const gateway = await startFakeGateway()
  const app = await builtApp({ GATEWAY_URL: gateway.url, PUBLIC_GATEWAY_URL: 'http://images.test' })
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.request(`http://localhost:3000${path}`, init)
  beforeEach(() => {
    gateway.fail()
    gateway.calls.length = 0
  })
  afterAll(() => gateway.stop())
  return {
    gateway,
    app,
    ask,
    read: async (path: string, init?: RequestInit) => (await ask(path, init)).text(),
  }
}
