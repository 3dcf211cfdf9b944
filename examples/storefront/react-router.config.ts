import { globSync, rmSync } from 'node:fs'
import type { Config } from '@react-router/dev/config'
import { build } from 'vite'
import { precompress } from './tools/precompress.ts'

const config: Config = {
  ssr: true,
  // The browser has no router: nothing asks for a manifest of routes.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`
    // The routes' own scripts are never sent: pages are drawn by the server, and islands are built
    // apart.
    for (const file of globSync('assets/*.js', { cwd: client })) rmSync(`${client}/${file}`)
    await build({ configFile: 'vite.islands.config.ts' })
    await precompress(client)
  },
}

export default config
