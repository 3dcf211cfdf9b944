import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** A line of an order: fabric, wallpaper or a filled yard. */
export interface BookedLine {
  readonly design: { readonly id: number } | null
  readonly fabric: { readonly code: string; readonly size: string } | null
  readonly merchandise: {
    readonly wallpaper_item: { readonly code: string; readonly size: string } | null
  }
  readonly fill_a_yard: { readonly layout: string; readonly image: string } | null
  readonly quantity: { readonly value: number }
  readonly pricing: { readonly raw_price: number; readonly raw_total: number }
}

/** An order in the gateway's ledger. */
export interface BookedOrder {
  readonly number: string
  readonly attempt_id: string
  readonly charge_id: string
  readonly amount_minor: number
  readonly currency: string
  readonly email: string
  readonly partner_key: string | null
  readonly lines: readonly BookedLine[]
  readonly pricing: {
    readonly raw_subtotal: number
    readonly raw_discount: number
    readonly raw_shipping: number
    readonly raw_tax: number
    readonly raw_total: number
    readonly tax_included: boolean
    readonly currency: string
  }
  readonly shipping_address: { readonly country: string; readonly city: string }
}

interface Ledger {
  readonly attempts: readonly {
    readonly id: string
    readonly cart_id: string
    readonly state: string
    readonly code: string | null
  }[]
  readonly charges: readonly {
    readonly attempt_id: string
    readonly charge_id: string
    readonly amount_minor: number
    readonly currency: string
  }[]
  readonly flags: readonly unknown[]
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const { gateway, dataDir } = inject('shop')
  const key = (await readFile(join(dataDir, 'ops-key'), 'utf8')).trim()
  const response = await fetch(gateway + path, {
    headers: { 'X-Ops-Key': key, 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

/** Gives a key to a new partner, as the operator does. */
export async function givePartnerKey(name: string): Promise<string> {
  const { key } = await ask<{ key: string }>('/ops/partners', { name })
  return key
}

/**
 * Returns the one order of an e-mail address. Fails unless it has one charge of the same amount.
 */
export async function bookedOnce(
  email: string,
): Promise<{ order: BookedOrder; declined: readonly (string | null)[] }> {
  const { orders } = await ask<{ orders: BookedOrder[] }>('/ops/orders')
  const own = orders.filter((order) => order.email === email)
  expect(own).toHaveLength(1)
  const [order] = own as [BookedOrder]
  const { attempts, charges, flags } = await ask<Ledger>('/ops/ledger')
  const cart = attempts.find(({ id }) => id === order.attempt_id)?.cart_id
  const tries = attempts.filter((attempt) => attempt.cart_id === cart)
  expect(
    tries.filter(({ state }) => state !== 'declined').map(({ id, state }) => [id, state]),
  ).toEqual([[order.attempt_id, 'ordered']])
  expect(charges.filter(({ attempt_id }) => tries.some(({ id }) => id === attempt_id))).toEqual([
    {
      attempt_id: order.attempt_id,
      charge_id: order.charge_id,
      amount_minor: order.amount_minor,
      currency: order.currency,
    },
  ])
  expect(flags).toEqual([])
  const {
    raw_subtotal: merchandise,
    raw_discount: discount,
    raw_shipping: delivery,
    raw_tax: tax,
    raw_total: total,
    tax_included: included,
  } = order.pricing
  const cents = (amount: number) => Math.round(amount * 100)
  expect(cents(merchandise)).toBe(
    order.lines.reduce((sum, { pricing }) => sum + cents(pricing.raw_total), 0),
  )
  const whole = cents(merchandise) + cents(delivery) + (included ? 0 : cents(tax))
  expect(whole - cents(discount)).toBe(cents(total))
  expect(order.amount_minor).toBe(cents(total))
  return {
    order,
    declined: tries.filter(({ state }) => state === 'declined').map(({ code }) => code),
  }
}

/** Says that an order has left and has arrived, as the operator does. */
export async function deliverOrder(orderNumber: string): Promise<void> {
  await ask(`/ops/orders/${orderNumber}/shipment`, {})
  await ask(`/ops/orders/${orderNumber}/delivered`, {})
}

/** Returns the refunds of an order in the gateway's ledger. */
export async function refundsOf(orderNumber: string): Promise<readonly unknown[]> {
  const { refunds } = await ask<{ refunds: { readonly order_number: string | null }[] }>(
    '/ops/ledger',
  )
  return refunds.filter(({ order_number: number }) => number === orderNumber)
}

/** Waits for the one mail to an e-mail address and returns its text. */
export async function mailTo(email: string, about = ''): Promise<string> {
  const folder = join(inject('shop').dataDir, 'outbox')
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.filter((mail) => mail.includes(`To: ${email}`) && mail.includes(about))
  }
  await expect.poll(async () => (await read()).length).toBe(1)
  const [mail = ''] = await read()
  return textOf(mail)
}

/** The text part of a mail that has an HTML part, too. */
function textOf(mail: string): string {
  const boundary = /^Content-Type: multipart\/alternative;\s+boundary="([^"]+)"/m.exec(mail)?.[1]
  const parts = boundary === undefined ? [mail] : mail.split(`--${boundary}`)
  const part = parts.find((each) => /^Content-Type: text\/plain/m.test(each)) ?? ''
  return /^Content-Transfer-Encoding: base64$/m.test(part)
    ? fromBase64(part)
    : fromQuotedPrintable(part)
}

function fromBase64(mail: string): string {
  return Buffer.from(mail.trimStart().split('\n\n').slice(1).join('\n\n'), 'base64').toString(
    'utf8',
  )
}

function fromQuotedPrintable(mail: string): string {
  const bytes = mail
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
