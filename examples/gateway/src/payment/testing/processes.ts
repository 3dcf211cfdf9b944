import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { paymentKeys } from '../../payment-provider/secret.ts'
import type { LedgerRow } from '../../payment-provider/store-rows.ts'
import type { KillPoint } from './kill-points.table.ts'

const SOURCE = join(import.meta.dirname, '../..')
/** Watches a gateway from inside its process and kills it where a test wants it to die. */
const KILL_SWITCH = join(import.meta.dirname, 'kill-switch.ts')
/** The embedded database's WebAssembly is compiled quickly, not well: it is used for a second. */
const QUICK_START = '--liftoff-only'
const START_LIMIT_MS = 60_000
/** Designs of the catalogue that the gateways run on: few, so that a start is quick. */
export const KILL_DESIGNS = 50

interface Running {
  readonly child: ChildProcess
  readonly exit: Promise<NodeJS.Signals | null>
  readonly output: () => string
}

function start(
  file: string,
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Running {
  const child = spawn(
    process.execPath,
    ['--conditions=selvage-source', ...nodeOptions, join(SOURCE, file)],
    { env: { ...process.env, NODE_OPTIONS: '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
    })
  const exit = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_, signal) => {
      resolve(signal)
    })
  })
  return { child, exit, output: () => output }
}

async function untilUp(url: string, running: Running): Promise<void> {
  const until = performance.now() + START_LIMIT_MS
  while (
    performance.now() < until &&
    running.child.exitCode === null &&
    running.child.signalCode === null
  ) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error(`${url} did not come up: ${running.output()}`)
}

/**
 * The real provider and the real gateway, each a process of its own, on free ports and a temporary
 * data folder; a further gateway is started `beside` others, with their provider and folder.
 */
export async function startProcesses(
  more: Readonly<Record<string, string>> = {},
  beside?: { readonly dataDir: string; readonly paymentPort: number },
) {
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'selvage-kill-'))
  const gatewayPort = await getPort()
  const paymentPort = beside?.paymentPort ?? (await getPort())
  const killFile = join(dataDir, 'kill-point')
  writeFileSync(killFile, '')
  const env = {
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(gatewayPort),
    PAYMENT_PORT: String(paymentPort),
    SEED_DESIGNS: String(KILL_DESIGNS),
    DRAW_AT_START: '0',
    LOG: 'silent',
    RATE_LIMIT: '0',
    DECLINE_LIMIT: '0',
    PAYMENT_TIMEOUT_MS: '2000',
    PAYMENT_LEASE_MS: '3000',
    PAYMENT_FAULTS: '1',
    PAYMENT_RETRY_MS: '200',
    SELVAGE_KILL_POINT: killFile,
    ...more,
  }
  const gatewayUrl = `http://localhost:${gatewayPort}`
  const paymentUrl = `http://localhost:${paymentPort}`
  const provider = beside ? undefined : start('payment-provider/server.ts', env)
  let gateway: Running | undefined
  const launchGateway = () => {
    gateway = start('server.ts', env, ['--import', KILL_SWITCH, QUICK_START])
  }
  const gatewayUp = () => untilUp(`${gatewayUrl}/readyz`, running())
  const startGateway = async () => {
    launchGateway()
    await gatewayUp()
  }
  const secret = { authorization: `Bearer ${paymentKeys({ secret: undefined, dataDir }).api}` }
  const running = () => {
    if (!gateway) throw new Error('No gateway was started.')
    return gateway
  }
  const send = (request: Request) => fetch(request)

  return {
    dataDir,
    paymentPort,
    startGateway,
    launchGateway,
    gatewayUp,
    gatewayUrl,
    /** The gateway's process id while it runs. */
    gatewayPid() {
      const { pid, exitCode, signalCode } = running().child
      return exitCode === null && signalCode === null ? pid : undefined
    },
    /** The last that the gateway printed. */
    gatewayOutput: () => running().output(),
    providerUp: () => untilUp(`${paymentUrl}/healthz`, provider ?? running()),
    shop: {
      gateway: { url: gatewayUrl, send },
      provider: { url: paymentUrl, send },
      storefrontOrigin: 'http://localhost:3000',
    },
    arm: (point: KillPoint | '') => {
      writeFileSync(killFile, point)
    },
    /** Waits for the gateway's end; true when it was killed in time. */
    killed: async (limitMs = 20_000) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<string>((resolve) => {
        timer = setTimeout(() => {
          resolve('late')
        }, limitMs)
      })
      const signal = await Promise.race([running().exit, late])
      clearTimeout(timer)
      return signal === 'SIGKILL'
    },
    ledger: async () =>
      (
        (await (await fetch(`${paymentUrl}/ledger`, { headers: secret })).json()) as {
          ledger: LedgerRow[]
        }
      ).ledger,
    faults: async (...faults: object[]) => {
      await fetch(`${paymentUrl}/faults`, {
        method: 'POST',
        headers: { ...secret, 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      })
    },
    /** Stops the gateway in order; gives its exit code. */
    async stopGateway() {
      running().child.kill('SIGTERM')
      await running().exit
      return running().child.exitCode
    },
    async stop() {
      for (const one of [gateway, provider])
        if (one && one.child.exitCode === null && one.child.signalCode === null) {
          one.child.kill('SIGKILL')
          await one.exit
        }
      if (!beside) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type Processes = Awaited<ReturnType<typeof startProcesses>>
