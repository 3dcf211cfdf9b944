import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openServer } from './open-server.ts'

it('closes a connection whose headers never end, and takes so many at once', async () => {
  const server = openServer((_, response) => response.end('ok'), {
    headersTimeout: 50,
    requestTimeout: 50,
    connectionsCheckingInterval: 20,
  })
  expect(server.maxConnections).toBe(2_000)
  await once(server.listen(0), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('utf8').write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  let answer = ''
  socket.on('data', (text) => {
    answer += String(text)
  })
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  server.close()
})

it('gives headers ten seconds and a request thirty', () => {
  const server = openServer(() => {})
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
})
