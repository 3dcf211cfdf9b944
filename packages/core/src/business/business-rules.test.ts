import { describe, expect, it } from 'vitest'
import { fromBusinessDetails, toBusinessDetails } from './business-field.contract.ts'
import { checkBusiness, EMPTY_BUSINESS, readShopLink } from './business-rules.ts'
import type { BusinessForm } from './business-rules.ts'

const form: BusinessForm = {
  businessType: 'quilting',
  shopLink: 'https://quilts.example/shop',
  stage: '',
  email: 'june@example.com',
  question: 'How do I price a quilt?\nBy the hour?',
}

describe('the form of an owner', () => {
  it('needs all but a stage', () => {
    expect(checkBusiness('owner', form)).toEqual({})
    expect(checkBusiness('owner', EMPTY_BUSINESS)).toEqual({
      businessType: 'required',
      shopLink: 'required',
      email: 'required',
      question: 'required',
    })
  })

  it.each<[Partial<BusinessForm>, object]>([
    [{ shopLink: 'my shop' }, { shopLink: 'link' }],
    [{ shopLink: `quilts.example/${'a'.repeat(300)}` }, { shopLink: 'too_long' }],
    [{ shopLink: 'quilts.example/4242424242424242' }, { shopLink: 'card_number' }],
    [{ email: 'june at example' }, { email: 'email' }],
    [{ question: '\u200b ' }, { question: 'required' }],
    [{ question: 'x'.repeat(1001) }, { question: 'too_long' }],
    [{ question: 'My card is 4242 4242 4242 4242' }, { question: 'card_number' }],
    [{ question: 'a\u0000b' }, { question: 'text' }],
    [{ businessType: 'banking' as 'events' }, { businessType: 'required' }],
  ])('with %o has the errors %o', (typed, errors) => {
    expect(checkBusiness('owner', { ...form, ...typed })).toEqual(errors)
  })
})

it('the form of a starter needs a stage and no shop', () => {
  const starter = { ...form, shopLink: '', stage: 'samples' } as const
  expect(checkBusiness('starter', starter)).toEqual({})
  expect(checkBusiness('starter', { ...starter, stage: '' })).toEqual({ stage: 'required' })
  expect(checkBusiness('starter', { ...starter, shopLink: 'javascript:alert(1)' })).toEqual({})
})

it.each([
  ['https://quilts.example', 'https://quilts.example/'],
  [' quilts.example/june ', 'https://quilts.example/june'],
  ['http://www.quilts.example', 'http://www.quilts.example/'],
  ['quilts.example:8080', 'https://quilts.example:8080/'],
  ['Straße.example', 'https://xn--strae-oqa.example/'],
])('the shop %j is at %s', (typed, link) => {
  expect(readShopLink(typed)).toBe(link)
})

it.each([
  '',
  'shop',
  'my shop.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://quilts.example',
  'mailto:june@quilts.example',
  'https://june:secret@quilts.example',
  'http://127.0.0.1',
  'http://[::1]/',
  'localhost',
  '@june',
])('%j is the page of no shop', (typed) => {
  expect(readShopLink(typed)).toBeUndefined()
})

it('the gateway has the same errors', () => {
  const errors = {
    businessType: 'required',
    shopLink: 'link',
    stage: 'required',
    email: 'email',
    question: 'card_number',
  } as const
  expect(fromBusinessDetails(toBusinessDetails(errors))).toEqual(errors)
  expect(
    fromBusinessDetails([{ code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field: 'stage' }]),
  ).toEqual({ stage: 'FIELD_NAME_INVALID_OR_INEDITABLE' })
})
