import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installedBrowser } from './browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'selvage-browser-'))
const chrome = join(folder, 'google-chrome')
writeFileSync(chrome, '#!/bin/sh\n')
chmodSync(chrome, 0o755)

describe('installedBrowser', () => {
  it('prefers CHROME_PATH to the PATH', () => {
    expect(installedBrowser({ CHROME_PATH: '/bin/sh', PATH: folder })).toBe('/bin/sh')
  })

  it('finds Chrome on the PATH', () => {
    expect(installedBrowser({ PATH: `/nowhere:${folder}` })).toBe(chrome)
  })

  it('rejects a CHROME_PATH that cannot be run', () => {
    expect(() => installedBrowser({ CHROME_PATH: '/nowhere/chrome' })).toThrow(
      'CHROME_PATH names /nowhere/chrome, which cannot be run.',
    )
  })
})
