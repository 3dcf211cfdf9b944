import { expect, it, vi } from 'vitest'
import { redirectedForm } from './held-answer.ts'

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate' }
type Answered = Parameters<typeof redirectedForm>[1]
const answered = (login: unknown, errors: Answered['errors'] = null): Answered => ({
  statusCode: 400,
  actionData: { login },
  errors,
})

function post(context: Answered, init: RequestInit = {}) {
  const hold = vi.fn(() => true)
  const request = new Request('http://localhost/en/login?next=/en/cart', {
    method: 'POST',
    headers: NAVIGATION,
    ...init,
  })
  return { hold, response: redirectedForm(request, context, { answer: undefined, hold }) }
}

it('leads from a rejected form to its page', () => {
  const { hold, response } = post(answered({ email: 'a@example.com' }))
  expect(response?.status).toBe(303)
  expect(response?.headers.get('Location')).toBe('/en/login?next=/en/cart')
  expect(hold).toHaveBeenCalledWith('/en/login', {
    status: 400,
    actionData: { login: { email: 'a@example.com' } },
  })
})

it.each([
  ['a program', answered({}), { headers: {} }],
  ['a page that is read', answered({}), { method: 'GET' }],
  ['a page that failed', answered({}, { root: new Error('away') }), {}],
  ['a card', answered({ typed: { message: 'Pay with 4242 4242 4242 4242' } }), {}],
] as const)('holds nothing of %s', (_, context, init) => {
  const { hold, response } = post(context, init)
  expect(response).toBeUndefined()
  expect(hold).not.toHaveBeenCalled()
})
