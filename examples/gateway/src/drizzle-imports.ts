import { registerHooks } from 'node:module'
import type { ResolveFnOutput } from 'node:module'

// Node 24 parses a package's description again for each of the package's files. Drizzle's has
// 180 kB, so every start of the gateway took a second longer. Its files import each other by their
// full names as modules, and a name that our code imports means the same file everywhere.
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context
    if (specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context)
    const known = found.get(specifier) ?? nextResolve(specifier, context)
    found.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})
