import type { ShopAddress } from '../src/loader/settings.ts'

/**
 * Returns the shops that the script may talk to: the one of SELVAGE_GATEWAY_URL and
 * SELVAGE_STOREFRONT_URL first, then those that SELVAGE_SHOPS lists as `gateway storefront` pairs
 * separated by commas. Both addresses of the first shop default to localhost.
 */
export function builtInShops(
  env: Readonly<Record<string, string | undefined>>,
): readonly [ShopAddress, ...ShopAddress[]] {
  const first: ShopAddress = {
    gateway: origin(env['SELVAGE_GATEWAY_URL'] ?? 'http://localhost:4000'),
    storefront: origin(env['SELVAGE_STOREFRONT_URL'] ?? 'http://localhost:3000'),
  }
  const listed = (env['SELVAGE_SHOPS'] ?? '')
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair): ShopAddress => {
      const [gateway = '', storefront = ''] = pair.trim().split(/\s+/)
      return { gateway: origin(gateway), storefront: origin(storefront) }
    })
  return [first, ...listed]
}

function origin(address: string): string {
  if (!URL.canParse(address))
    throw new Error(
      `"${address}" is no address, so the embed would not find its shop. Write for example SELVAGE_GATEWAY_URL=https://api.example.com.`,
    )
  return new URL(address).origin
}
