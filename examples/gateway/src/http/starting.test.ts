import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { notReadyAnswer } from './starting.ts'

const config = readConfig({ STOREFRONT_ORIGINS: 'https://shop.example, https://www.shop.example' })
const answer = (path: string, init: RequestInit) =>
  notReadyAnswer(new Request(`http://localhost:4000${path}`, init), config, 'starting')

it('lets every page read that the gateway is starting, after its preflight', async () => {
  const origins = { 'https://blog.example': '*', 'https://www.shop.example': undefined }
  for (const [origin, allowed = origin] of Object.entries(origins)) {
    const headers = { Origin: origin }
    const preflight = answer('/guests', { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed)
    const early = answer('/fabrics', { headers })
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
    expect(early.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(await early.json()).toMatchObject({ errors: [{ code: 'SERVER_ERROR' }] })
  }
})

it.each(['starting', 'stopping'] as const)('lives and is not ready while %s', async (why) => {
  const at = (path: string) =>
    notReadyAnswer(new Request(`http://localhost:4000${path}`), config, why)
  expect([at('/healthz').status, await at('/healthz').json()]).toEqual([200, { status: why }])
  expect([at('/readyz').status, await at('/readyz').json()]).toEqual([503, { status: why }])
})
