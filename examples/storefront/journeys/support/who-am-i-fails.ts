import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { builtApp } from '../../tests/built-server.ts'

const { storefront, gateway, payment, dataDir, islands } = inject('shop')

/** Stands between a storefront and the gateway, and fails in the one call that names the user. */
async function openProxy(state: { fails: boolean }): Promise<{ url: string; server: ServerType }> {
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve(
      {
        port: 0,
        fetch: async (request) => {
          const { pathname, search } = new URL(request.url)
          if (state.fails && pathname.endsWith('/who-am-i'))
            return Response.json({ errors: [{ code: 'SERVER_ERROR' }] }, { status: 503 })
          const headers = new Headers(request.headers)
          headers.set('host', new URL(gateway).host)
          const answer = await fetch(gateway + pathname + search, {
            method: request.method,
            headers,
            redirect: 'manual',
            ...(request.method !== 'GET' && { body: await request.arrayBuffer() }),
          })
          const passed = new Headers(answer.headers)
          passed.delete('content-encoding')
          passed.delete('content-length')
          return new Response(answer.body, { status: answer.status, headers: passed })
        },
      },
      () => resolve(started),
    )
  })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

/**
 * Has a page's documents from a storefront whose gateway answers 503 to the call that names the
 * user, as long as `fails` is true.
 */
export async function whoAmIFails(page: Page) {
  const state = { fails: true }
  const { url, server } = await openProxy(state)
  const app = await builtApp({
    STOREFRONT_URL: storefront,
    GATEWAY_URL: url,
    PUBLIC_GATEWAY_URL: gateway,
    PAYMENT_URL: payment,
    DATA_DIR: dataDir,
    ISLANDS: islands,
  })
  await page.route(`${storefront}/**`, async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback()
    const headers = { ...(await request.allHeaders()), host: new URL(storefront).host }
    const answer = await app.request(request.url(), {
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name[0] !== ':')),
    })
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  return {
    recover: () => {
      state.fails = false
    },
    close: () => void server.close(),
  }
}
