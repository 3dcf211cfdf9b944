import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const PROXY = 'local'

describe('the limit of drawn pictures', () => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    const limits = {
      requestsPerMinute: 0,
      guesses: 0,
      guestsPerMinute: 0,
      declines: 0,
      failedLogins: 0,
      passkeysPerMinute: 0,
      accountsPerHour: 0,
      passwordMailsPerHour: 0,
      orderMailsPerHour: 0,
      newsletterMailsPerHour: 0,
      privacyMailsPerHour: 0,
      applicationsPerHour: 0,
      reviewsPerHour: 0,
      picturesPerMinute: 1,
    }
    gateway = await openReferenceGateway({ config: { limits, trustedProxies: [PROXY] } })
  })
  afterAll(() => gateway.close())

  const ask = (id: number, address: string) =>
    gateway.fetch(`/images/designs/${id}/card-300.webp`, {
      headers: { 'X-Forwarded-For': address },
    })
  const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status)

  it('lets an address begin three times as many at once, and then says how long to wait', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((id) => ask(id, '192.0.2.1')))
    expect(statuses(answers).sort()).toEqual([200, 200, 200, 429])
    const late = answers.find(({ status }) => status === 429)
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await late?.json()).toMatchObject({ errors: [{ code: 'NO_IMAGE_AVAILABLE' }] })
  })

  it('serves what is drawn already, and what another address asks for', async () => {
    expect((await ask(9, '192.0.2.1')).status).toBe(429)
    expect((await ask(9, '192.0.2.2')).status).toBe(200)
    expect(statuses(await Promise.all([9, 9, 9, 9].map((id) => ask(id, '192.0.2.1'))))).toEqual([
      200, 200, 200, 200,
    ])
  })
})
