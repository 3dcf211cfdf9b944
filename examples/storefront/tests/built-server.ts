import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { readSettings } from '../server/settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = `${root}build/server/index.js`

/** The storefront as it is shipped: built when its sources are newer than its build. */
export async function builtApp(environment: Readonly<Record<string, string>> = {}, log: (line: string) => void = () => undefined): Promise<Hono> {
  if (sourcesChangedAt() > changedAt(output)) execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { cwd: root, stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production' } })
  const { createApp } = (await import(/* @vite-ignore */ output)) as typeof import('../server/app.ts')
  return createApp(readSettings(environment), log) as unknown as Hono
}

function sourcesChangedAt(): number {
  const sources = ['app/**/*.{ts,tsx}', 'server/**/*.ts', '*.config.ts', '../../packages/*/src/**/*.{ts,tsx,json,css}']
  return Math.max(...globSync(sources, { cwd: root, exclude: ['**/*.test.*', '**/build/**'] }).map((file) => changedAt(root + file)))
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
