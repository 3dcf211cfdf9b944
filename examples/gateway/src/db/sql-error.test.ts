import { describe, expect, it } from 'vitest'
import { isConnectionLost, isUnavailable } from './sql-error.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })
const wrapped = (error: Error) => new Error('Failed query', { cause: error })

describe('a failed query', () => {
  it.each([
    ['a server that shuts down', coded('57P01')],
    ['a server that crashed', coded('57P02')],
    ['a server that starts', coded('57P03')],
    ['a transaction that idled too long', coded('25P03')],
    ['a protocol error', coded('08P01')],
    ['a refused connection', coded('ECONNREFUSED')],
    ['a socket file that is away', coded('ENOENT', { syscall: 'connect' })],
    ['a hang-up', new Error('Connection terminated unexpectedly')],
    [
      'a client after a hang-up',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
  ])('lost its connection: %s', (_, error) => {
    expect([isConnectionLost(error), isUnavailable(wrapped(error))]).toEqual([true, true])
  })

  it.each([
    ['a lock timeout', '55P03'],
    ['a statement timeout', '57014'],
    ['a full disk', '53100'],
    ['a standby', '25006'],
  ])('can be tried again on the same connection: %s', (_, code) => {
    expect([isConnectionLost(coded(code)), isUnavailable(wrapped(coded(code)))]).toEqual([
      false,
      true,
    ])
  })

  it.each([
    ['a duplicate', coded('23505')],
    ['a missing file', coded('ENOENT', { syscall: 'open' })],
    ['a bug', new TypeError('x')],
    ['no error at all', undefined],
  ])('is not treated as unavailable: %s', (_, error) => {
    expect([isConnectionLost(error), isUnavailable(error)]).toEqual([false, false])
  })
})
