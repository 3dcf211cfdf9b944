import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createShopServer } from './shop-server.ts'

// A program that acts for a person starts this and speaks with it over standard input and output.
serveStdio(() =>
  createShopServer({
    gatewayUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
    storefrontUrl: process.env.STOREFRONT_URL ?? 'http://localhost:3000',
  }),
)
