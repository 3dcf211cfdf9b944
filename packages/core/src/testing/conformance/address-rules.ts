import {
  addAddress,
  listAddresses,
  preferAddress,
  putAddress,
  removeAddress,
} from '../../addresses/addresses.contract.ts'
import type { AddressToSave, SavedAddress } from '../../addresses/addresses.contract.ts'
import { getInvoice } from '../../invoice/invoice.contract.ts'
import { join } from './account-rules.ts'
import { beginCheckout, LONDON, NEW_YORK } from './checkout-steps.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf, visit, visitAsGuest } from './visitor.ts'

const { email: _, emailRetype: _retyped, newsletter: _news, ...ALBANY } = NEW_YORK
const HOME: AddressToSave = { ...ALBANY, isDefault: false }
const { city, state, zipcode, country } = LONDON
const STUDIO: AddressToSave = { ...HOME, city, state, zipcode, country }

async function visitAsMember(open: OpenGateway) {
  const visitor = await visit(open)
  await join(visitor)
  const { gateway } = visitor
  return {
    ...visitor,
    list: () => gateway.send(listAddresses, {}),
    save: (body: AddressToSave) => gateway.send(addAddress, { body }),
    change: (id: string, body: AddressToSave) => gateway.send(putAddress, { params: { id }, body }),
    prefer: (id: string) => gateway.send(preferAddress, { params: { id }, body: {} }),
    drop: (id: string) => gateway.send(removeAddress, { params: { id } }),
  }
}

const shown = (addresses: readonly SavedAddress[]) =>
  addresses.map(({ city: where, isDefault }) => [where, isDefault])
const idIn = (addresses: readonly SavedAddress[], where: string): string =>
  addresses.find((each) => each.city === where)?.id ?? ''

