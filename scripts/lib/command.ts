import { spawn } from 'node:child_process'
import { root, toolPath } from './paths.ts'

export interface CommandOptions {
  cwd?: string
  env?: Record<string, string>
  /** Past this the whole process group is killed; a hanging tool must not hang the run. */
  limitMs?: number
  /** Shows the output as it comes, besides returning it. */
  show?: boolean
}

export interface CommandResult {
  ok: boolean
  code: number
  stdout: string
  output: string
}

/**
 * Runs a tool of the workspace to its end and returns what it printed; a failure is data, not an
 * exception.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: toolPath, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: killing it also ends the browsers and workers that the tool started.
      detached: true,
    })
    let stdout = ''
    let output = ''
    let late = ''
    const killGroup = () => {
      if (child.pid === undefined) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It ended by itself in the meantime.
      }
    }
    const timer =
      options.limitMs === undefined
        ? undefined
        : setTimeout(() => {
            late = `\n${command} was stopped after ${Math.round((options.limitMs ?? 0) / 1000)} s.`
            killGroup()
          }, options.limitMs)
    process.once('exit', killGroup)
    const collect = (stream: 'stdout' | 'stderr') => (chunk: Buffer) => {
      const text = chunk.toString()
      output += text
      if (stream === 'stdout') stdout += text
      if (options.show === true) process[stream].write(text)
    }
    child.stdout.on('data', collect('stdout'))
    child.stderr.on('data', collect('stderr'))
    const finish = (code: number, note: string) => {
      clearTimeout(timer)
      process.removeListener('exit', killGroup)
      resolve({ ok: code === 0 && note === '', code, stdout, output: output + note })
    }
    child.once('error', (error) => {
      finish(127, `\n${command} could not be started: ${error.message}`)
    })
    child.once('close', (code) => {
      finish(code ?? 1, late)
    })
  })
}
