import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const TRIES = 150
const TRY_EVERY_MS = 100
const GIFT_CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/

/** Returns the files of the mails that were sent; before the first one there is no folder. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
}

/** Waits until so many mails were sent, for a while. */
export async function untilMailed(dataDir: string, count: number): Promise<void> {
  for (let tries = 0; tries < TRIES && mailsIn(dataDir).length < count; tries += 1)
    await wait(TRY_EVERY_MS)
}

/** Returns the codes of the gift certificates that were mailed. */
export function giftCodesIn(dataDir: string): string[] {
  return mailsIn(dataDir)
    .filter((name) => name.startsWith('gift-'))
    .map((name) => GIFT_CODE.exec(readFileSync(join(dataDir, 'outbox', name), 'utf8'))?.[0] ?? '')
}
