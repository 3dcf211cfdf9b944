import { describe, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import { rateLimit } from './rate-limit.ts'

describe('the rate limit', () => {
  it('refills steadily', () => {
    let now = 0
    const limit = rateLimit(60, () => now)
    for (let at = 0; at < 60; at += 1) expect(limit.take('a')).toBe(0)
    expect(limit.take('a')).toBe(1)
    expect(limit.take('b')).toBe(0)
    now = 1_000
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 1])
  })

  it('answers 429 to a peer over its limit, whatever X-Forwarded-For it sends', async () => {
    const strict = await openReferenceGateway({
      config: {
        limits: {
          requestsPerMinute: 5,
          guesses: 5,
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
          picturesPerMinute: 0,
        },
      },
    })
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        strict.fetch('/fabrics', { headers: { 'X-Forwarded-For': `10.0.0.${at}` } }),
      ),
    )
    await strict.close()
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('12')
  })
})
