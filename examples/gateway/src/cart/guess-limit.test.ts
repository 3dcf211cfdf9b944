import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReferenceGateway, DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import { withinGuesses } from './guess-limit.ts'

describe.each(DATABASES)('the limit of guesses on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({
      database,
      config: {
        limits: {
          requestsPerMinute: 0,
          guesses: 3,
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
  })
  afterAll(() => gateway.close())
  afterEach(() => vi.useRealTimers())

  /** The dependencies of another gateway on the same database, with a memory of its own. */
  const otherDeps = () => ({ ...gateway.deps, db: { ...gateway.deps.db } })
  /** Whether a guess was counted, or the rejection that came instead. */
  const outcomeOf = (error: unknown): unknown =>
    error instanceof HttpError && error.status === 400 ? 'counted' : error
  const WRONG = {
    promo: httpError('PROMO_CODE_INVALID'),
    handover: httpError('HANDOVER_INVALID'),
    gift: httpError('FIELD_VALUE_INVALID', { field: 'code', message: 'unknown' }),
  }
  const sessionOf = (userId: string) =>
    ({ userId, kind: 'session', guest: true, sessionId: null }) as const
  /** A code that is wrong, of a guest or of a visitor without a session. */
  const guess = (
    userId: string | null,
    deps = gateway.deps,
    peer = `address of ${userId}`,
    kind: keyof typeof WRONG = 'promo',
  ) => {
    const session = userId === null ? null : sessionOf(userId)
    const check = (): Promise<never> => Promise.reject(WRONG[kind])
    return withinGuesses(kind, { session, peer }, deps, check).catch(outcomeOf)
  }

  it('answers 429 with Retry-After after the last free guess', async () => {
    for (let at = 0; at < 3; at += 1) expect(await guess('ada')).toBe('counted')
    expect(await guess('ada')).toMatchObject({
      status: 429,
      errors: [{ code: 'TOO_MANY_ATTEMPTS', params: { minutes: 1 } }],
      headers: { 'Retry-After': expect.stringMatching(/^(29|30)$/) },
    })
    expect(await guess('grace')).toBe('counted')
  })

  it('makes a guest wait longer each time, and forgets it in time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const waits = []
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await guess('kurt')).toBe('counted')
      const next = (await guess('kurt')) as { headers?: Record<string, string> } | 'counted'
      const wait = next === 'counted' ? 0 : Number(next.headers?.['Retry-After'])
      // A guess that was free is counted as well.
      if (next === 'counted') tries += 1
      waits.push(wait)
      vi.setSystemTime(Date.now() + wait * 1000)
    }
    expect(waits).toEqual([0, 30, 120, 600, 3600, 3600, 3600])
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    expect([await guess('kurt'), await guess('kurt')]).toEqual(['counted', 'counted'])
  })

  it('gives a right code back', async () => {
    const session = { userId: 'ruth', kind: 'session', guest: true, sessionId: null } as const
    const right = () =>
      withinGuesses(
        'promo',
        { session, peer: 'address of ruth' },
        gateway.deps,
        async () => 'right',
      )
    for (let at = 0; at < 9; at += 1) expect(await right()).toBe('right')
    for (let at = 0; at < 3; at += 1) expect(await guess('ruth')).toBe('counted')
    await expect(right()).rejects.toMatchObject({ status: 429 })
  })

  it.each(['handover', 'gift'] as const)('counts the wrong codes of a %s as well', async (kind) => {
    const answers = []
    for (let at = 0; at < 4; at += 1)
      answers.push(await guess('mary', gateway.deps, 'address of mary', kind))
    expect(answers.slice(0, 3)).toEqual(['counted', 'counted', 'counted'])
    expect(answers[3]).toMatchObject({ status: 429, errors: [{ code: 'TOO_MANY_ATTEMPTS' }] })
  })

  it('counts the codes of who has no session by their address', async () => {
    const answers = []
    for (let at = 0; at < 10; at += 1)
      answers.push(await guess(null, gateway.deps, 'address of nobody', 'gift'))
    expect(answers.filter((answer) => answer === 'counted')).toHaveLength(9)
    expect(answers[9]).toMatchObject({ status: 429 })
  })

  it('counts nothing that is wrong with anything but the code', async () => {
    const full = () => Promise.reject(httpError('ORDER_ITEMS_FOR_ORDER_AT_LIMIT'))
    const guesser = { session: sessionOf('alonzo'), peer: 'address of alonzo' }
    for (let at = 0; at < 9; at += 1)
      await expect(withinGuesses('promo', guesser, gateway.deps, full)).rejects.toMatchObject({
        errors: [{ code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT' }],
      })
    expect(await guess('alonzo')).toBe('counted')
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
      config: { ...config, limits: { ...config.limits, guesses: 0 } },
    }
    for (let at = 0; at < 5; at += 1) expect(await guess('alan', deps)).toBe('counted')
  })
})
