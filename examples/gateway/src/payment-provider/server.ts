import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { startTracing } from '@selvage/example-tracing/start'
import { identityApp } from '../identity-provider/app.ts'
import { identityAccount } from '../identity-provider/settings.ts'
import { providerApp } from './app.ts'
import { startCallbacks } from './callbacks.ts'
import { paymentKeys } from './secret.ts'
import { providerSettings } from './settings.ts'
import { openStore } from './store.ts'

// The sandbox payment provider: a process of its own with its own store, as a provider is.
const settings = providerSettings(process.env)
const stopTracing = await startTracing('payment-provider', process.env)
const keys = paymentKeys(settings)
const store = openStore(join(settings.dataDir, 'payment', 'provider.sqlite'))
const app = providerApp({ store, apiSecret: keys.api, settings })
// The sandbox identity provider is another company; it shares the process to save one.
app.route(
  '/identity',
  identityApp({ origin: settings.origin, client: identityAccount(process.env) }),
)
const callbacks = startCallbacks({
  store,
  url: settings.callbackUrl,
  key: keys.callback,
  retryMs: settings.retryMs,
})

const server = serve(
  {
    fetch: app.fetch,
    port: settings.port,
    ...(settings.host !== undefined && { hostname: settings.host }),
  },
  () => {
    console.log(`payment provider ${settings.origin}`)
  },
)
server.once('error', (error) => {
  console.error(`The payment provider cannot listen on port ${settings.port}: ${error.message}`)
  process.exit(1)
})

function stop(): void {
  callbacks.stop()
  server.close(() => {
    store.close()
    void stopTracing()
  })
  if ('closeAllConnections' in server) server.closeAllConnections()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
