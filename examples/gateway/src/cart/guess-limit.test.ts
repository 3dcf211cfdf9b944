import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway, DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { countGuess } from './guess-limit.ts'

describe.each(DATABASES)('the limit of guesses on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({
      database,
      config: {
        limits: {
          requestsPerMinute: 0,
          guessesPerMinute: 3,
          guestsPerMinute: 0,
          declines: 0,
          failedLogins: 0,
          passkeysPerMinute: 0,
          accountsPerHour: 0,
          passwordMailsPerHour: 0,
          orderMailsPerHour: 0,
          newsletterMailsPerHour: 0,
          reviewsPerHour: 0,
          picturesPerMinute: 0,
        },
      },
    })
  })
  afterAll(() => gateway.close())

  /** The dependencies of another gateway on the same database, with a memory of its own. */
  const otherDeps = () => ({ ...gateway.deps, db: { ...gateway.deps.db } })
  const guess = (userId: string, deps = gateway.deps, peer = `address of ${userId}`) => {
    const session = { userId, kind: 'session', guest: true, sessionId: null } as const
    return countGuess('promo', { session, peer }, deps).then(
      () => 'counted',
      (error: unknown) => error,
    )
  }

  it('answers 429 with Retry-After after the last guess of a minute', async () => {
    for (let at = 0; at < 3; at += 1) expect(await guess('ada')).toBe('counted')
    expect(await guess('ada')).toMatchObject({
      status: 429,
      errors: [{ code: 'PROMO_CODE_INVALID' }],
      headers: { 'Retry-After': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/) },
    })
    expect(await guess('grace')).toBe('counted')
  })

  it('answers a hand-over with its own code', async () => {
    const session = { userId: 'mary', kind: 'session', guest: true, sessionId: null } as const
    const tries = Array.from({ length: 4 }, () =>
      countGuess('handover', { session, peer: 'address of mary' }, gateway.deps),
    )
    const rejected = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
    expect(rejected).toMatchObject([
      { reason: { status: 429, errors: [{ code: 'HANDOVER_INVALID' }] } },
    ])
  })

  it('counts the codes of who has no session by their address', async () => {
    const tries = Array.from({ length: 10 }, () =>
      countGuess('gift', { session: null, peer: 'address of nobody' }, gateway.deps),
    )
    const rejected = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
    expect(rejected).toMatchObject([
      { reason: { status: 429, errors: [{ code: 'TOO_MANY_ATTEMPTS' }] } },
    ])
  })

  it('is shared by all gateways on one database', async () => {
    expect(await guess('joan')).toBe('counted')
    expect(await guess('joan', otherDeps())).toBe('counted')
    expect(await guess('joan', otherDeps())).toBe('counted')
    expect(await guess('joan', otherDeps())).toMatchObject({ status: 429 })
    expect(await guess('joan')).toMatchObject({ status: 429 })
  })

  it('counts the guesses of all guests of one address, who cost nothing', async () => {
    const answers = []
    for (let at = 0; at < 12; at += 1)
      answers.push(await guess(`guest ${at}`, otherDeps(), '192.0.2.1'))
    expect(answers.filter((answer) => answer === 'counted')).toHaveLength(9)
    expect(await guess('guest of another address', otherDeps(), '192.0.2.2')).toBe('counted')
  })

  it('counts concurrent guesses one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guess('edsger', otherDeps())),
    )
    expect(answers.filter((answer) => answer === 'counted')).toHaveLength(3)
  })

  it('is off when the configuration says 0', async () => {
    const { config } = gateway.deps
    const deps = {
      ...otherDeps(),
      config: { ...config, limits: { ...config.limits, guessesPerMinute: 0 } },
    }
    for (let at = 0; at < 5; at += 1) expect(await guess('alan', deps)).toBe('counted')
  })
})
