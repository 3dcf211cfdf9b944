import { ApiError } from '@paypal/paypal-server-sdk'
import type { Client } from '@paypal/paypal-server-sdk'

/** How far the time of an event may be from ours, ms: PayPal repeats one for three days. */
const WINDOW_MS = 3 * 24 * 3_600_000 + 300_000

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/**
 * True for an event that PayPal signed for this webhook, as PayPal itself answers. The event goes
 * there as it came, byte for byte. Throws when PayPal cannot be asked.
 */
export async function isSignedByPaypal(
  client: Client,
  {
    webhookId,
    rawBody,
    headers,
    now,
  }: {
    readonly webhookId: string
    readonly rawBody: string
    readonly headers: Headers
    readonly now: Date
  },
): Promise<boolean> {
  const named: Record<string, string> = { webhook_id: webhookId }
  for (const [field, header] of Object.entries(HEADERS)) {
    const value = headers.get(header)
    if (value === null || value === '') return false
    named[field] = value
  }
  const sentAt = Date.parse(named['transmission_time'] ?? '')
  if (!(Math.abs(now.getTime() - sentAt) <= WINDOW_MS) || !isObject(rawBody)) return false
  const request = client.getRequestBuilderFactory()(
    'POST',
    '/v1/notifications/verify-webhook-signature',
  )
  request.authenticate([{ oauth2: true }])
  request.header('Content-Type', 'application/json')
  request.text(`${JSON.stringify(named).slice(0, -1)},"webhook_event":${rawBody}}`)
  try {
    const { body } = await request.callAsText()
    const answer: unknown = JSON.parse(String(body))
    return (answer as { verification_status?: unknown } | null)?.verification_status === 'SUCCESS'
  } catch (error) {
    // It was asked and rejects what the event says of itself.
    if (error instanceof ApiError && (error.statusCode === 400 || error.statusCode === 422))
      return false
    throw error
  }
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
