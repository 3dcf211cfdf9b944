import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { countedAddress, signedVisitor, VISITOR_HEADER } from './signed-visitor.ts'

const SECRET = 'a secret that storefront and gateway share'
const NOW_S = 1_800_000_000
const signed = (address: string, { secret = SECRET, timeS = NOW_S } = {}) =>
  `t=${timeS},a=${address},v1=${createHmac('sha256', secret).update(`${timeS}.${address}`).digest('hex')}`

describe('the visitor of a signed header', () => {
  it.each(['192.0.2.7', '2001:db8::7'])('is %s where the signature fits', (address) => {
    expect(signedVisitor(signed(address), SECRET, NOW_S + 299)).toBe(address)
  })

  it.each([
    [null],
    [''],
    ['192.0.2.7'],
    [signed('192.0.2.7').replace('192.0.2.7', '192.0.2.8')],
    [signed('192.0.2.7', { secret: 'another' })],
    [signed('192.0.2.7', { timeS: NOW_S - 301 })],
    [signed('1.2.3.4.5')],
    [`${signed('192.0.2.7')}, ${signed('192.0.2.8')}`],
  ])('is nobody for %j', (header) => {
    expect(signedVisitor(header, SECRET, NOW_S)).toBeUndefined()
  })

  it('is nobody without a secret, which an empty one is, too', () => {
    const open = signed('192.0.2.7', { secret: '' })
    expect([signedVisitor(open, undefined, NOW_S), signedVisitor(open, '', NOW_S)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is counted alike however a socket writes it', () => {
    expect(['::ffff:192.0.2.7', '192.0.2.7', 'local'].map(countedAddress)).toEqual([
      '192.0.2.7',
      '192.0.2.7',
      'local',
    ])
  })

  it.each([
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['2001:db8::a:b:c:d', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:ffff::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('is counted by its network: %s as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })
})

describe('the limit of requests', () => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({
      config: {
        limits: {
          requestsPerMinute: 3,
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
          picturesPerMinute: 0,
        },
      },
      deps: () => ({ visitorSecret: SECRET, now: () => new Date(NOW_S * 1000) }),
    })
  })
  afterAll(() => gateway.close())
  const statuses = async (header: (at: number) => string) => {
    const found = []
    for (let at = 0; at < 6; at += 1) {
      const headers = { [VISITOR_HEADER]: header(at) }
      found.push((await gateway.fetch('/templates?collection_id=1', { headers })).status)
    }
    return found.filter((status) => status === 429).length
  }

  it('counts each visitor of the storefront, and nobody by a header of his own', async () => {
    expect(await statuses((at) => signed(`192.0.2.${at}`))).toBe(0)
    expect(await statuses(() => signed('192.0.2.99'))).toBe(3)
    expect(await statuses((at) => signed(`192.0.2.${at}`, { secret: 'guessed' }))).toBe(3)
  })
})
