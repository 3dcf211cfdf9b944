/** The addresses of the blog, and of the shop whose script its pages load. */
export interface Settings {
  readonly port: number
  /** Origin of the shop's API. */
  readonly gateway: string
  /** Origin of the shop's pages and of the script. */
  readonly storefront: string
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env['BLOG_PORT'] ?? 3001)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`BLOG_PORT must be a port from 0 to 65535, not "${env['BLOG_PORT']}".`)
  return {
    port,
    gateway: new URL(env['GATEWAY_URL'] ?? `http://localhost:${env['GATEWAY_PORT'] ?? 4000}`)
      .origin,
    storefront: new URL(
      env['STOREFRONT_URL'] ?? `http://localhost:${env['STOREFRONT_PORT'] ?? 3000}`,
    ).origin,
  }
}
