import { NO_CONSENT } from '../../consent/consent-rules.ts'
import type { ConsentChoice } from '../../consent/consent-rules.ts'
import { chooseConsent } from '../../consent/consent.contract.ts'
import { register } from '../../account/account.contract.ts'
import { createGuest, whoAmI } from '../../session/session.contract.ts'
import { newEmail, PASSWORD } from './account-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { visit } from './visitor.ts'

const ALL: ConsentChoice = { analytics: true, marketing: true, doNotSell: false }
const PATH = ['POST', '/consent'] as const
const WIRE = { analytics: true, marketing: true, do_not_sell: false }

/** A visitor who chooses what may be stored and sent. */
async function visitChooser(open: OpenGateway) {
  const visitor = await visit(open)
  const { gateway, raw } = visitor
  return {
    ...visitor,
    choose: (change: Partial<ConsentChoice> = {}) =>
      gateway.send(chooseConsent, { body: { ...NO_CONSENT, ...change } }),
    /** Chooses in a browser that sends Global Privacy Control. */
    chooseWithControl: async (value: string, body: object = WIRE) =>
      (await raw(PATH, { body, headers: { 'Sec-GPC': value } })).json as {
        readonly consent: Readonly<Record<string, unknown>>
      },
  }
}

/** Rules of the choice about privacy. */
export const describeConsent: DescribeRules = (open, { describe, test, expect }) => {
  describe('a choice about privacy', () => {
    test('is answered as it counts, without a session, and makes none', async () => {
      const { choose, gateway } = await visitChooser(open)
      expect(await choose({ analytics: true })).toMatchObject({
        analytics: true,
        marketing: false,
        doNotSell: false,
        byBrowser: false,
      })
      expect(await gateway.send(whoAmI, { query: {} })).toBe(null)
    })

    test('not to sell ends advertising, whatever else is chosen', async () => {
      const { choose } = await visitChooser(open)
      expect(await choose({ ...ALL, doNotSell: true })).toMatchObject({
        analytics: true,
        marketing: false,
        doNotSell: true,
        byBrowser: false,
      })
    })

    test('is not to sell where the browser says so, and names the browser', async () => {
      const { chooseWithControl } = await visitChooser(open)
      expect((await chooseWithControl('1')).consent).toMatchObject({
        analytics: true,
        marketing: false,
        do_not_sell: true,
        global_privacy_control: true,
      })
      expect((await chooseWithControl('0')).consent).toMatchObject({
        ...WIRE,
        global_privacy_control: false,
      })
    })

    test('is whole: what is left out of a later one is withdrawn', async () => {
      const { choose } = await visitChooser(open)
      const first = await choose(ALL)
      const second = await choose({ doNotSell: true })
      expect(second).toMatchObject({ ...NO_CONSENT, doNotSell: true })
      expect(second.id === first.id).toBe(false)
      expect(await choose(ALL)).toMatchObject(ALL)
    })

    test('is one record however often it is sent', async () => {
      const { choose, chooseWithControl } = await visitChooser(open)
      const first = await choose({ doNotSell: true })
      expect(await choose({ doNotSell: true })).toEqual(first)
      // The same of the browser itself is another one: who says so is a part of the record.
      const { consent } = await chooseWithControl('1', { ...WIRE, analytics: false })
      expect(consent['uid'] === first.id).toBe(false)
      expect((await chooseWithControl('1', { ...WIRE, analytics: false })).consent).toEqual(consent)
    })

    test('of a guest and of a member is a record of each', async () => {
      const { choose, gateway } = await visitChooser(open)
      await gateway.send(createGuest, { body: { kind: 'session' } })
      const guests = await choose({ doNotSell: true })
      expect(await choose({ doNotSell: true })).toEqual(guests)
      const body = { screenName: 'June', email: newEmail(), password: PASSWORD, newsletter: false }
      await gateway.send(register, { body })
      const members = await choose({ doNotSell: true })
      expect(members).toMatchObject({ doNotSell: true })
      expect(await choose({ doNotSell: true })).toEqual(members)
    })

    test('has all of its parts, and no other', async () => {
      const { raw } = await visitChooser(open)
      const { do_not_sell: _, ...others } = WIRE
      expect((await raw(PATH, { body: others })).errors).toMatchObject([
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'do_not_sell' },
      ])
      expect((await raw(PATH, { body: { ...WIRE, analytics: 'yes' } })).errors).toMatchObject([
        { code: 'FIELD_VALUE_INVALID', field: 'analytics' },
      ])
      expect((await raw(PATH, { body: { ...WIRE, everything: true } })).errors).toMatchObject([
        { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field: 'everything' },
      ])
    })

    test('is the storefront’s alone: no cart token of a partner’s page makes one', async () => {
      const { embed } = await visitChooser(open)
      const { gateway } = await embed()
      const rejected = await gateway.send(chooseConsent, { body: ALL }).then(
        () => undefined,
        (error: { readonly status?: number }) => error.status,
      )
      expect(rejected).toBe(403)
    })
  })
}
