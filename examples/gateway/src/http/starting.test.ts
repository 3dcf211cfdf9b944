import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startingAnswer } from './starting.ts'

const config = readConfig({ STOREFRONT_ORIGINS: 'https://shop.example, https://www.shop.example' })
const answer = (path: string, init: RequestInit) =>
  startingAnswer(new Request(`http://localhost:4000${path}`, init), config)

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
