// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { forgetMember } from './forget-member.client.ts'

const YARD = 'selvage:fill-a-yard:https://gateway.test:3'
const FORM = 'selvage:checkout:12'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function open(mark: string | undefined, content = ''): void {
  document.body.innerHTML = content
  if (mark === undefined) delete document.body.dataset['member']
  else document.body.dataset['member'] = mark
  forgetMember()
}
function type(): void {
  localStorage.setItem(YARD, 'a yard')
  sessionStorage.setItem(FORM, 'an address')
}
const left = () => [localStorage.getItem(YARD), sessionStorage.getItem(FORM)]

it.each(['', 'b1234567'])('removes a member’s things for the next visitor, “%s”', (next) => {
  open('a1234567')
  type()
  open(next)
  expect(left()).toEqual([null, null])
  type()
  open(next)
  expect(left()).toEqual(['a yard', 'an address'])
})

it('removes them from a tab whose browser has forgotten the member already', () => {
  open('a1234567')
  type()
  localStorage.clear()
  open('')
  expect(left()).toEqual([null, null])
})

it('leaves a guest’s things with the guest and with the member that they become', () => {
  open('')
  expect(localStorage).toHaveLength(0)
  type()
  open('')
  open('a1234567')
  expect(left()).toEqual(['a yard', 'an address'])
})

it('leaves them to the same member, past the page of the login and one that knows nobody', () => {
  open('a1234567')
  type()
  open('', '<div data-login></div>')
  open(undefined)
  open('a1234567')
  expect(left()).toEqual(['a yard', 'an address'])
})
