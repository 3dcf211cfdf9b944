import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { startPostgres } from './start-postgres.ts'

const alive = (pid: number): boolean =>
  existsSync(`/proc/${pid}`) ||
  (process.platform !== 'linux' &&
    (() => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    })())
const until = async (holds: () => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 200 && !holds(); tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  return holds()
}

describe('startPostgres', () => {
  it('serves databases of its own and is gone when it is stopped', async () => {
    const postgres = await startPostgres()
    const client = new pg.Client({ connectionString: await postgres.createDatabase('one') })
    await client.connect()
    expect((await client.query('SELECT current_database() AS name')).rows).toEqual([
      { name: 'one' },
    ])
    await client.end()
    const pid = postgres.pid()
    await postgres.stop()
    expect(alive(pid)).toBe(false)
  })

  it('starts again with its data after each way to end', async () => {
    const postgres = await startPostgres()
    const connectionString = await postgres.createDatabase('one')
    const greet = async (): Promise<void> => {
      const client = new pg.Client({ connectionString })
      client.on('error', () => {})
      await client.connect()
      await client.end()
    }
    const pids = [postgres.pid()]
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      await postgres.end(signal)
      await expect(greet()).rejects.toThrow('ECONNREFUSED')
      await postgres.startAgain()
      await greet()
      pids.push(postgres.pid())
    }
    await postgres.stop()
    expect(new Set(pids).size).toBe(4)
    expect(pids.filter(alive)).toEqual([])
  })

  it('ends with a test run that is killed', async () => {
    const module = fileURLToPath(new URL('./start-postgres.ts', import.meta.url))
    const script = `const { startPostgres } = await import(${JSON.stringify(module)}); console.log((await startPostgres()).pid()); setInterval(() => {}, 1000)`
    const run = spawn(
      process.execPath,
      ['--conditions=selvage-source', '--input-type=module', '-e', script],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    const pid = await new Promise<number>((resolve) => {
      run.stdout.once('data', (data: Buffer) => resolve(Number(data.toString())))
    })
    expect(alive(pid)).toBe(true)
    run.kill('SIGKILL')
    expect(await until(() => !alive(pid))).toBe(true)
  })
})
