import { logIn, register, setPassword } from '@selvage/core/account'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop, renderInRoot } from '../testing/open-shop.tsx'
import { accountErrors, JoinForm, LogInForm, NewPasswordForm } from './index.ts'

afterEach(cleanup)

const { gateway } = openShop().shop
const place = { country: 'US', currency: 'USD', measurement: 'imperial', locale: 'en_US' } as const
const nobody = { screenName: '', email: '', password: '', newsletter: false, ...place }

const rejectionOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('an empty form to join has an error at each of its fields', async () => {
  const error = await rejectionOf(gateway.send(register, { body: nobody }))
  renderInRoot(<JoinForm action="/register" {...accountErrors(error)} attempt={1} />)
  expect(lines()).toEqual([
    'Name that others see: Required',
    'Email: Required',
    'Password: Required',
  ])
})

test('a short password has the fewest characters beside it', async () => {
  const body = { ...nobody, screenName: 'Ada', email: 'ada@example.com', password: 'short' }
  const error = await rejectionOf(gateway.send(register, { body }))
  renderInRoot(<JoinForm action="/register" {...accountErrors(error)} attempt={1} />)
  expect(lines()).toEqual([expect.stringMatching(/^Password: .*12/)])
})

test('an empty log-in names its fields', async () => {
  const error = await rejectionOf(gateway.send(logIn, { body: { email: '', password: '' } }))
  const rejected = accountErrors(error)
  renderInRoot(<LogInForm action="/login" {...rejected} attempt={1} />)
  expect(lines()).toHaveLength(2)
  expect(rejected.error).toBeUndefined()
})

test('a link that sets no password is an error of its form', async () => {
  const body = { token: 'none', password: 'a password of length' }
  const rejected = accountErrors(await rejectionOf(gateway.send(setPassword, { body })))
  renderInRoot(<NewPasswordForm action="/new" token="none" {...rejected} attempt={1} />)
  expect(rejected).toMatchObject({ errors: {}, error: { code: 'FIELD_VALUE_INVALID' } })
  expect(document.body.textContent).toContain('This value cannot be used')
})

test('a request without an answer is an error of its form', () => {
  expect(accountErrors(new TypeError('Failed to fetch'))).toEqual({
    errors: {},
    error: { code: 'SERVER_ERROR', severity: 'error' },
  })
})
