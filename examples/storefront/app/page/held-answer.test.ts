import { expect, it, vi } from 'vitest'
import { redirectedForm, withAnswer } from './held-answer.ts'

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
  return {
    hold,
    response: redirectedForm(request, context, { answer: undefined, hold, take: () => {} }),
  }
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

it.each([
  ['shows', null, 1, 400],
  ['that failed does not show', { root: new Error('away') }, 0, 503],
] as const)('a page %s an answer, which is taken once it is shown', (_, errors, taken, status) => {
  const take = vi.fn()
  const answer = { status: 400, actionData: { login: { email: 'a@example.com' } } }
  const staticHandlerContext = { statusCode: errors ? 503 : 200, actionData: null, errors }
  const page = { staticHandlerContext } as unknown as Parameters<typeof withAnswer>[0]
  const shown = withAnswer(page, { answer, take }).staticHandlerContext
  expect([shown.statusCode, take.mock.calls.length]).toEqual([status, taken])
})
