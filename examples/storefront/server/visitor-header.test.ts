import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { visitorAddress, visitorSecretIn, visitorValue } from './visitor-header.ts'

describe('the visitor whom the gateway counts', () => {
  it.each([
    ['::ffff:192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['192.0.2.1', null, '192.0.2.1'],
    ['10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    [undefined, '203.0.113.9', undefined],
  ])('is, of the socket %j and the proxies’ list %j, %j', (socket, forwarded, wanted) => {
    expect(visitorAddress(socket, forwarded, new Set(['10.0.0.1']))).toBe(wanted)
  })

  it('is signed with its time', () => {
    expect(visitorValue('192.0.2.1', 'secret', 7)).toMatch(/^t=7,a=192\.0\.2\.1,v1=[0-9a-f]{64}$/)
    expect(visitorValue('192.0.2.1', 'secret', 7)).not.toBe(visitorValue('192.0.2.1', 'other', 7))
  })

  it('has one secret in a data folder, and none in a folder that is not there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'selvage-visitor-'))
    try {
      const made = visitorSecretIn(folder)
      expect(made).toMatch(/^[\w-]{43}$/)
      expect(visitorSecretIn(folder)).toBe(made)
      writeFileSync(join(folder, 'visitor.key'), '')
      expect(visitorSecretIn(folder)).toBeUndefined()
      expect(visitorSecretIn(join(folder, 'no', 'such', 'folder'))).toBeUndefined()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
