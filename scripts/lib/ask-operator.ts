import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { portsFrom } from '../stack/services.ts'
import { root } from './paths.ts'

/**
 * Asks the running gateway of this machine with the operator's key, because the embedded database
 * has one process. Throws the gateway's sentence.
 */
export async function askOperator<T>(
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const gateway = `http://127.0.0.1:${portsFrom(process.env).gateway}`
  const response = await fetch(gateway + path, {
    method,
    headers: { 'X-Ops-Key': opsKey(), 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(
      `The gateway at ${gateway} does not answer, so nothing was read or changed. Start it with npm start, or name its GATEWAY_PORT.`,
    )
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer as T
  const { errors = [] } = answer as { errors?: { message?: string }[] }
  throw new Error(errors[0]?.message ?? `The gateway answered ${response.status}.`)
}

/** The operator's key, which the gateway keeps in its data folder. */
function opsKey(): string {
  const path = join(resolve(root, process.env['DATA_DIR'] ?? '.data'), 'ops-key')
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new Error(
      `There is no operator's key at ${path}. Start the gateway once, or name its DATA_DIR.`,
    )
  }
}
