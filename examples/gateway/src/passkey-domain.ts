/** A passkey works on the hosts of its domain alone, so that one of another domain never would. */
export function passkeyDomainOf(
  value: string | undefined,
  storefronts: readonly [string, ...string[]],
): string {
  if (!value) return new URL(storefronts[0]).hostname
  if (!storefronts.some((origin) => isHostOf(value, origin)))
    throw new Error(
      `PASSKEY_DOMAIN must be the host of a storefront or a domain above it, such as shop.example, not "${value}".`,
    )
  return value
}

/** True for an origin whose host is the domain or one of its own. */
export function isHostOf(domain: string, origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === domain || hostname.endsWith(`.${domain}`)
}
