import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { filesIn, readDocument } from './lib/documents.ts'
import { root } from './lib/paths.ts'

const folder = join(root, 'examples/storefront/node_modules/.cache/preact-guide')
const files = {
  ...Object.fromEntries(filesIn(readDocument('packages/react/guides/preact.md'))),
  'main.tsx': `import { useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
console.log(useState, createPortal, createRoot, <p />)`,
}

// A build's JSX comes from `react/jsx-runtime`, and a development server's from another module.
it('over Preact, the development server of the guide’s configuration serves no React', async () => {
  mkdirSync(folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'silent',
    server: { middlewareMode: true },
    optimizeDeps: { noDiscovery: true },
  })
  const { code = '' } = (await server.environments.client.transformRequest('/main.tsx')) ?? {}
  await server.close()
  rmSync(folder, { recursive: true })
  const imported = [...code.matchAll(/ from "([^"]+)"/g)].map(([, path]) => path)
  expect(imported).toHaveLength(4)
  for (const path of imported) expect(path).toContain('/preact/')
})
