import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../lib/command.ts'
import { root } from '../lib/paths.ts'

const SOURCE = 'examples/gateway/src'

const FORBIDDEN = [
  ['db/a.ts', 'http/b.ts', 'gateway-database-stands-alone'],
  ['http/a.ts', 'session/b.ts', 'gateway-foundation-knows-no-feature'],
  ['cache/a.ts', 'search/b.ts', 'gateway-foundation-knows-no-feature'],
  ['app-deps.ts', 'payment/b.ts', 'gateway-foundation-knows-no-feature'],
  ['fabric/a.ts', 'cart/b.ts', 'gateway-fabric-knows-earlier-features'],
  ['cart/a.ts', 'checkout/b.ts', 'gateway-cart-knows-earlier-features'],
  ['payment/a.ts', 'mail/b.ts', 'gateway-payment-knows-earlier-features'],
  ['images/a.ts', 'routes.ts', 'gateway-images-knows-earlier-features'],
  ['payment-provider/a.ts', 'payment/b.ts', 'gateway-payment-provider-is-elsewhere'],
] as const

const ALLOWED = [
  ['checkout/a.ts', 'cart/b.ts'],
  ['mail/a.ts', 'payment/b.ts'],
  ['session/a.ts', 'http/b.ts'],
  ['http/c.ts', 'db/b.ts'],
  ['server.ts', 'ops/b.ts'],
  ['fabric/a.test.ts', 'cart/b.ts'],
] as const

interface Violation {
  readonly rule: { readonly name: string }
  readonly from: string
  readonly to: string
}

describe('the floors of the gateway', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvage-floors-'))
  let violations: readonly Violation[] = []
  const rulesBrokenBy = (from: string, to: string) =>
    violations
      .filter((one) => one.from === `${SOURCE}/${from}` && one.to === `${SOURCE}/${to}`)
      .map(({ rule }) => rule.name)

  // One small gateway in which the first file of each pair imports the second.
  beforeAll(async () => {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, SOURCE, file)), { recursive: true })
      writeFileSync(join(folder, SOURCE, file), text)
    }
    writeFileSync(join(folder, 'tsconfig.json'), '{}')
    for (const [, to] of [...FORBIDDEN, ...ALLOWED]) write(to, 'export type B = 1\n')
    for (const [from, to] of [...FORBIDDEN, ...ALLOWED]) {
      const up = from.includes('/') ? '../' : './'
      write(from, `import type { B } from '${up}${to}'\nexport type A = B\n`)
    }
    const config = join(root, '.dependency-cruiser.cjs')
    const { stdout } = await runCommand(
      'depcruise',
      ['--config', config, '--output-type', 'json', 'examples'],
      { cwd: folder },
    )
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
    violations = summary.violations
  }, 60_000)
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(FORBIDDEN)('let %s not import %s', (from, to, rule) => {
    expect(rulesBrokenBy(from, to)).toContain(rule)
  })

  it.each(ALLOWED)('let %s import %s', (from, to) => {
    expect(rulesBrokenBy(from, to)).toEqual([])
  })
})