/** Rules of the addresses that members save. */
export const describeAddresses: DescribeRules = (open, { describe, test, expect }) => {
  describe('a member’s addresses', () => {
    test('are saved once each, and one of them is the default', async () => {
      const { list, save } = await visitAsMember(open)
      expect(await list()).toEqual([])
      expect(shown(await save(HOME))).toEqual([['Albany', true]])
      expect(shown(await save(STUDIO))).toEqual([
        ['Albany', true],
        ['London', false],
      ])
      await save({ ...HOME, fullName: ' Ada Byron ', country: 'us' })
      expect(shown(await list())).toEqual([
        ['Albany', true],
        ['London', false],
      ])
      expect(shown(await save({ ...STUDIO, isDefault: true }))).toEqual([
        ['London', true],
        ['Albany', false],
      ])
    })

    test('are changed and removed, and another becomes the default', async () => {
      const { list, save, change, drop } = await visitAsMember(open)
      await save(HOME)
      const both = await save(STUDIO)
      const studio = idIn(both, 'London')
      const changed = await change(studio, { ...STUDIO, line2: 'Second floor', isDefault: true })
      expect(shown(changed)).toEqual([
        ['London', true],
        ['Albany', false],
      ])
      expect(changed[0]?.line2).toBe('Second floor')
      expect(shown(await drop(studio))).toEqual([['Albany', true]])
      await drop(studio)
      const home = idIn(both, 'Albany')
      await save(STUDIO)
      // The same address twice is one.
      expect(shown(await change(home, STUDIO))).toEqual([['London', true]])
      expect(shown(await list())).toEqual([['London', true]])
    })

    test('are preferred one at a time, and nothing else of them changes', async () => {
      const { save, change, prefer, list } = await visitAsMember(open)
      await save(HOME)
      const both = await save(STUDIO)
      const studio = idIn(both, 'London')
      await change(studio, { ...STUDIO, line2: 'Second floor' })
      const preferred = await prefer(studio)
      expect(shown(preferred)).toEqual([
        ['London', true],
        ['Albany', false],
      ])
      expect(preferred[0]?.line2).toBe('Second floor')
      expect(await prefer(studio)).toEqual(preferred)
      const unknown = { code: 'FIELD_VALUE_INVALID', status: 404 }
      expect(await rejectionOf(prefer(newKey()))).toMatchObject(unknown)
      const other = await visitAsMember(open)
      expect(await rejectionOf(other.prefer(studio))).toMatchObject(unknown)
      expect(await list()).toEqual(preferred)
    })

    test('are rejected with an error at each wrong field', async () => {
      const { save } = await visitAsMember(open)
      const wrong = { ...HOME, fullName: '', zipcode: '1', phone: 'x', country: 'US', state: '' }
      const { status, all } = await rejectionOf(save(wrong))
      expect(status).toBe(400)
      expect(all.map(({ code, field }) => [code, field]).sort()).toEqual([
        ['FIELD_CANNOT_BE_BLANK', 'full_name'],
        ['FIELD_CANNOT_BE_BLANK', 'state'],
        ['FIELD_VALUE_INVALID', 'phone'],
        ['INVALID_ZIPCODE', 'zipcode'],
      ])
    })

    test('are at most fifty', async () => {
      const { save, list } = await visitAsMember(open)
      for (let at = 1; at <= 50; at += 1) await save({ ...HOME, line1: `${at} Analytical Row` })
      const full = { code: 'FIELD_VALUE_INVALID', field: 'addresses', status: 400 }
      expect(await rejectionOf(save(STUDIO))).toMatchObject(full)
      await save({ ...HOME, line1: '50 Analytical Row' })
      expect((await list()).length).toBe(50)
    })

    test('are nobody else’s: neither another member nor a guest sees or changes them', async () => {
      const owner = await visitAsMember(open)
      const [{ id = '' } = {}] = await owner.save(HOME)
      const other = await visitAsMember(open)
      expect(await other.list()).toEqual([])
      const unknown = { code: 'FIELD_VALUE_INVALID', status: 404 }
      expect(await rejectionOf(other.change(id, STUDIO))).toMatchObject(unknown)
      expect(await rejectionOf(other.change(newKey(), STUDIO))).toMatchObject(unknown)
      expect(await other.drop(id)).toEqual([])
      const guest = await visitAsGuest(open)
      const denied = { code: 'UNAUTHORIZED', status: 403 }
      for (const request of [
        () => guest.gateway.send(listAddresses, {}),
        () => guest.gateway.send(addAddress, { body: HOME }),
        () => guest.gateway.send(putAddress, { params: { id }, body: STUDIO }),
        () => guest.gateway.send(preferAddress, { params: { id }, body: {} }),
        () => guest.gateway.send(removeAddress, { params: { id } }),
      ])
        expect(await rejectionOf(request())).toMatchObject(denied)
      expect(shown(await owner.list())).toEqual([['Albany', true]])
    })
  })

  describe('a member’s checkout', () => {
    test('knows the e-mail address, and saves the address of an order when asked to', async () => {
      const { steps, gateway } = await beginCheckout(open, 1, 'member')
      const { email } = await steps.read()
      expect(email?.endsWith('@example.com')).toBe(true)
      const form = { ...NEW_YORK, email: '', emailRetype: '', saveAddress: true }
      expect(await steps.ship(form)).toMatchObject({ email, saveAddress: true })
      expect(await gateway.send(listAddresses, {})).toEqual([])
      await steps.deliver()
      const { orderNumber } = await steps.place(await steps.payWithCard())
      const { invoice } = await gateway
        .send(getInvoice, { params: { orderNumber: orderNumber ?? '' } })
        .then((each) => ({ invoice: each }))
      expect(invoice.email).toBe(email)
      expect(shown(await gateway.send(listAddresses, {}))).toEqual([['Albany', true]])
    })

    test('saves no address that nobody asked to save', async () => {
      const { steps, gateway } = await beginCheckout(open, 1, 'member')
      const reviewed = await steps.toReview()
      expect(reviewed.saveAddress).toBe(false)
      await steps.place(reviewed)
      expect(await gateway.send(listAddresses, {})).toEqual([])
    })
  })

  describe('a guest’s checkout', () => {
    test('saves no address', async () => {
      const { steps } = await beginCheckout(open)
      expect((await steps.read()).email).toBe(null)
      expect((await steps.ship({ ...NEW_YORK, saveAddress: true })).saveAddress).toBe(false)
    })
  })
}
