import { expect, it } from 'vitest'
import { serversChangedBy } from './servers-changed.ts'

it.each([
  ['packages/core/src/cart/quantity.ts', ['payment', 'gateway', 'storefront']],
  ['packages/react/src/button/button.tsx', ['storefront']],
  ['examples/gateway/src/cart/routes.ts', ['gateway']],
  ['examples/gateway/src/payment-provider/app.ts', ['payment']],
  ['examples/storefront/app/root.tsx', ['storefront']],
  ['examples/partner-blog/pages.ts', ['blog']],
])('a change of %s concerns %j', (path, servers) => {
  expect(serversChangedBy(path)).toEqual(servers)
})

it.each([
  'packages/core/src/cart/quantity.test.ts',
  'packages/core/dist/cart/index.js',
  'examples/storefront/build/server/index.js',
  'examples/storefront/.react-router/types/a.ts',
  'examples/storefront/journeys/purchase.journey.test.ts',
  'examples/storefront/node_modules/.vite/a.js',
  'packages',
])('a change of %s concerns no server', (path) => {
  expect(serversChangedBy(path)).toEqual([])
})
