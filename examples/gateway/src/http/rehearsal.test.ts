import { errorStatus, isShopError } from '@selvage/core/contract'
import { destinationOf, ERROR_CODES, messageKeyOf } from '@selvage/core/errors'
import type { ErrorCode } from '@selvage/core/errors'
import { listFabrics } from '@selvage/core/fabric'
import { createTranslator } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const languages = Object.entries({ de, en, es, fr }).map(([lang, catalogue]) =>
  createTranslator({ catalogue, locale: lang }),
)
const codes = ERROR_CODES

describe('a code that is rehearsed', () => {
  const rehearsal = new Map<string, ErrorCode>()
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ config: { rehearsal } })
  })
  afterAll(() => gateway.close())

  const listed = () => gateway.shopper().gateway.send(listFabrics, { query: {} })

  it.each(codes)('%s reaches the client, with a sentence and a way on', async (code) => {
    rehearsal.set('fabric.list', code)
    const thrown: unknown = await listed().catch((error: unknown) => error)
    if (!isShopError(thrown)) throw new Error(`${code} was not thrown as an error of the shop.`)
    // The client renews the session itself, and this visitor has none.
    expect(thrown.code).toBe(code === 'JWTExpired' ? 'EXPIRED_SESSION' : code)
    expect(thrown.status).toBe(errorStatus(listFabrics, code))
    expect(['stay', 'cart', 'payment', 'login']).toContain(destinationOf(thrown.code))
    const params = { limit: '', amount: '', ...thrown.params }
    const sentences = languages.map((t) => t(messageKeyOf(thrown.code), params))
    expect(new Set(sentences).size).toBe(languages.length)
    for (const sentence of sentences)
      expect(sentence).toMatch(/^(?!.*(?:errors\.|\{\{|undefined)).{10,}[.!?…]$/su)
  })

  it('does nothing else, and is over with its setting', async () => {
    rehearsal.clear()
    expect((await listed()).length).toBeGreaterThan(30)
    expect(codes.length).toBeGreaterThan(70)
  })
})

it.each(['NO_SUCH_CODE@fabric.list', 'CARD_DECLINED', '__proto__@fabric.list'])(
  'stops the start at %s, which rehearses nothing',
  (value) => {
    expect(() => readConfig({ REHEARSE_ERRORS: value })).toThrow(/REHEARSE_ERRORS must be/)
  },
)

it('stops the start at a call that the gateway has not', async () => {
  const { rehearsal } = readConfig({ REHEARSE_ERRORS: 'CARD_DECLINED@no.call' })
  await expect(openReferenceGateway({ config: { rehearsal } })).rejects.toThrow(/"no\.call"/)
})
