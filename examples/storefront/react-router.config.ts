import { globSync, rmSync } from 'node:fs'
import type { Config } from '@react-router/dev/config'
import { build } from 'vite'
import { precompress } from './tools/precompress.ts'

const config: Config = {
  ssr: true,
  // The browser has no router that could ask for a manifest of routes.
  routeDiscovery: { mode: 'initial' },
  // Our own forms send `null` from a page without a referrer; `isOwnChange` tells them from others.
  allowedActionOrigins: ['null'],
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`
    // The routes' own scripts are never sent: the server renders pages, and islands have a build of
    // their own.
    for (const file of globSync('assets/*.js', { cwd: client })) rmSync(`${client}/${file}`)
    // The server is started with the islands of one of the two.
    for (const library of ['react', 'preact']) {
      process.env['ISLANDS'] = library
      await build({ configFile: 'vite.islands.config.ts' })
    }
    await precompress(client)
  },
}

export default config
