import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { keysFrom } from '../secrets/keys.ts'
import { ACCESS_LIFETIME_S, readAccess, signAccess } from './access-token.ts'

const keys = keysFrom(new Uint8Array(32).fill(7))
const START = new Date('2026-11-01T12:00:00Z')
const at = (seconds: number) => ({ keys, now: () => new Date(START.getTime() + seconds * 1000) })
const session = { userId: 'user-1', sessionId: 'session-1', guest: true, kind: 'session' } as const

/** A token that is right in everything but the change. */
const madeUp = (payload: object, { alg = 'HS256', issuer = 'selvage-gateway' } = {}) =>
  new SignJWT({ sid: 'session-1', guest: true, ...payload })
    .setProtectedHeader({ alg })
    .setIssuer(issuer)
    .setSubject('user-1')
    .setIssuedAt(START.getTime() / 1000)
    .setExpirationTime(START.getTime() / 1000 + 600)
const invalid = { status: 401, errors: [{ code: 'JWTInvalid' }] }

describe('an access token', () => {
  it('opens its session for 15 minutes', async () => {
    const token = await signAccess(session, at(0.9))
    expect(ACCESS_LIFETIME_S).toBe(900)
    for (const seconds of [0, 899]) expect(await readAccess(token, at(seconds))).toEqual(session)
    await expect(readAccess(token, at(900))).rejects.toMatchObject({
      status: 401,
      errors: [{ code: 'JWTExpired' }],
    })
  })

  it('opens a member’s session as a member’s', async () => {
    const token = await signAccess({ ...session, guest: false }, at(0))
    expect(await readAccess(token, at(0))).toMatchObject({ guest: false })
  })

  it('of a clock that is ahead by 60 seconds is read, and of one further ahead is not', async () => {
    const token = await signAccess(session, at(60))
    expect(await readAccess(token, at(0))).toEqual(session)
    await expect(readAccess(token, at(-1))).rejects.toMatchObject(invalid)
  })

  it('is read as it is made', async () => {
    expect(await readAccess(await madeUp({}).sign(keys.access), at(0))).toEqual(session)
  })

  it.each<[string, object, { alg?: string; issuer?: string }?]>([
    ['without a session', { sid: undefined }],
    ['whose session is a number', { sid: 7 }],
    ['without the kind of its user', { guest: undefined }],
    ['whose kind of user is a text', { guest: 'true' }],
    ['of another issuer', {}, { issuer: 'another' }],
    ['of another algorithm', {}, { alg: 'HS512' }],
  ])('%s is rejected', async (_, payload, change) => {
    const token = await madeUp(payload, change).sign(keys.access)
    await expect(readAccess(token, at(0))).rejects.toMatchObject(invalid)
  })

  it('without a user, of another key and of another shape is rejected', async () => {
    const nobody = await new SignJWT({ sid: 'session-1', guest: true })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('selvage-gateway')
      .setIssuedAt(START.getTime() / 1000)
      .setExpirationTime(START.getTime() / 1000 + 600)
      .sign(keys.access)
    const foreign = await madeUp({}).sign(keys.refresh)
    for (const token of [nobody, foreign, '', 'a.b.c'])
      await expect(readAccess(token, at(0))).rejects.toMatchObject(invalid)
  })
})
