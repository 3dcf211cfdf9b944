import type { ServiceName } from './services.ts'

const FROM_PACKAGES: Readonly<Record<string, readonly ServiceName[]>> = {
  core: ['payment', 'gateway', 'storefront'],
  i18n: ['gateway', 'storefront'],
  machines: ['storefront'],
  react: ['storefront'],
  embed: ['storefront'],
}
const FROM_EXAMPLES: Readonly<Record<string, readonly ServiceName[]>> = {
  art: ['gateway'],
  gateway: ['gateway'],
  storefront: ['storefront'],
  'partner-blog': ['blog'],
}
/** Files that no server runs: tests, journeys, and the output of builds and installs. */
const NOT_SERVED =
  /\.test\.tsx?$|\/(?:node_modules|dist|build|\.react-router|journeys|tests|testing)(?:\/|$)/

/** Returns the servers that run a source file; `path` begins at the workspace's root. */
export function serversChangedBy(path: string): readonly ServiceName[] {
  if (NOT_SERVED.test(path)) return []
  const [folder, name = ''] = path.split('/')
  if (path.startsWith('examples/gateway/src/payment-provider/')) return ['payment']
  if (folder === 'packages') return FROM_PACKAGES[name] ?? []
  return folder === 'examples' ? (FROM_EXAMPLES[name] ?? []) : []
}
