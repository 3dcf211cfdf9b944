import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ZELDA } from '../privacy-request/testing/fill-person.ts'
import { forgetMails } from './forget-mails.ts'

describe('the mails in a folder', () => {
  it('to a person, or about the orders, are deleted', async () => {
    const dataDir = mkdtempSync(pathOf(tmpdir(), 'selvage-mails-'))
    mkdirSync(pathOf(dataDir, 'outbox'))
    const write = (key: string, to: string) => {
      writeFileSync(
        pathOf(dataDir, 'outbox', `${key}.eml`),
        `From: x\nTo: ${to}\n\nTo: zelda@quill.example`,
      )
    }
    write('own', '<Zelda@quill.example>')
    write('folded', '\n zelda@quill.example')
    write('order-1', 'niece@quill.example')
    write('other', 'not-zelda@quill.example')
    await forgetMails(dataDir, { email: ZELDA.email, keys: ['order-1'] })
    expect(readdirSync(pathOf(dataDir, 'outbox'))).toEqual(['other.eml'])
    rmSync(dataDir, { recursive: true })
    await forgetMails(dataDir, { email: ZELDA.email, keys: [] })
  })
})
