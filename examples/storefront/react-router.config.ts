import type { Config } from '@react-router/dev/config'
import { precompress } from './tools/precompress.ts'

const config: Config = {
  ssr: true,
  // The browser has no router: nothing asks for a manifest of routes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
}

export default config
