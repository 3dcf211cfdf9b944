/** Where the shop and its neighbours live; read once from the environment, passed on from there. */
export interface Settings {
  readonly port: number
  /**
   * The shop's own origin, as shoppers see it: absolute links are built from this, never from a
   * request's Host.
   */
  readonly origin: string
  /** Values of the Host header that this server answers to. */
  readonly hosts: ReadonlySet<string>
  /** The gateway as this server reaches it. */
  readonly gatewayUrl: string
  /** The gateway as a browser reaches it. */
  readonly publicGatewayUrl: string
  /** The payment provider, whose frame the checkout shows. */
  readonly paymentUrl: string
  /** Where shoppers write to; an order too large for the cart goes there. */
  readonly contactEmail: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings; a value that is no address stops the start with a sentence that names it. */
export function readSettings(env: Environment): Settings {
  const port = readPort(env['STOREFRONT_PORT'], 3000)
  const origin = readOrigin('STOREFRONT_URL', env['STOREFRONT_URL'] ?? `http://localhost:${port}`)
  const gatewayUrl = readOrigin(
    'GATEWAY_URL',
    env['GATEWAY_URL'] ?? `http://localhost:${readPort(env['GATEWAY_PORT'], 4000)}`,
  )
  const local =
    env['STOREFRONT_URL'] === undefined
      ? [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]
      : []
  return {
    port,
    origin,
    hosts: new Set([new URL(origin).host, ...local]),
    gatewayUrl,
    publicGatewayUrl: readOrigin('PUBLIC_GATEWAY_URL', env['PUBLIC_GATEWAY_URL'] ?? gatewayUrl),
    paymentUrl: readOrigin(
      'PAYMENT_URL',
      env['PAYMENT_URL'] ?? `http://localhost:${readPort(env['PAYMENT_PORT'], 4001)}`,
    ),
    contactEmail: env['SELVAGE_CONTACT_EMAIL'] ?? 'help@selvage.example',
  }
}

function readPort(value: string | undefined, fallback: number): number {
  const port = Number(value ?? fallback)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`A port must be a number from 0 to 65535, not "${value}".`)
  return port
}

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be an address such as https://shop.example, not "${value}".`)
  return url.origin
}
