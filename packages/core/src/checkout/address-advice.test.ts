import { describe, expect, it } from 'vitest'
import { regionMismatch, suggestEmail } from './address-advice.ts'
import { isUsZip } from './address.ts'
import { US_STATES } from './regions.table.ts'
import { ZIP_STATES } from './zip-states.table.ts'

describe('a postal code', () => {
  it.each([
    [{ country: 'CA', state: 'ON', zipcode: 'K1A 0B1' }, false],
    [{ country: 'CA', state: 'ON', zipcode: ' k1a 0b1' }, false],
    [{ country: 'CA', state: 'BC', zipcode: 'K1A 0B1' }, true],
    [{ country: 'CA', state: 'BC', zipcode: '' }, false],
    [{ country: 'CA', state: 'NY', zipcode: 'K1A 0B1' }, false],
    [{ country: 'US', state: 'BC', zipcode: 'K1A 0B1' }, false],
    [{ country: 'US', state: 'NY', zipcode: '12534' }, false],
    [{ country: 'US', state: 'NY', zipcode: ' 12534-1234' }, false],
    [{ country: 'US', state: 'CA', zipcode: '12534' }, true],
    // A code that is still being typed, and one that no state is chosen for.
    [{ country: 'US', state: 'CA', zipcode: '1253' }, false],
    [{ country: 'US', state: '', zipcode: '12534' }, false],
    [{ country: 'US', state: 'toString', zipcode: '12534' }, false],
    // Fishers Island has a code of Connecticut, and Austin one between Oklahoma’s.
    [{ country: 'US', state: 'NY', zipcode: '06390' }, false],
    [{ country: 'US', state: 'TX', zipcode: '73301' }, false],
    [{ country: 'US', state: 'AE', zipcode: '09012' }, false],
    [{ country: 'US', state: 'AS', zipcode: '96799' }, false],
    [{ country: 'DE', state: 'NY', zipcode: '04229' }, false],
  ])('%j is of another region: %s', (address, isMismatch) => {
    expect(regionMismatch(address)).toBe(isMismatch)
  })

  it('belongs to its own state at both ends of each range, for every state of the list', () => {
    expect(Object.keys(ZIP_STATES).toSorted()).toEqual(Object.keys(US_STATES).toSorted())
    for (const [state, ranges] of Object.entries(ZIP_STATES))
      for (const prefix of ranges.split(/[ -]/)) {
        const zipcode = `${prefix}01`
        expect(isUsZip(zipcode)).toBe(true)
        expect([state, regionMismatch({ country: 'US', state, zipcode })]).toEqual([state, false])
      }
  })
})

describe('an e-mail address', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    [' Ada.Byron@GMIAL.com ', 'Ada.Byron@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@wbe.de', 'ada@web.de'],
    ['ada@t-onlin.de', 'ada@t-online.de'],
  ])('%s was probably meant to be %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each([
    'ada@gmail.com',
    'ada@mail.com',
    'ada@ymail.com',
    'ada@gmx.at',
    'ada@example.com',
    'ada@yahoo.de',
    'ada@hotmail.fr',
    // May still be typed on.
    'ada@gmail.co',
    'ada@',
    'ada',
    '@gmial.com',
    'ada@byron@gmial.com',
    '',
  ])('%s is taken as it is', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  })
})
