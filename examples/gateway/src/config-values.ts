import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkAccountEmail } from '@selvage/core/account'

/** The process's environment, as Node has it. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Returns the values between commas. */
export function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** A moment with its time zone, such as `2026-03-15T09:00:00-04:00`. */
export function dateOf(name: string, value: string | undefined): Date | null {
  if (!value) return null
  if (!/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(value) || Number.isNaN(Date.parse(value)))
    throw new Error(`${name} must be a time such as 2026-03-15T09:00:00Z, not "${value}".`)
  return new Date(value)
}

/** Returns the path of a folder that exists. */
export function folderOf(env: Environment, name: string, fallback: string): string {
  const folder = resolve(env[name] || fallback)
  if (!existsSync(folder)) throw new Error(`${name} names ${folder}, which is no folder.`)
  return folder
}

/** Returns a key of at least 16 characters; null without one. */
export function keyOf(env: Environment, name: string): string | null {
  const value = env[name]
  if (!value) return null
  if (value.length < 16) throw new Error(`${name} must have at least 16 characters.`)
  return value
}

/** Returns a whole number from 0 to `most`. */
export function whole(env: Environment, name: string, fallback: number, most: number): number {
  const value = Number(env[name] || fallback)
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${name} must be a whole number from 0 to ${most}, not "${env[name]}".`)
  return value
}

/** An origin as browsers send it; throws a sentence with the setting's name. */
export function originOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.username !== ''
  )
    throw new Error(`${name} must be an origin such as https://shop.example, not "${value}".`)
  return url.origin
}

/** Who sells. The lines of the address stand between `|` or line breaks. */
export function sellerOf(env: Environment) {
  const address = env['SELLER_ADDRESS'] || 'Demo Street 1|12345 Demo Town|United States'
  return {
    name: env['SELLER_NAME'] || 'Selvage demo shop',
    address: address
      .split(/[|\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    taxId: env['SELLER_TAX_ID'] || null,
  }
}

/** Who sends mails: the seller, by the address of `MAIL_FROM`. */
export function mailFromOf(env: Environment) {
  const address = env['MAIL_FROM'] || 'orders@selvage.example'
  if (checkAccountEmail(address).email !== undefined)
    throw new Error(`MAIL_FROM must be an address such as orders@shop.example, not "${address}".`)
  return { name: sellerOf(env).name, address }
}
