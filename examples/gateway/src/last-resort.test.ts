import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const module = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))

/**
 * Runs a guarded process that meets an error, with a stop that may hang; gives its exit code and
 * its lines.
 */
async function meet(
  error: string,
  hangs = false,
): Promise<{ code: number | null; lines: string[] }> {
  const script = `
    const { guardProcess } = await import(${module('./last-resort.ts')})
    const { jsonLog } = await import(${module('./log.ts')})
    const stop = () => { console.log('stop'); return ${hangs ? 'new Promise(() => {})' : 'Promise.resolve()'} }
    guardProcess(jsonLog((line) => console.log(JSON.parse(line).event)), stop, 50)
    setTimeout(() => { console.log('alive'); process.exit(0) }, 300)
    ${error}`
  const child = spawn(
    process.execPath,
    ['--conditions=selvage-source', '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return { code, lines: output.trim().split('\n') }
}

const lost = "Object.assign(new Error('terminating connection'), { code: '57P01' })"

describe('an error that nothing caught', () => {
  it.each([
    ['thrown', `setTimeout(() => { throw ${lost} })`],
    ['rejected', `void Promise.reject(${lost})`],
    [
      'emitted',
      `
      const { EventEmitter } = await import('node:events')
      setTimeout(() => new EventEmitter().emit('error', ${lost}))`,
    ],
  ])(
    'is logged and does not end the process when it is a lost database connection, %s',
    async (_, error) => {
      expect(await meet(error)).toEqual({ code: 0, lines: ['uncaught', 'alive'] })
    },
  )

  it.each([
    ['thrown', "setTimeout(() => { throw new TypeError('x') })"],
    ['rejected', "void Promise.reject(new TypeError('x'))"],
  ])(
    'is logged and ends the process with code 1 after a stop when it is unknown, %s',
    async (_, error) => {
      expect(await meet(error)).toEqual({ code: 1, lines: ['uncaught', 'stop'] })
    },
  )

  it('ends the process even when the stop does not', async () => {
    const end = await meet("void Promise.reject(new TypeError('x'))", true)
    expect(end).toEqual({ code: 1, lines: ['uncaught', 'stop'] })
  })
})
